import { describe, expect, test } from 'vitest'
import {
  type Career,
  CareerReading,
  figuresOf,
  goalsReached,
  medal,
  movesInForce,
  type SeatCareer,
} from '../src/index.ts'

interface Told {
  readonly type: 'did'
  readonly seat: number
}

/** Whoever is told to have done something earns it; the end earns `end` for all. */
const career: Career<object, object, Told> = {
  achievements: ['deed', 'end'].map((id) => ({ id, name: id, description: id, category: 'all', by: 'match' })),
  counters: [{ id: 'deeds', label: 'Deeds', kind: 'sum' }],
  badge: () => '',
  reader: () => ({
    hear: (told) => told.map(({ fact }) => ({ seat: fact.seat, achievement: 'deed' })),
    end: () => ({
      earned: [0, 1].map((seat) => ({ seat, achievement: 'end' })),
      counted: [{ deeds: 1 }, { deeds: 2 }],
    }),
  }),
}
const move = { type: 'move' }
type Deed = readonly [seat: number, by?: 'clock' | 'autopilot' | 'bot' | undefined, does?: boolean]

function followed(deeds: readonly Deed[], seating: Partial<ConstructorParameters<typeof CareerReading>[2]> = {}) {
  const reading = new CareerReading(career, {}, { seats: [{ kind: 'human' }, { kind: 'human' }], ...seating })
  for (const [seat, by, does = false] of deeds) {
    reading.hear({ seat, move, ...(by && { by }) }, does ? [{ fact: { type: 'did', seat }, to: 'all' }] : [], {})
  }
  return reading.end({}, { reason: '', ranks: [1, 2], winners: [0], scores: [1, 0] })[0] as SeatCareer
}

describe('who has earned what a match tells', () => {
  test('whoever plays', () => {
    expect(followed([[0, undefined, true], [1]])).toEqual({ earned: ['deed', 'end'], counted: { deeds: 1 } })
  })

  test('also when time ran out for some of their moves', () => {
    expect(followed([[0], [0, 'clock', true], [0, 'clock'], [0, 'clock']]).earned).toEqual(['deed', 'end'])
  })

  test('nobody while the autopilot plays, and again whoever has come back', () => {
    expect(followed([[0], [0, 'autopilot', true], [0]])).toEqual({ earned: ['end'], counted: { deeds: 1 } })
    expect(
      followed([
        [0, undefined, true],
        [0, 'autopilot'],
      ]),
    ).toEqual({ earned: ['deed'], counted: null })
  })

  test('a match counts for nobody who has played less than half of it', () => {
    expect(followed([[0, 'autopilot'], [0, 'autopilot'], [0]]).counted).toBeNull()
    expect(followed([[0, 'autopilot'], [0], [0]]).counted).toEqual({ deeds: 1 })
  })

  test('a bot earns nothing, but whoever takes over its seat does from then on', () => {
    const seats = [{ kind: 'easy' }, { kind: 'human' }]
    expect(followed([[0, 'bot', true]], { seats })).toEqual({ earned: [], counted: null })
    expect(followed([[0, 'bot', true], [0]], { seats }).earned).toEqual(['end'])
  })

  test('not what somebody before has earned in that seat', () => {
    const changedHands = new Set([0])
    expect(followed([[0, undefined, true], [0, 'autopilot'], [0]], { changedHands }).earned).toEqual(['end'])
    const handedOver = ({ type }: { readonly type: string }) => (type === 'take' ? 0 : undefined)
    const reading = new CareerReading(career, {}, { seats: [{ kind: 'human' }], handedOver })
    reading.hear({ seat: 0, move }, [{ fact: { type: 'did', seat: 0 }, to: 'all' }], {})
    reading.hear({ seat: -2, move: { type: 'take' } }, [], {})
    expect(reading.end({}, { reason: '', ranks: [1], winners: [0], scores: [1] })[0]?.earned).toEqual(['end'])
  })

  test('a game that gives what it does not know is wrong', () => {
    const wrong = { ...career, achievements: [] }
    const reading = new CareerReading(wrong, {}, { seats: [{ kind: 'human' }] })
    expect(() => reading.hear(undefined, [{ fact: { type: 'did', seat: 0 }, to: 'all' }], {})).toThrow('no match earns')
  })
})

test('moves that were taken back do not count', () => {
  const undo = { move: { type: 'undo' } }
  const [a, b, c] = ['a', 'b', 'c'].map((type) => ({ move: { type } }))
  expect(movesInForce([a, b, undo, c, undo, undo, b].flatMap((one) => one ?? []))).toEqual([b])
})

describe('an account over many matches', () => {
  const counting: Pick<Career, 'achievements' | 'counters'> = {
    achievements: [
      { id: 'two', name: '', description: '', category: '', by: { counter: 'wins', atLeast: 2 } },
      { id: 'nine', name: '', description: '', category: '', by: { counter: 'most', atLeast: 9 } },
      { id: 'once', name: '', description: '', category: '', by: 'match' },
    ],
    counters: [{ id: 'most', label: 'Most', kind: 'best' }],
  }
  const matches = [
    { matchId: 'a', at: 1, counted: { matches: 1, wins: 1, most: 5 } },
    { matchId: 'b', at: 2, counted: { matches: 1, wins: 0, most: 8 } },
    { matchId: 'c', at: 3, counted: { matches: 1, wins: 1, most: -4 } },
  ]

  test('sums up what is counted, and keeps the best of what is measured', () => {
    expect(figuresOf(counting, matches)).toEqual({ matches: 3, wins: 2, most: 8 })
    expect(figuresOf(counting, [])).toEqual({})
    expect(figuresOf(counting, matches.slice(2)).most).toBe(-4)
  })

  test('reaches a goal with the match that completes it, once', () => {
    expect(goalsReached(counting, matches)).toEqual([{ achievement: 'two', matchId: 'c', at: 3 }])
    expect(goalsReached(counting, matches.slice(0, 2))).toEqual([])
    const more = [...matches, { matchId: 'd', at: 4, counted: { wins: 1, most: 9 } }]
    expect(goalsReached(counting, more).map(({ achievement }) => achievement)).toEqual(['two', 'nine'])
  })
})

test('a medal is a whole picture with what stands on it', () => {
  const art = { shape: 'shield', ground: '#112233', edge: '#445566', ink: '#ffffff', motif: 'M4 4h8v8z' } as const
  expect(medal(art)).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 64 64">.*fill="#ffffff".*<\/svg>$/)
  expect(medal({ ...art, isLine: true })).toContain('stroke="#ffffff"')
})
