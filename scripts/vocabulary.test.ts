import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './files.ts'

// One word for each thing, from the rules to the screen: decisions/0033. Words that were given up for another one do not come
// back in names or comments. Texts for people are none of this: what stands in quotation marks is not looked at.

/** What was retired, and what is said instead. */
const RETIRED: Readonly<Record<string, string>> = {
  sheet: 'state, or view',
  desk: 'the match, room, table or client that is meant',
  landlord: 'rooms, or what is meant',
  house: 'server, administrators, shared',
  ear: 'listener, viewer',
  ears: 'listener, viewer',
  bell: 'subscription',
  deaf: 'unsubscribed',
  blind: 'unsubscribed',
  deafen: 'pause reading',
  hear: 'receive, be told, know',
  hears: 'receives, is told, knows',
  heard: 'received, was told, knew',
  unheard: 'missed',
  overhear: 'trace',
  overheard: 'traced',
  ledger: 'cache, log',
  ledgers: 'caches, logs',
  errand: 'request',
  errands: 'requests',
  upkeep: 'periodic task',
  alarm: 'timer',
  due: 'wake time, deadline, overdue',
  dues: 'wake times, deadlines',
  deed: 'move, action',
  deeds: 'moves, actions',
  complaint: 'refusal',
  complaints: 'refusals',
  objection: 'refusal',
  objections: 'refusals',
  doorkeeper: 'authenticator',
  news: 'facts, changes',
}

/** Folders in which they are not to come back. */
const FOLDERS = [
  'apps/server/src',
  'packages/protocol/src',
  'packages/client/src',
  'apps/web/src/kit',
  'apps/web/src/match',
  'apps/web/src/stores',
]

/** Names that are given elsewhere, and may be used. */
const GIVEN: readonly { readonly name: RegExp; readonly why: string }[] = [
  { name: /\bdue_at\b/g, why: 'a column of the database' },
  { name: /\b(?:snapshot\?\.)?heard(?=[:)]| FactCounts)/g, why: 'a field of stored snapshots' },
  {
    name: /\bhears\b(?=[,(])|[.]hear\(|\bhear: \(\)/g,
    why: 'the kernel’s question who may see a fact, and its readers',
  },
  { name: /\bhearDraws\b/g, why: 'the kernel’s' },
  {
    name: /\b(?:rating\.)?house\b|\bofHouse\b/g,
    why: 'the game itself as a side of a rated match, in the kernel and in stored sides',
  },
]

/** A word as whole, however it is written: `heardBy`, `HEARD_BY` and `heard-by` all hold `heard`. */
function wordsIn(code: string): readonly string[] {
  return code
    .replace(/(?<=[a-z0-9])(?=[A-Z])|[^\p{L}]+/gu, ' ')
    .toLowerCase()
    .split(' ')
}

/** A source without what stands in quotation marks. */
function withoutTexts(source: string): string {
  return source.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''")
}

/** What a line says in words of its own. */
function ownWords(line: string): readonly string[] {
  return wordsIn(GIVEN.reduce((rest, { name }) => rest.replace(name, ''), withoutTexts(line)))
}

describe('words that were retired stay retired', () => {
  test.each(FOLDERS)('in %s', (folder) => {
    const found = filesBelow(folder, /\.tsx?$/).flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.flatMap((line, i) =>
        ownWords(line)
          .filter((word) => Object.hasOwn(RETIRED, word))
          .map((word) => `${file}:${i + 1}: ${word} (${RETIRED[word]}): ${line.trim()}`),
      )
    })
    expect(found).toEqual([])
  })

  test('also in the names of files', () => {
    const files = FOLDERS.flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    expect(files.filter((file) => wordsIn(file).some((word) => Object.hasOwn(RETIRED, word)))).toEqual([])
  })

  test('however they are written, and not inside of other words or of texts', () => {
    expect(ownWords('heardBy HEARD_BY x.heard /** Heard. */').filter((word) => word === 'heard')).toHaveLength(4)
    expect(ownWords('heartbeat stylesheet residue').filter((word) => Object.hasOwn(RETIRED, word))).toEqual([])
    expect(ownWords("say('the desk')")).not.toContain('desk')
  })

  test('and names that are given elsewhere are still used', () => {
    const sources = FOLDERS.flatMap((folder) => filesBelow(folder, /\.tsx?$/)).map((file) => readFileSync(file, 'utf8'))
    for (const { name, why } of GIVEN)
      expect(
        sources.some((source) => source.search(name) >= 0),
        why,
      ).toBe(true)
  })
})
