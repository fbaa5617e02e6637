import { expect, test } from 'vitest'
import type { EngineReport } from '../src/bench/engine.ts'
import { betterOf, figuresOf, judge, keptFigures } from '../src/bench/gate.ts'

const report = {
  ratios: { 'random play to bare loop': 9.8765 },
  timings: [{ name: 'bare loop', bestMicros: 0.04, medianMicros: 0.05 }],
  paces: [{ game: 'banca', randomMoves: 1_000_000, botMoves: 100_000, appliedMoves: 2_000_000 }],
} as unknown as EngineReport
const counted = { instructionsPerMove: 4321.4, moves: [1, 2], instructions: [1, 2] } as const

test('a measurement is kept as ratios to the bare loop of the same run', () => {
  expect(figuresOf(report, counted)).toEqual({
    ratios: {
      'random play to bare loop': 9.88,
      'banca: random move to bare loop': 20,
      'banca: bot move to bare loop': 200,
      'banca: applied move to bare loop': 10,
    },
    instructionsPerMove: 4321,
  })
  expect(figuresOf(report, undefined)).not.toHaveProperty('instructionsPerMove')
})

test('more than a tenth above what was kept is worse, a tenth is not, and new figures are no change', () => {
  const kept = { ratios: { a: 10, b: 10, c: 10 }, instructionsPerMove: 1000 }
  const now = { ratios: { a: 11, b: 11.1, c: 5, d: 99 }, instructionsPerMove: 1101 }
  const { changes, worse, missing } = judge(kept, now)
  expect(worse.map(({ name }) => name)).toEqual(['b', 'instructions per random move'])
  expect(changes.map(({ times }) => times.toFixed(3))).toEqual(['1.100', '1.110', '0.500', '1.101'])
  expect(missing).toEqual([])
})

test('what was kept and is not measured any more is named', () => {
  const { missing, worse } = judge({ ratios: { a: 1, gone: 2 }, instructionsPerMove: 5 }, { ratios: { a: 1 } })
  expect(missing).toEqual(['gone', 'instructions per random move'])
  expect(worse).toEqual([])
})

test('of two measurements the better one counts', () => {
  const better = betterOf({ ratios: { a: 3, b: 1 }, instructionsPerMove: 7 }, { ratios: { a: 2, b: 2 } })
  expect(better).toEqual({ ratios: { a: 2, b: 1 }, instructionsPerMove: 7 })
})

test('the figures that are kept are of all games that are measured', () => {
  const { ratios, instructionsPerMove } = keptFigures()
  for (const game of ['aufbau', 'banca', 'carcosa', 'imperio']) {
    expect(ratios).toHaveProperty(`${game}: bot move to bare loop`)
  }
  expect(ratios['random play to bare loop']).toBeGreaterThan(1)
  expect(instructionsPerMove).toBeGreaterThan(1000)
})
