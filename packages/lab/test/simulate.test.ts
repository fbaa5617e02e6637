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
    expect(report.movesPerMatch).toEqual({ mean: 15, sd: 0, p50: 15, p95: 15, max: 15 })
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

  test('sees at the end of a match what is not as it must be', async () => {
    const { report } = await simulate(spec, here)
    expect(report.invariants).toEqual({ checked: 'ends', broken: 0 })
    const invariants = (s: object) => (box.game.outcome(s) ? ['the sea has run dry'] : ['it is raining'])
    const wrong = { ...box, game: { ...box.game, invariants } }
    const { faults } = simulateStretch(wrong, spec, { from: 3, to: 5 })
    expect(faults).toMatchObject([
      { match: 3, seed: 'lab:3', moves: 15, problems: ['the sea has run dry'] },
      { match: 4, seed: 'lab:4', moves: 15, problems: ['the sea has run dry'] },
    ])
  })

  test('sees it after every move when it is told to look', async () => {
    const { report } = await simulate({ ...spec, check: true }, here)
    expect(report).toMatchObject({ finished: 30, invariants: { checked: 'moves', broken: 0 } })
    let moves = 0
    const invariants = () => (++moves % 7 === 0 ? ['a seventh wave'] : [])
    const wavy = { ...box, game: { ...box.game, invariants } }
    const { faults } = simulateStretch(wavy, { ...spec, check: true }, { from: 0, to: 1 })
    expect(faults).toEqual([{ match: 0, seed: 'lab:0', moves: 7, problems: ['a seventh wave'] }])
  })

  test('sees changes that must not be, when it is told to look', () => {
    const transitions = (before: object, after: object) => (before === after ? ['no copy'] : ['the tide turned'])
    const tidal = { ...box, game: { ...box.game, transitions } }
    const look = { ...spec, check: true }
    expect(simulateStretch(tidal, look, { from: 0, to: 1 }).faults).toMatchObject([
      { moves: 1, problems: ['the tide turned'] },
    ])
    expect(simulateStretch(tidal, spec, { from: 0, to: 1 }).faults).toEqual([])
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

describe('where all play together', () => {
  const together: SimulationSpec = {
    game: 'carcosa',
    options: {},
    bots: ['normal', 'normal', 'easy', 'normal'],
    seed: 'together',
    matches: 12,
    movesMax: 5000,
    keepRows: true,
  }

  test('everybody wins wholly, and a match counts once for each bot', async () => {
    const { report, rows } = await simulate(together, here)
    const wins = report.endings.WIN ?? 0
    expect(wins).toBeGreaterThan(0)
    expect(report.winsBySeat).toEqual([wins, wins, wins, wins])
    expect(report.byBot).toMatchObject({
      normal: { seatsPlayed: 12, wins, winShare: wins / 12 },
      easy: { seatsPlayed: 12, wins },
    })
    expect(rows.every(({ bots }) => bots[2] === 'easy')).toBe(true)
  })

  test('whoever stands against them is counted apart and wins when they do not', async () => {
    const bots = ['normal', 'normal', 'normal', 'normal', 'normal'] as const
    const { report } = await simulate({ ...together, bots, options: { kingMode: 'SEAT' } }, here)
    const wins = report.endings.WIN ?? 0
    expect(report.winsBySeat).toEqual([wins, wins, wins, wins, 12 - wins])
    expect(report.winsByBot).toEqual({ normal: wins, 'normal against them': 12 - wins })
  })
})
