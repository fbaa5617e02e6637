import { expect, test } from 'vitest'
import type { EngineReport } from '../src/bench/engine.ts'
import { betterOf, figuresOf, judge, keptFigures } from '../src/bench/gate.ts'
import { COUNTED_PLAYS } from '../src/bench/instructions.ts'

const report = {
  ratios: { 'random play to bare loop': 9.8765 },
  paces: [
    { game: 'banca', toLoop: { randomMove: 20, botMove: 200.4, appliedMove: 10 }, simulatedToBots: 1.0712 },
    {
      game: 'aufbau',
      company: { name: 'two plans' },
      toLoop: { randomMove: 1, botMove: 2, appliedMove: 3 },
      simulatedToBots: 1,
    },
  ],
} as unknown as EngineReport
const counted = [
  { game: 'banca', options: {}, seats: 4, instructionsPerMove: 4321.4, moves: [1, 2], instructions: [1, 2] },
] as const

test('a measurement is kept as ratios to the bare loop of the same run', () => {
  expect(figuresOf(report, counted)).toEqual({
    ratios: {
      'random play to bare loop': 9.88,
      'banca: random move to bare loop': 20,
      'banca: bot move to bare loop': 200,
      'banca: simulated move to bot move': 1.07,
      'banca: applied move to bare loop': 10,
      'aufbau, two plans: random move to bare loop': 1,
      'aufbau, two plans: bot move to bare loop': 2,
      'aufbau, two plans: simulated move to bot move': 1,
      'aufbau, two plans: applied move to bare loop': 3,
    },
    instructionsPerMove: { banca: 4321 },
  })
  expect(figuresOf(report, undefined)).not.toHaveProperty('instructionsPerMove')
})

test('more than a tenth above what was kept is worse, a tenth is not, and new figures are no change', () => {
  const kept = { ratios: { a: 10, b: 10, c: 10 }, instructionsPerMove: { banca: 1000, imperio: 1000 } }
  const now = { ratios: { a: 11, b: 11.1, c: 5, d: 99 }, instructionsPerMove: { banca: 1101, imperio: 1099 } }
  const { changes, worse, missing, isShut } = judge(kept, now)
  expect(worse.map(({ name }) => name)).toEqual(['b', 'banca: instructions for a random move'])
  expect(changes.map(({ times }) => times.toFixed(3))).toEqual(['1.100', '1.110', '0.500', '1.101', '1.099'])
  expect([missing, isShut]).toEqual([[], true])
  expect(judge(kept, kept).isShut).toBe(false)
})

test('what was kept and is not measured any more is named, and a ratio that is gone shuts the gate', () => {
  const kept = { ratios: { a: 1, gone: 2 }, instructionsPerMove: { banca: 5 } }
  const { missing, worse, isShut } = judge(kept, { ratios: { a: 1 } })
  expect(missing).toEqual(['gone', 'banca: instructions for a random move'])
  expect([worse, isShut]).toEqual([[], true])
  // Not every machine can count instructions.
  expect(judge(kept, { ratios: kept.ratios }).isShut).toBe(false)
})

test('of two measurements the better one counts', () => {
  const better = betterOf({ ratios: { a: 3, b: 1 }, instructionsPerMove: { x: 7 } }, { ratios: { a: 2, b: 2 } })
  expect(better).toEqual({ ratios: { a: 2, b: 1 }, instructionsPerMove: { x: 7 } })
})

test('the figures that are kept are of all games that are measured', () => {
  const { ratios, instructionsPerMove = {} } = keptFigures()
  for (const game of ['aufbau', 'banca', 'carcosa', 'imperio']) {
    expect(ratios).toHaveProperty(`${game}: bot move to bare loop`)
  }
  expect(ratios['random play to bare loop']).toBeGreaterThan(1)
  for (const { game } of COUNTED_PLAYS) expect(instructionsPerMove[game]).toBeGreaterThan(1000)
})
