import { describe, expect, test } from 'vitest'
import {
  BadRecord,
  commitSeed,
  isRefusal,
  Match,
  type MatchRecord,
  mixSeed,
  parseRecord,
  recordOf,
  replay,
  verify,
  verifying,
  writeRecord,
  writeTwin,
} from '../src/index.ts'
import { start, toy } from './toy.ts'

function played(): MatchRecord {
  const match = Match.start(toy, start('the seed', { target: 30 }))
  if (isRefusal(match)) throw new Error(match.code)
  match.submit(0, { type: 'add', count: 3, times: 2 }, { at: 5 })
  match.submit(0, { type: 'undo', reason: 'a "slip"' })
  for (let seat = 0; !match.outcome(); seat = 1 - seat) match.submit(seat, { type: 'roll' }, { by: 'clock' })
  return recordOf(match, { withSeed: true })
}
const record = played()
const last = record.moves.length
interface Editable {
  seed: string
  moves: { move: object }[]
  hashes: { hash: string }[]
}
const edited = (change: (copy: Editable) => void) => {
  const copy = JSON.parse(writeRecord(record))
  change(copy)
  return parseRecord(JSON.stringify(copy))
}
const divergence = (r: MatchRecord) => verify(toy, r).divergence

describe('a record', () => {
  test('is the same in both its files, byte for byte when written again', () => {
    for (const write of [writeRecord, writeTwin]) {
      const text = write(record)
      expect(parseRecord(text)).toEqual(record)
      expect(write(parseRecord(text))).toBe(text)
    }
  })

  test('is verified move by move for those who ask for it, with the same verdict', () => {
    const work = verifying(toy, record)
    const seqs: number[] = []
    let step = work.next()
    for (; !step.done; step = work.next()) seqs.push(step.value)
    expect(seqs).toEqual([0, ...record.moves.map(({ seq }) => seq)])
    expect(step.value).toEqual(verify(toy, record))
  })

  test.each(['clock', 'autopilot', 'bot'] as const)('keeps that a move was made by the %s, in both its files', (by) => {
    const match = Match.start(toy, start('the seed'))
    if (isRefusal(match)) throw new Error(match.code)
    match.submit(0, { type: 'roll' }, { by, at: 7 })
    const short = recordOf(match, { withSeed: true })
    for (const write of [writeRecord, writeTwin]) {
      const parsed = parseRecord(write(short))
      expect(parsed.moves[0]).toMatchObject({ by, at: 7 })
      const again = replay(toy, parsed)
      expect(!isRefusal(again) && again.log[0]).toMatchObject({ by, at: 7 })
    }
  })

  test('takes nothing from a line of its twin that only looks like a field', () => {
    const hostile = writeTwin(record)
      .replace(/^outcome .*\n/m, '')
      .replace(/\n/, '\n__proto__ {"outcome":{"reason":"x"}}\n')
    expect(parseRecord(hostile).outcome).toBeUndefined()
  })

  test('has one line per move in its readable twin', () => {
    expect(
      writeTwin(record)
        .split('\n')
        .filter((line) => /^\d+ 0 |^\d+ 1 /.test(line)),
    ).toHaveLength(last)
  })

  test('verifies', () => {
    expect(verify(toy, record)).toEqual({ seedHolds: true, moves: last, divergence: undefined })
  })

  test('holds back the seed when it may not be known, and then cannot be verified', () => {
    const { seed: _seed, ...sealed } = record
    expect(divergence(sealed)).toEqual({ seq: 0, why: 'seed' })
    expect(writeRecord(sealed)).not.toContain('the seed')
  })

  test('a changed move is named', () => {
    const found = divergence(edited((r) => set(r, 3, { type: 'add', count: 1, times: 1 })))
    expect(found).toMatchObject({ seq: 4, why: 'hash' })
  })

  test('a move that cannot be made is named with its reason', () => {
    const found = divergence(edited((r) => set(r, 3, { type: 'add', count: 9, times: 1 })))
    expect(found).toMatchObject({ seq: 4, why: 'refused', refusal: { code: 'E_RANGE' } })
  })

  test('a changed hash is named', () => {
    const found = divergence(edited((r) => ((r.hashes[4] as { hash: string }).hash = 'f00')))
    expect(found).toEqual({ seq: 4, why: 'hash' })
  })

  test('a missing hash is named', () => {
    expect(divergence(edited((r) => r.hashes.splice(2, 1)))).toEqual({ seq: 2, why: 'missing-hash' })
  })

  test('a match cut short is known by the links that are left over', () => {
    const cut = edited((r) => r.moves.pop())
    expect(divergence({ ...cut, outcome: undefined } as unknown as MatchRecord)).toEqual({
      seq: last - 1,
      why: 'extra-hash',
    })
  })

  test('damage to one move or link says which', () => {
    const seqOf = (text: string) => {
      try {
        return parseRecord(text)
      } catch (error) {
        return (error as BadRecord).seq
      }
    }
    const text = writeRecord(record)
    expect(seqOf(text.replace('{"seq":3,"seat"', '{"seq":4,"seat"'))).toBe(3)
    expect(seqOf(text.replace('{"seq":3,"hash"', '{"seq":3,"hush"'))).toBe(3)
    expect(seqOf('{"format":"other"}')).toBeUndefined()
  })

  test('a changed seed breaks its commitment and the set-up', () => {
    const found = verify(
      toy,
      edited((r) => (r.seed = 'the sead')),
    )
    expect(found).toMatchObject({ seedHolds: false, divergence: { seq: 0, why: 'hash' } })
  })

  test('another seed with its own commitment is found out by the luck', () => {
    const found = verify(toy, { ...record, seedCommit: record.seedCommit, seed: 'other' })
    expect(found.divergence).toMatchObject({ seq: 0 })
  })

  describe('of a seed that people and a server mixed', () => {
    const contributions = [
      { name: 'Ana', entropy: 'her dice' },
      { name: 'Beto', entropy: '' },
    ]
    const serverSeed = 'the secret'
    const fairness = { serverSeedCommit: commitSeed(serverSeed), serverSeed, contributions }
    const match = Match.start(toy, start(mixSeed([serverSeed, 'her dice', ''])))
    if (isRefusal(match)) throw new Error(match.code)
    match.submit(0, { type: 'roll' })
    const plain = recordOf(match, { withSeed: true })
    const fair: MatchRecord = { ...plain, fairness }

    test('says so in both its files, with the same hashes', () => {
      for (const write of [writeRecord, writeTwin]) {
        const parsed = parseRecord(write(fair))
        expect(parsed).toEqual(fair)
        expect(write(parsed)).toBe(write(fair))
        expect(verify(toy, parsed)).toEqual({ seedHolds: true, moves: 1, divergence: undefined })
      }
    })

    test.each([
      ['another secret', { ...fairness, serverSeed: 'other' }, 'commitment'],
      ['another commitment', { ...fairness, serverSeedCommit: commitSeed('other') }, 'commitment'],
      [
        'another secret with its commitment',
        { ...fairness, serverSeed: 'o', serverSeedCommit: commitSeed('o') },
        'mixture',
      ],
      ['a contribution left out', { ...fairness, contributions: contributions.slice(1) }, 'mixture'],
      ['contributions in another order', { ...fairness, contributions: contributions.toReversed() }, 'mixture'],
    ] as const)('is found out with %s', (_, changed, unfairness) => {
      expect(verify(toy, { ...fair, fairness: changed })).toMatchObject({ seedHolds: true, unfairness })
    })

    test.each([null, {}, { ...fairness, serverSeed: 1 }, { ...fairness, contributions: [{ name: 'Ana' }] }])(
      'is damaged when that cannot be read (%#)',
      (damaged) => {
        const text = JSON.stringify({ ...fair, fairness: damaged })
        expect(() => parseRecord(text)).toThrow('fairness')
      },
    )
  })

  test('a changed outcome is found', () => {
    const found = divergence({ ...record, outcome: { reason: 'full', ranks: [2, 2], winners: [], scores: [0, 0] } })
    expect(found).toEqual({ seq: last, why: 'outcome' })
  })

  test('bad options are found at set-up', () => {
    expect(divergence({ ...record, options: { target: -1 } })).toMatchObject({ seq: 0, why: 'setup' })
  })

  test('can be played again up to any move, and listened to', () => {
    const heard: number[] = []
    const match = replay(toy, record, 3, (entry) => heard.push(entry?.seq ?? 0))
    expect(!isRefusal(match) && match.seq).toBe(3)
    expect(heard).toEqual([0, 1, 2, 3])
  })

  test.each([
    ['', 'not valid JSON'],
    ['{', 'not valid JSON'],
    ['[]', 'not a Ludoteca record'],
    ['{"format":"other"}', 'not a Ludoteca record'],
    ['{"format":"ludoteca-record","formatVersion":4}', 'format 4 is not known'],
    ['{"format":"ludoteca-record","formatVersion":{"toString":1}}', 'formatVersion'],
    [writeRecord(record).replace('"rulesVersion": 1', '"rulesVersion": "1"'), 'rulesVersion'],
    [writeRecord(record).replace('"seq":3', '"seq":4'), 'moves[2].seq'],
    [writeRecord(record).replace('"seat":1', '"seat":"1"'), 'seat'],
    [writeRecord(record).replace('"by":"clock"', '"by":"magic"'), 'moves[2].by'],
    [writeTwin(record).replace('{"by":"clock"}', '{"by":"magic"}'), 'moves[2].by'],
    [writeTwin(record).replace('3 0 roll {}', '3 0 roll {'), 'line'],
    [writeTwin(record).replace('options {', 'options ['), 'line'],
  ])('a damaged text says what is wrong (%#)', (text, why) => {
    const parse = () => parseRecord(text)
    expect(parse).toThrow(BadRecord)
    expect(parse).toThrow(why)
  })
})

function set(r: Editable, index: number, move: object): void {
  r.moves[index] = { ...r.moves[index], move }
}
