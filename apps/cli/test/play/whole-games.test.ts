import { readFileSync } from 'node:fs'
import { parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { expect, test } from 'vitest'
import { start, type TestHost, testHost } from './host.ts'

/** Answers as somebody might who has not read the rules: something from the list, a number, or just Enter. */
function somehow(seed: string) {
  const chance = new SeededChance(seed)
  return (prompt: string, seen: string): string => {
    expect(twinsIn(seen)).toEqual([])
    if (prompt.includes('Enter when ready')) return ''
    if (prompt.includes('Type “resign”')) return 'back'
    if (prompt.includes('Do it all the same?')) return chance.pick('sure', ['yes', 'no'])
    if (prompt.includes('a number from')) return chance.pick('n', ['min', 'min', 'max'])
    const keys = [...seen.matchAll(/^ +(\d+) {2}\S/gm)].map(([, key]) => key as string)
    if (prompt.includes('Enter:') && chance.int('enter', 4) > 0) return ''
    return keys.length > 0 ? chance.pick('key', keys) : 'back'
  }
}

/** Lines of one list that read the same, so that nobody could tell them apart. */
function twinsIn(seen: string): string[] {
  const lines = [...seen.matchAll(/^ +(\d+) {2}(\S.*)$/gm)].map(([, key, label]) => ({ key: Number(key), label }))
  return lines.flatMap(({ key, label }, i) => {
    // Further down the same list each key is so many higher as there are lines between.
    const twin = lines.find((other, j) => j > i && other.label === label && other.key - key === j - i)
    return twin ? [`${key} ${label}`] : []
  })
}

async function expectVerified(host: TestHost) {
  const [file = ''] = host.kept('matches')
  const record = parseRecord(readFileSync(file, 'utf8'))
  const box = await findGame(record.game)?.load()
  expect(box && verify(box.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
  expect(host.terminal.text).toContain('The match is over')
  return record
}

test('a person plays Ludomercatus to its round limit among bots', async () => {
  const host = testHost(somehow('market'))
  const options = ['roundLimit=12']
  expect(await start(host, { game: 'ludomercatus', seats: 'human,normal,easy', seed: 'forum', options })).toBe(0)
  const record = await expectVerified(host)
  expect(record.moves.filter(({ seat }) => seat === 0).length).toBeGreaterThan(12)
})

test('three people share a terminal for Ludomercatus without ever hiding the screen', async () => {
  const host = testHost(somehow('three'))
  const options = ['roundLimit=5']
  expect(await start(host, { game: 'ludomercatus', seats: 'human,human,human', seed: 'trio', options })).toBe(0)
  await expectVerified(host)
  expect(host.terminal.clears).toEqual([])
})

test('four people and a banker play Banca at one table', async () => {
  const host = testHost(somehow('bank'))
  const options = ['mode=table', 'maxTurns=4']
  expect(await start(host, { game: 'banca', seats: 'human,human,human,human', seed: 'four', options })).toBe(0)
  const record = await expectVerified(host)
  expect(record.moves.some(({ seat }) => seat === -1)).toBe(true)
  expect(host.terminal.clears.length).toBeGreaterThan(4)
})

test('people and bots play Banca at one table, and bots bid where the banker opens the bidding', async () => {
  const host = testHost(somehow('mixed bank'))
  const options = ['mode=table', 'maxTurns=8']
  expect(await start(host, { game: 'banca', seats: 'human,normal,human,easy', seed: 'mixed', options })).toBe(0)
  const record = await expectVerified(host)
  const made = (seats: readonly number[]) =>
    new Set(record.moves.filter(({ seat }) => seats.includes(seat)).map(({ move }) => move.type))
  expect([...made([1, 3])]).toEqual(expect.arrayContaining(['exitChoice', 'decide', 'bid']))
  expect([...made([-1])]).toContain('openBidding')
})

test('a person plays Banca live against bots', async () => {
  const host = testHost(somehow('live'))
  expect(
    await start(host, { game: 'banca', seats: 'human,normal,easy,random', seed: 'live', options: ['maxTurns=6'] }),
  ).toBe(0)
  await expectVerified(host)
})

test('a person plays Imperio to its last page among bots, bidding and acting', async () => {
  const host = testHost(somehow('lima'))
  expect(await start(host, { game: 'imperio', seats: 'human,normal,easy,normal', seed: 'lima', lang: 'en' })).toBe(0)
  const record = await expectVerified(host)
  const own = record.moves.filter(({ seat }) => seat === 0).map(({ move }) => move.type)
  expect([...new Set(own)]).toEqual(expect.arrayContaining(['bid', 'action', 'dealOffer', 'moodVote']))
})

test('a person plays Carcosa among bots until the house closes, one soul against a King’s seat', async () => {
  const host = testHost(somehow('house'))
  const options = ['kingMode=SEAT', 'maxRounds=8']
  expect(
    await start(host, {
      game: 'carcosa',
      seats: 'human,normal,easy,normal,normal',
      seed: 'house',
      options,
      lang: 'en',
    }),
  ).toBe(0)
  const record = await expectVerified(host)
  expect(record.moves.filter(({ seat }) => seat === 0).length).toBeGreaterThan(12)
  expect(record.moves.some(({ seat }) => seat === 4)).toBe(true)
  expect(host.terminal.text).toContain('EL REY')
})

test('a person plays Aufbau for six rounds among bots, ending each turn when nothing is left to do', async () => {
  const host = testHost(somehow('estate'))
  const options = ['maxRounds=6', 'abundance=true']
  expect(await start(host, { game: 'aufbau', seats: 'human,normal,easy', seed: 'estate', options, lang: 'en' })).toBe(0)
  const record = await expectVerified(host)
  expect(record.moves.filter(({ seat }) => seat === 0).length).toBeGreaterThan(6)
  expect(host.terminal.text).toContain('AUFBAU')
})
