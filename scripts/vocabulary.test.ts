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

/** Folders that serve all games, with what one of them may say all the same, and why. */
const FOLDERS: readonly { readonly folder: string; readonly except?: Readonly<Record<string, string>> }[] = [
  { folder: 'apps/server/src' },
  { folder: 'packages/protocol/src' },
  { folder: 'packages/client/src' },
  { folder: 'apps/web/src/kit' },
  { folder: 'apps/web/src/match' },
  { folder: 'apps/web/src/stores' },
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

describe('words that were retired stay retired', () => {
  test.each(FOLDERS)('in $folder', ({ folder, except = {} }) => {
    const found = filesBelow(folder, /\.tsx?$/).flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.flatMap((line, i) =>
        wordsIn(withoutTexts(line))
          .filter((word) => Object.hasOwn(RETIRED, word) && !Object.hasOwn(except, word))
          .map((word) => `${file}:${i + 1}: ${word} (${RETIRED[word]}): ${line.trim()}`),
      )
    })
    expect(found).toEqual([])
  })

  test('also in the names of files', () => {
    const files = FOLDERS.flatMap(({ folder }) => filesBelow(folder, /\.tsx?$/))
    expect(files.filter((file) => wordsIn(file).some((word) => Object.hasOwn(RETIRED, word)))).toEqual([])
  })

  test('however they are written, and not inside of other words or of texts', () => {
    expect(wordsIn('heardBy HEARD_BY x.heard /** Heard. */').filter((word) => word === 'heard')).toHaveLength(4)
    expect(wordsIn('heartbeat stylesheet news4 residue')).not.toContain('heard')
    expect(wordsIn(withoutTexts("say('the house', `of ${cards}`)"))).not.toContain('house')
  })
})
