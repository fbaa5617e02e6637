import { describe, expect, test } from 'vitest'
import { Broken, canonical, hashText, isRefusal, Match, type Refusal } from '../src/index.ts'
import { type Config, type Fact, type Move, type State, start, toy, type View } from './toy.ts'

type ToyMatch = Match<Config, State, Move, View, Fact>
function begin(seed?: string, options?: Partial<Config>): ToyMatch {
  return sound(Match.start(toy, start(seed, options)))
}
function sound(match: ToyMatch | Refusal): ToyMatch {
  if (isRefusal(match)) throw new Error(match.code)
  return match
}
const trace = (match: ToyMatch) => canonical([match.position.state, match.snapshot().chance, match.log, match.seq])
const code = (match: ToyMatch, seat: number, move: unknown) => {
  const answer = match.submit(seat, move)
  return answer.ok ? 'ok' : answer.refusal.code
}
const add = (count: number, times = 1) => ({ type: 'add', count, times })
const roll = { type: 'roll' }
const undo = { type: 'undo' }

describe('starting a match', () => {
  test.each([
    [{ options: { target: 1 } }, 'E_CONFIG'],
    [{ options: { nonsense: 1 } }, 'E_CONFIG'],
    [{ seats: [{ name: 'Ana', kind: 'human' }] }, 'E_CONFIG'],
    [
      {
        seats: [
          { name: 'Ana', kind: 'human' },
          { name: ' ana ', kind: 'human' },
        ],
      },
      'E_NAMES',
    ],
    [
      {
        seats: [
          { name: 'Ana', kind: 'human' },
          { name: '  ', kind: 'human' },
        ],
      },
      'E_NAMES',
    ],
    [
      {
        seats: [
          { name: 'Ana', kind: 'human' },
          { name: 'x'.repeat(21), kind: 'human' },
        ],
      },
      'E_NAMES',
    ],
  ])('%j is refused with %s', (change, expected) => {
    const match = Match.start(toy, { ...start(), ...change })
    expect(isRefusal(match) && match.code).toBe(expected)
  })
})

describe('submitting', () => {
  test('an accepted move is logged with its draws', () => {
    const match = begin()
    expect(code(match, 0, add(2))).toBe('ok')
    const answer = match.submit(1, roll, { by: 'clock', at: 7 })
    expect(answer.ok && answer.entry).toMatchObject({ seq: 2, seat: 1, move: roll, by: 'clock', at: 7 })
    expect(match.log.map(({ draws }) => draws.length)).toEqual([0, 1])
  })

  test.each([
    [1, roll, 'E_SEAT'],
    [0, { type: 'cheer' }, 'E_SEAT'],
    [1, { type: 'nonsense' }, 'E_PHASE'],
    [7, roll, 'E_SEAT'],
    [0, null, 'E_FORMAT'],
    [0, 'roll', 'E_FORMAT'],
    [0, { type: 'add', count: 1 }, 'E_FORMAT'],
    [0, { type: 'add', count: 1, times: '1' }, 'E_FORMAT'],
    [0, { type: 'add', count: 1, times: 1, more: 1 }, 'E_FORMAT'],
    [0, add(4), 'E_RANGE'],
    [0, add(3, 9), 'E_MUCH'],
  ])('seat %i may not %j: %s, and nothing changes, not even the luck', (seat, move, expected) => {
    const match = begin()
    const before = trace(match)
    expect(code(match, seat, move)).toBe(expected)
    expect(trace(match)).toBe(before)
  })

  test('the log does not change when the sender goes on using its object', () => {
    const match = begin()
    const move = add(2)
    match.submit(0, move)
    move.count = 3
    expect(match.log[0]?.move).toEqual(add(2))
  })

  test('a finished match takes no more moves', () => {
    const match = begin('x', { target: 5 })
    match.submit(0, add(3))
    match.submit(1, add(2))
    expect(match.outcome()?.reason).toBe('full')
    expect(code(match, 0, roll)).toBe('E_OVER')
  })

  test('a bug names game, version and move, and keeps the seed to itself', () => {
    const broken = {
      ...toy,
      apply: () => {
        throw new Error('planted')
      },
    }
    const match = Match.start(broken, start('very secret seed'))
    if (isRefusal(match)) throw new Error(match.code)
    const submit = () => match.submit(0, roll)
    expect(submit).toThrow(Broken)
    expect(submit).toThrow(/planted.*toy.*"seq":1/)
    expect(submit).not.toThrow('very secret seed')
  })

  test('a view is cut loose from the state', () => {
    const match = begin()
    const before = match.view(0)
    match.submit(0, add(2))
    expect(before.sum).toBe(0)
  })
})

describe('taking back', () => {
  test('a seat takes back its own last move, and the log keeps both', () => {
    const match = begin()
    const before = canonical(match.position.state)
    match.submit(0, add(2))
    expect(code(match, 0, { ...undo, reason: 'slip' })).toBe('ok')
    expect(canonical(match.position.state)).toBe(before)
    expect(match.log.map(({ move }) => move.type)).toEqual(['add', 'undo'])
    expect([...match.undone()]).toEqual([1])
    expect(code(match, 0, undo)).toBe('E_NOTHING')
  })

  test('not another seat’s move, not past a draw, not past a reveal', () => {
    const match = begin('x', { target: 100 })
    match.submit(0, add(2))
    expect(code(match, 1, undo)).toBe('E_UNDO')
    match.submit(1, roll)
    expect(code(match, 1, undo)).toBe('E_UNDO')
    match.submit(0, { type: 'peek', at: 1 })
    expect(code(match, 0, undo)).toBe('E_UNDO')
  })

  test('not when the options forbid it', () => {
    const match = begin('x', { undo: 'none' })
    match.submit(0, add(2))
    expect(code(match, 0, undo)).toBe('E_UNDO')
  })

  test('with the right to take back anything, all the way to the start and with the same luck again', () => {
    const match = begin('x', { undo: 'any', target: 1000 })
    const opening = canonical(match.position.state)
    const states: string[] = []
    for (let i = 0; i < 300; i++) {
      match.submit(i % 2, i % 3 === 0 ? roll : add(1))
      states.push(canonical(match.position.state))
    }
    for (let i = 298; i >= 0; i--) {
      expect(code(match, 0, undo)).toBe('ok')
      expect(canonical(match.position.state)).toBe(states[i])
    }
    match.submit(0, undo)
    expect(canonical(match.position.state)).toBe(opening)
    expect(code(match, 0, undo)).toBe('E_NOTHING')
    for (let i = 0; i < 300; i++) match.submit(i % 2, i % 3 === 0 ? roll : add(1))
    expect(canonical(match.position.state)).toBe(states[299])
  })

  test('a misshapen undo is refused', () => {
    const match = begin()
    match.submit(0, add(2))
    expect(code(match, 0, { ...undo, reason: 5 })).toBe('E_FORMAT')
    expect(code(match, 0, { ...undo, surplus: 5 })).toBe('E_FORMAT')
    expect(code(match, 0, { ...undo, reason: 'x'.repeat(201) })).toBe('E_FORMAT')
  })
})

test('every move is a link in a chain over canonical JSON', () => {
  const match = begin('x', { undo: 'any', target: 100 })
  for (let i = 0; match.seq < 60; i++) match.submit(i % 2, i % 3 === 2 ? undo : roll)
  for (const { seq, seat, move, draws } of match.log) {
    const link = (state: string | null) =>
      hashText(canonical({ previous: match.linkAt(seq - 1), seq, seat, move, draws, state }))
    if (seq === 50) expect(match.linkAt(seq)).not.toBe(link(null))
    else expect(match.linkAt(seq)).toBe(link(null))
  }
})

describe('a snapshot', () => {
  test('goes on like the match it was taken from, through JSON, undo included', () => {
    const match = begin('x', { undo: 'any', target: 100 })
    for (let i = 0; i < 10; i++) match.submit(i % 2, roll)
    const snapshot = JSON.parse(JSON.stringify(match.snapshot()))
    const resumed = sound(Match.resume(toy, start('x', { undo: 'any', target: 100 }), snapshot))
    for (const m of [match, resumed]) {
      m.submit(0, roll)
      m.submit(1, add(1))
      m.submit(0, undo)
    }
    expect(resumed.seq).toBe(13)
    expect(resumed.linkAt(13)).toBe(match.linkAt(13))
    resumed.submit(0, undo)
    expect(code(resumed, 0, undo)).toBe('E_UNDO')
  })
})

describe('a match that forgets', () => {
  /** Two of a kind: one forgets after every move, the other keeps everything. */
  function twins(options: Partial<Config>) {
    return { short: begin('x', options), long: begin('x', options) }
  }
  function playOn({ short, long }: ReturnType<typeof twins>, to: number, from = 0): void {
    for (let i = from; i < to; i++) {
      const move = i % 3 === 0 ? roll : add(1)
      for (const match of [short, long]) expect(code(match, i % 2, move)).toBe('ok')
      short.forget()
    }
  }

  test('keeps no move where none can be taken back, and is the same match', () => {
    const { short, long } = twins({ undo: 'none', target: 1000 })
    playOn({ short, long }, 101)
    expect(short.log).toEqual([])
    expect([short.seq, short.reach, short.isWhole, long.isWhole]).toEqual([101, 0, false, true])
    expect(short.snapshot()).toEqual(long.snapshot())
    expect(short.linkAt(101)).toBe(long.linkAt(101))
    expect(short.linkAt(100)).toBeUndefined()
    expect(short.undone()).toEqual(new Set())
    expect(code(short, 1, undo)).toBe('E_UNDO')
    // Between two moments at which it forgets, it knows what came last.
    short.submit(1, add(1))
    expect(short.log.map(({ seq }) => seq)).toEqual([102])
    expect(short.undone()).toEqual(new Set())
  })

  test('can still take back a few dozen moves, one after the other, and no others', () => {
    for (let moves = 90; moves < 135; moves++) {
      const { short, long } = twins({ undo: 'any', target: 1000 })
      playOn({ short, long }, moves)
      const { reach } = short
      expect(reach).toBeGreaterThanOrEqual(32)
      expect(reach).toBeLessThan(96)
      expect(short.log).toHaveLength(reach)
      for (let i = 0; i < reach; i++) {
        for (const match of [short, long]) expect(code(match, 0, undo)).toBe('ok')
        short.forget()
      }
      expect(short.snapshot()).toEqual(long.snapshot())
      expect([short.reach, code(short, 0, undo), code(long, 0, undo)]).toEqual([0, 'E_UNDO', 'ok'])
    }
  })

  test('keeps no more for whoever moves and takes back for ever', () => {
    const match = begin('x', { undo: 'any', target: 1000 })
    for (let i = 0; i < 2000; i++) {
      for (const move of [add(1), undo]) expect(code(match, 0, move)).toBe('ok')
      match.forget()
      expect(match.log.length).toBeLessThan(1100)
    }
    expect([match.seq, match.position.state.sum]).toEqual([4000, 0])
    // And it goes on as before.
    expect([code(match, 0, add(2)), code(match, 0, undo), match.position.state.sum]).toEqual(['ok', 'ok', 0])
  })

  test('knows which of the moves it keeps were taken back', () => {
    const { short, long } = twins({ undo: 'any', target: 1000 })
    playOn({ short, long }, 100)
    for (const match of [short, long]) match.submit(0, undo)
    short.forget()
    expect(short.undone()).toEqual(new Set([100]))
    expect(long.undone()).toEqual(new Set([100]))
    playOn({ short, long }, 160, 99)
    expect(short.snapshot()).toEqual(long.snapshot())
  })
})
