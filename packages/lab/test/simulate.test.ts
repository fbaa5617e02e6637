import type { Bot, Box } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { describe, expect, test } from 'vitest'
import { seating } from '../src/seating.ts'
import { Harvest } from '../src/simulate/harvest.ts'
import { simulate } from '../src/simulate/simulate.ts'
import { type SimulationSpec, simulateStretch } from '../src/simulate/stretch.ts'

const box = pearls as unknown as Box
const spec: SimulationSpec = {
  game: 'pearls',
  options: { pearls: 5 },
  bots: ['normal', 'easy', 'random'],
  seed: 'lab',
  matches: 30,
  movesMax: 1000,
  keepRows: true,
}
/** Without threads, so that the sources are tested and no build is needed. */
const here = { workers: 0 }

describe('a simulation', () => {
  test('plays every match to its end and adds up', async () => {
    const { report, rows } = await simulate(spec, here)
    expect(report).toMatchObject({ game: 'pearls', rulesVersion: 1, matches: 30, finished: 30, moves: 30 * 15 })
    expect(report.movesPerMatch).toEqual({ mean: 15, p50: 15, p95: 15, max: 15 })
    expect(report.winsBySeat.reduce((a, b) => a + b)).toBeCloseTo(30)
    expect(Object.values(report.winsByBot).reduce((a, b) => a + b)).toBeCloseTo(30)
    expect(rows.map((row) => row.match)).toEqual([...Array(30).keys()])
    expect(report).not.toHaveProperty('interrupted')
    expect(report).not.toHaveProperty('refusedBotMoves')
  })

  test('seats every bot everywhere equally often', async () => {
    const { report, rows } = await simulate(spec, here)
    for (const name of ['normal', 'easy', 'random'] as const) {
      expect(report.byBot[name]?.seatsPlayed).toBe(30)
      for (const seat of [0, 1, 2]) expect(rows.filter(({ bots }) => bots[seat] === name)).toHaveLength(10)
    }
    expect(seating(['normal', 'easy', 'random'], 1)).toEqual(['easy', 'random', 'normal'])
  })

  test('gives the same numbers however its matches are divided', () => {
    const whole = new Harvest({ keepRows: true })
    whole.merge(simulateStretch(box, spec, { from: 0, to: 30 }))
    const parts = new Harvest({ keepRows: true })
    for (const [from, to] of [
      [21, 30],
      [0, 4],
      [4, 21],
    ] as const) {
      parts.merge(simulateStretch(box, spec, { from, to }))
    }
    const byMatch = (harvest: Harvest) => harvest.rows.sort((a, b) => a.match - b.match)
    expect(byMatch(parts)).toEqual(byMatch(whole))
    for (const name of whole.namesUnder('')) expect(parts.tally(name).summary()).toEqual(whole.tally(name).summary())
  })

  test('counts a match that does not end as unfinished', async () => {
    const { report } = await simulate({ ...spec, movesMax: 14 }, here)
    expect(report).toMatchObject({ matches: 30, finished: 0, moves: 30 * 14 })
  })

  test('counts bots that make refused moves', () => {
    const cheat: Bot<object, { type: string }> = () => ({ type: 'bid', card: 99 }) as { type: string }
    const cheating = { ...box, bots: { ...box.bots, normal: cheat } }
    expect(simulateStretch(cheating, spec, { from: 0, to: 4 })).toMatchObject({ matches: 4, botRefused: 4 })
  })

  test('stops when it is told to and says so', async () => {
    const stop = new AbortController()
    const { report } = await simulate(spec, { ...here, signal: stop.signal, progress: () => stop.abort() })
    expect(report.interrupted).toBe(true)
    expect(report.matches).toBeGreaterThan(0)
    expect(report.matches).toBeLessThan(30)
  })

  test('names the match in which the rules broke', () => {
    const apply = () => {
      throw new Error('the sea is on fire')
    }
    const broken = { ...box, game: { ...box.game, apply } }
    expect(() => simulateStretch(broken, spec, { from: 7, to: 8 })).toThrow(/seed lab:7.*the sea is on fire/)
  })
})
