import { describe, expect, test } from 'vitest'
import {
  BadRecord,
  type GeneratorName,
  isRefusal,
  Match,
  type MatchRecord,
  type MatchStart,
  parseRecord,
  recordOf,
  replay,
  SeededChance,
  startOf,
  verify,
  writeRecord,
  writeTwin,
} from '../src/index.ts'
import { start, toy } from './toy.ts'

const OPTIONS = { undo: 'any', target: 40 } as const

function begin(changes: Partial<MatchStart> = {}, game = toy) {
  const match = Match.start(game, { ...start('the seed', OPTIONS), ...changes })
  if (isRefusal(match)) throw new Error(match.code)
  return match
}

function playOn(match: ReturnType<typeof begin>): void {
  for (let seat = match.seq % 2; !match.outcome(); seat = 1 - seat) match.submit(seat, { type: 'roll' })
}

function played(changes: Partial<MatchStart> = {}): MatchRecord {
  const match = begin(changes)
  playOn(match)
  return recordOf(match, { withSeed: true })
}

/** The very text that was written before records named their generator. */
const OF_BEFORE = `{
  "format": "ludoteca-record",
  "formatVersion": 1,
  "game": "toy",
  "rulesVersion": 1,
  "options": {"target":12,"undo":"any"},
  "seats": [{"name":"Ana","kind":"human"},{"name":"Beto","kind":"human"}],
  "seedCommit": "7899fb893f7fd3c9126a85151a11a7b244f076bf83356de5baaeea7fe162d7f4",
  "seed": "the seed",
  "moves": [
    {"seq":1,"seat":0,"move":{"type":"roll"}},
    {"seq":2,"seat":1,"move":{"type":"roll"}},
    {"seq":3,"seat":0,"move":{"type":"roll"}},
    {"seq":4,"seat":1,"move":{"type":"roll"}},
    {"seq":5,"seat":0,"move":{"type":"roll"}}
  ],
  "hashes": [
    {"seq":0,"hash":"bf5ab8e0dedebcf1b93821091227b61b8087e3b8e157f9615025120528fe5947"},
    {"seq":1,"hash":"be3ec0b49c3e633a5c0c291ba764c484522baad0427cb14ffca9e07a3f2da014"},
    {"seq":2,"hash":"6977214375b4f25a9f01d6ffd34d6575f94fd2337ef5498dc301a7a84fe5565f"},
    {"seq":3,"hash":"2db7737001ae0b9e07d53dd8a9b06b8c9b36ace9a6681e394a6a4dc795d55bcb"},
    {"seq":4,"hash":"f91fb2c8491ce1e25826409253de034abfd1178b06681cb87b8d28f08f97043c"},
    {"seq":5,"hash":"9e3af625992b75d7e47d02d4a2e454db47675d34ff0bf261fe57224a2ab20ffa"}
  ],
  "outcome": {"reason":"full","ranks":[1,2],"winners":[0],"scores":[21,12]}
}
`

const today = played()
const before = played({ generator: 'xoroshiro128+' })

describe('the generator of a match', () => {
  test('is ChaCha12 unless somebody says otherwise, and stands in its record', () => {
    expect(begin().generator).toBe('chacha12')
    expect(today).toMatchObject({ formatVersion: 2, generator: 'chacha12' })
    expect(verify(toy, today)).toEqual({ seedHolds: true, moves: today.moves.length, divergence: undefined })
  })

  test('of matches of before is not named, and their records are what they were', () => {
    expect(before).toMatchObject({ formatVersion: 1 })
    expect(before).not.toHaveProperty('generator')
    const old = parseRecord(OF_BEFORE)
    expect(verify(toy, old)).toEqual({ seedHolds: true, moves: old.moves.length, divergence: undefined })
    const again = replay(toy, old)
    if (isRefusal(again)) throw new Error(again.code)
    expect(again.generator).toBe('xoroshiro128+')
    expect(writeRecord(recordOf(again, { withSeed: true }))).toBe(OF_BEFORE)
  })

  test.each([
    ['of today', today],
    ['of before', before],
  ])('comes through both files of a record %s, byte for byte', (_name, record) => {
    for (const write of [writeRecord, writeTwin]) {
      const text = write(record)
      expect(parseRecord(text)).toEqual(record)
      expect(write(parseRecord(text))).toBe(text)
    }
  })

  test('is bound by the first link of the chain', () => {
    const swapped = parseRecord(writeRecord(today).replace('"chacha12"', '"xoroshiro128+"'))
    expect(verify(toy, swapped).divergence).toMatchObject({ seq: 0, why: 'hash' })
    const { generator: _, ...unnamed } = today
    expect(verify(toy, { ...unnamed, formatVersion: 1 }).divergence).toMatchObject({ seq: 0, why: 'hash' })
    const named: MatchRecord = { ...before, formatVersion: 2, generator: 'chacha12' }
    expect(verify(toy, named).divergence).toMatchObject({ seq: 0, why: 'hash' })
  })

  test('is bound by it also where the set-up draws nothing', () => {
    const alike: typeof toy = {
      ...toy,
      setup: (config, seats, io) => toy.setup(config, seats, { ...io, chance: new SeededChance('always the same') }),
    }
    const links = [begin({}, alike), begin({ generator: 'xoroshiro128+' }, alike)].map((match) => match.linkAt(0))
    expect(links[0]).not.toBe(links[1])
  })

  test.each([
    ['"generator": "dice"', 'the generator "dice" is not known here'],
    ['"generator": "constructor"', 'the generator "constructor" is not known here'],
    ['"generator": 7', 'generator'],
    ['"other": 7', 'generator'],
  ])('that nobody knows is named: %s', (field, why) => {
    const parse = () => parseRecord(writeRecord(today).replace('"generator": "chacha12"', field))
    expect(parse).toThrow(BadRecord)
    expect(parse).toThrow(why)
  })

  test('belongs to format 2, and to 3 with a pack, and to no other', () => {
    const parse = (version: number) => () =>
      parseRecord(writeRecord(today).replace('"formatVersion": 2', `"formatVersion": ${version}`))
    expect(parse(1)).toThrow('generator')
    expect(parse(3)).toThrow('pack')
    expect(parse(4)).toThrow('format 4 is not known')
    expect(() => parseRecord(writeTwin(today).replace('format 2', 'format 4'))).toThrow('format 4 is not known')
  })

  test.each(['chacha12', 'xoroshiro128+'] satisfies GeneratorName[])(
    '%s goes on through snapshots, JSON and undo, wherever they are taken',
    (generator) => {
      const whole = begin({ generator })
      playOn(whole)
      for (let seq = 0; seq < whole.seq; seq++) {
        const match = begin({ generator })
        for (let i = 0; i < seq; i++) match.submit(i % 2, { type: 'roll' })
        const snapshot = JSON.parse(JSON.stringify(match.snapshot()))
        const resumed = Match.resume(toy, startOf(recordOf(match, { withSeed: true })), snapshot)
        if (isRefusal(resumed)) throw new Error(resumed.code)
        expect(resumed.generator).toBe(generator)
        // What is taken back is drawn again.
        const draws = [resumed, resumed].map((one) => {
          const answer = one.submit(seq % 2, { type: 'roll' })
          one.submit(seq % 2, { type: 'undo' })
          return answer.ok && answer.entry.draws
        })
        expect(draws).toEqual([whole.log[seq]?.draws, whole.log[seq]?.draws])
        playOn(match)
        expect(match.linkAt(match.seq)).toBe(whole.linkAt(whole.seq))
      }
    },
  )
})
