import { expect, test } from 'vitest'
import { type Game, isRefusal, Match, type Move, TABLE } from '../src/index.ts'

interface State {
  /** How often somebody has gone on. */
  steps: number
  isCalled: boolean
}

const LIMIT_MS = 60_000

/** One seat goes on and on; after a minute the clock says that it is over. */
const stroll: Game<object, State> = {
  id: 'stroll',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  setup: () => ({ steps: 0, isCalled: false }),
  decisions: () => [
    { seat: 0, prompt: 'go', choices: [{ type: 'go' }], fallback: { type: 'go' } },
    {
      seat: TABLE,
      open: true,
      prompt: 'call',
      choices: [{ type: 'call' }],
      clockMs: LIMIT_MS,
      byClock: { type: 'call' },
    },
  ],
  apply(s, _seat, { type }) {
    if (type === 'call') s.isCalled = true
    else s.steps++
  },
  outcome: ({ isCalled, steps }) =>
    isCalled && steps > 2 ? { reason: 'called', ranks: [1], winners: [0], scores: [steps] } : undefined,
  view: (s) => s,
  sample: (s) => s,
  copy: (s) => ({ ...s }),
  invariants: () => [],
  undo: () => 'any',
}

function start(): Match<object, State, Move, object, Move> {
  const match = Match.start(stroll, { options: {}, seats: [{ name: 'Ann', kind: 'human' }], seed: 'stroll' })
  if (isRefusal(match)) throw new Error(match.code)
  return match
}

test('what is left to the clock nobody is asked, and everybody is told how long it takes', () => {
  const match = start()
  expect(match.decisionsFor(TABLE)).toEqual([])
  expect(match.decisionsFor(0).map(({ prompt }) => prompt)).toEqual(['go'])
  expect(match.clockDecisions).toMatchObject([{ seat: TABLE, clockMs: LIMIT_MS, byClock: { type: 'call' } }])
})

test('nobody makes the clock’s move by hand, and everybody makes their own', () => {
  const match = start()
  expect(match.refusalByHand(TABLE, { type: 'call' })).toEqual({ code: 'E_CLOCK', params: { move: 'call' } })
  expect(match.refusalByHand(0, { type: 'go' })).toBeUndefined()
  for (const nonsense of [undefined, null, 'call', [], {}]) {
    expect(match.refusalByHand(TABLE, nonsense)).toBeUndefined()
  }
})

test('nobody takes back what the clock has done for the table, and everybody what they did themselves', () => {
  const match = start()
  match.submit(0, { type: 'go' })
  expect(match.refusalByHand(0, { type: 'undo' })).toBeUndefined()
  match.submit(TABLE, { type: 'call' }, { by: 'clock' })
  expect(match.refusalByHand(0, { type: 'undo' })?.code).toBe('E_UNDO')
  expect(match.refusalByHand(TABLE, { type: 'undo' })?.code).toBe('E_UNDO')
  match.submit(0, { type: 'go' })
  expect(match.refusalByHand(0, { type: 'undo' })).toBeUndefined()
})
