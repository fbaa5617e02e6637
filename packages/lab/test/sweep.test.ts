import { describe, expect, test } from 'vitest'
import { type Estimate, meanOf, percentileOf, shareOf, spreadOf } from '../src/sweep/estimate.ts'
import type { Figures } from '../src/sweep/figures.ts'
import { readGoal, resolveGoals } from '../src/sweep/goal.ts'
import { sampleOf, wholeGrid } from '../src/sweep/grid.ts'
import { rungsOf, survivors } from '../src/sweep/rungs.ts'
import { type SweepSpec, sweep } from '../src/sweep/sweep.ts'
import { surenessOf, verdictOf } from '../src/sweep/verdict.ts'
import { Tally } from '../src/tally.ts'

const PEARLS = {
  game: 'pearls',
  options: {},
  bots: ['normal', 'easy', 'random'],
  seed: '1',
  matches: 320,
  movesMax: 1000,
  vary: [{ option: 'pearls', values: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] }],
} satisfies SweepSpec

describe('a grid', () => {
  const wide = [
    { option: 'a', values: [1, 2, 3] },
    { option: 'b', values: [false, true] },
  ]

  test('is every value with every other, the last option first', () => {
    expect(wholeGrid(wide)).toEqual([
      { a: 1, b: false },
      { a: 1, b: true },
      { a: 2, b: false },
      { a: 2, b: true },
      { a: 3, b: false },
      { a: 3, b: true },
    ])
  })

  test('is sampled so that each part of each option is met once, the same way for the same seed', () => {
    const values = Array.from({ length: 100 }, (_, i) => i)
    const big = ['a', 'b', 'c'].map((option) => ({ option, values }))
    const sample = sampleOf(big, 20, 'x')
    for (const option of ['a', 'b', 'c']) {
      const parts = sample.map((setting) => Math.floor((setting[option] as number) / 5))
      expect(parts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i))
    }
    expect(sampleOf(big, 20, 'x')).toEqual(sample)
    expect(sampleOf(big, 20, 'y')).not.toEqual(sample)
  })

  test('is sampled without repeats, and whole where it has no more', () => {
    const sample = sampleOf(wide, 5, '1')
    expect(new Set(sample.map((setting) => JSON.stringify(setting))).size).toBe(5)
    expect(sampleOf(wide, 6, '1')).toEqual(wholeGrid(wide))
  })
})

describe('a goal', () => {
  const number = { kind: 'number', value: 1, low95: 1, high95: 1 } as const
  const share = { ...number, kind: 'share' } as const
  const figures: Figures = {
    seats: share,
    'win.normal': share,
    'win.normal against them': share,
    'ending.WIN': share,
    'length.mean': number,
    'length.p95': number,
    'metric.ended.WIN.mean': number,
    'metric.rent.mean': number,
    'metric.rent.p95': number,
  }
  const resolved = (text: string) => {
    const [{ text: _text, ...goal } = expect.fail()] = resolveGoals([readGoal(text)], figures, 'toy')
    return goal
  }
  const [no, all] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

  test.each([
    ['seats within 2', { figure: 'seats', min: 0, max: 0.02, isOpen: false }],
    ['seat wins within 2.5 points', { figure: 'seats', min: 0, max: 0.025, isOpen: false }],
    ['length.p95 < 60', { figure: 'length.p95', min: no, max: 60, isOpen: true }],
    ['length p95 below 60', { figure: 'length.p95', min: no, max: 60, isOpen: true }],
    ['length>=1,200.5', { figure: 'length.mean', min: 1200.5, max: all, isOpen: false }],
    ['metric.rent.mean 100..120', { figure: 'metric.rent.mean', min: 100, max: 120, isOpen: false }],
    ['metric.rent -3 .. -1', { figure: 'metric.rent.mean', min: -3, max: -1, isOpen: false }],
    ['metric.ended.WIN above 0.5', { figure: 'metric.ended.WIN.mean', min: 0.5, max: all, isOpen: true }],
    ['win.normal >= 60%', { figure: 'win.normal', min: 0.6, max: all, isOpen: false }],
    ['win.normal 40..60 %', { figure: 'win.normal', min: 0.4, max: 0.6, isOpen: false }],
    ['win normal against them < 5%', { figure: 'win.normal against them', min: no, max: 0.05, isOpen: true }],
    ['ending.TIMEOUT < 1%', { figure: 'ending.TIMEOUT', min: no, max: 0.01, isOpen: true }],
  ])('"%s" is read', (text, goal) => {
    expect(resolved(text)).toEqual(goal)
  })

  test.each([
    ['length.p95', 'a goal is written "length.p95 < 60"'],
    ['length.p95 ~ 60', 'a goal is written'],
    ['length.p95 < sixty', 'a goal is written'],
    ['length.p95 within 2', 'a goal is written'],
    ['length.p95 < ,', 'a goal is written'],
    ['length.p95 60..50', '"length.p95 60..50" begins above where it ends'],
    ['length.p99 < 60', 'toy has no figure "length.p99"; there is seats, win.normal,'],
    ['metric.tax < 3', 'with .mean, p5, p50, p95 after it: metric.ended.WIN, metric.rent'],
    ['win.hard > 5%', 'toy has no figure "win.hard"'],
    ['constructor < 3', 'toy has no figure "constructor"'],
    ['win.normal > 0.6', 'win.normal is a share: write "60%"'],
    ['length.p95 < 60%', 'length.p95 is no share'],
  ])('"%s" is answered with what there is', (text, message) => {
    expect(() => resolved(text)).toThrow(message)
  })

  test('is met when the interval lies inside, likely when the number does, missed when nothing of it does', () => {
    const goals = resolveGoals([readGoal('length.p95 < 60'), readGoal('win.normal >= 50%')], figures, 'toy')
    const verdict = (length: [number, number, number], wins: [number, number, number]) => {
      const [p95, normal] = [length, wins].map(([low95, value, high95]) => ({ value, low95, high95 }))
      const found = {
        'length.p95': { kind: 'number', ...p95 } as Estimate,
        'win.normal': { kind: 'share', ...normal } as Estimate,
      }
      const sure = surenessOf(goals, found)
      return [verdictOf(goals, found), sure >= 1 ? 'sure' : sure <= -1 ? 'surely not' : 'open']
    }
    expect(verdict([50, 55, 59], [0.5, 0.6, 0.7])).toEqual(['met', 'sure'])
    // An open bound must not be met itself.
    expect(verdict([50, 55, 60], [0.5, 0.6, 0.7])[0]).toBe('likely')
    expect(verdict([50, 55, 59], [0.49, 0.6, 0.7])).toEqual(['likely', 'open'])
    expect(verdict([50, 55, 59], [0.4, 0.49, 0.6])).toEqual(['unlikely', 'open'])
    expect(verdict([50, 55, 59], [0.3, 0.4, 0.49])).toEqual(['missed', 'surely not'])
    expect(verdict([60, 65, 70], [0.5, 0.6, 0.7])).toEqual(['missed', 'surely not'])
    expect(verdict([no, 55, all], [0.5, 0.6, 0.7])[0]).toBe('likely')
    expect(verdict([no, 55, 59], [0.5, 0.6, all])).toEqual(['met', 'sure'])
    expect(verdictOf(goals, {})).toBe('missed')
  })
})

describe('an estimate', () => {
  const tallyOf = (counts: Readonly<Record<number, number>>) => {
    const tally = new Tally()
    for (const [value, times] of Object.entries(counts)) tally.add(Number(value), times)
    return tally
  }
  const upTo = (n: number) => tallyOf(Object.fromEntries(Array.from({ length: n }, (_, i) => [i + 1, 1])))

  test('of a percentile reaches from one value of the sample to another, or without a bound', () => {
    // 1000 × 0.95 ± 1.96 × √(1000 × 0.95 × 0.05) is 936.5 to 963.5.
    expect(percentileOf(upTo(1000), 95)).toEqual({ kind: 'number', value: 950, low95: 936, high95: 965 })
    expect(percentileOf(upTo(20), 95).high95).toBe(Number.POSITIVE_INFINITY)
    expect(percentileOf(upTo(20), 5).low95).toBe(Number.NEGATIVE_INFINITY)
  })

  test('of seats is the widest gap between two, surely close only where all are', () => {
    const wins = (...times: readonly number[]) => {
      const matches = times.reduce((sum, one) => sum + one)
      return spreadOf(times.map((one) => tallyOf({ 0: matches - one, 1: one })))
    }
    expect(wins(300, 300, 200, 200).value).toBeCloseTo(0.1)
    // √((0.3 + 0.2 − 0.01) / 1000) is 0.02214, and 1.96 of that 0.0434.
    expect(wins(300, 300, 200, 200).high95).toBeCloseTo(0.1434, 4)
    // Six pairs: 2.638 of it.
    expect(wins(300, 300, 200, 200).low95).toBeCloseTo(0.0416, 4)
    expect(wins(250, 250, 250, 250)).toMatchObject({ value: 0, low95: 0 })
    expect(wins(100_000, 100_000).high95).toBeLessThan(0.005)
    expect(spreadOf([new Tally(), new Tally()])).toEqual({ kind: 'share', value: 0, low95: 0, high95: 1 })
  })

  test('of a share is the one of Wilson, and so is the mean of what is 0 or 1', () => {
    expect(shareOf(5, 10).low95).toBeCloseTo(0.2366, 4)
    expect(meanOf(tallyOf({ 0: 5, 1: 5 }))).toEqual({ ...shareOf(5, 10), kind: 'number' })
    expect(meanOf(tallyOf({ 0: 100 })).high95).toBeGreaterThan(0.03)
    // ±1.96 × √(32 / 7) / √8
    const { value, high95 } = meanOf(tallyOf({ 2: 1, 4: 3, 5: 2, 7: 1, 9: 1 }))
    expect([value, high95]).toEqual([5, expect.closeTo(6.4816, 4)])
  })
})

describe('rungs', () => {
  test('double up to all matches, from an eighth on', () => {
    expect(rungsOf(2000)).toEqual([250, 500, 1000, 2000])
    expect(rungsOf(100)).toEqual([20, 40, 80, 100])
    expect(rungsOf(10)).toEqual([10])
  })

  test('are climbed by the surer half at most, without those that surely miss, but by three', () => {
    const standing = (sureness: number, place: number) => ({ place, sureness, isMissed: sureness <= -1 })
    expect(survivors([-0.9, 2, 0.1, -0.2, 1.5, 0.3, -5, -0.5].map(standing))).toEqual([1, 2, 4, 5])
    expect(survivors([-3, -2, -7, -4, -1, -9, -8, -6].map(standing))).toEqual([0, 1, 4])
    expect(survivors([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY].map(standing))).toEqual([0, 1])
  })
})

describe('a sweep', () => {
  test('plays the same matches with every setting, and counts each once', async () => {
    const { settings, curves, matches } = await sweep(PEARLS, { workers: 0 })
    expect(matches).toBe(11 * 320)
    // Each of three seats bids for every pearl: three moves a pearl.
    expect(settings.map(({ figures }) => figures['length.mean']?.value)).toEqual(
      PEARLS.vary[0]?.values.map((pearls) => 3 * pearls),
    )
    expect(curves[0]?.points.map(({ figures }) => figures['length.mean']?.value)).toEqual(
      settings.map(({ figures }) => figures['length.mean']?.value),
    )
    const alone = await sweep({ ...PEARLS, vary: [{ option: 'pearls', values: [9] }] }, { workers: 0 })
    expect(alone.settings[0]).toEqual(settings[6])
  })

  test('finds the one setting that has what is wanted, among others that play fewer matches', async () => {
    const goals = ['length.mean 20..22', 'metric.pearlsLost.mean < 0.35']
    const { settings, answer, matches } = await sweep({ ...PEARLS, goals }, { workers: 0 })
    expect(answer?.met.map((place) => settings[place]?.setting)).toEqual([{ pearls: 7 }])
    expect(settings.map((one) => [one.setting.pearls, one.matches])).toContainEqual([7, 320])
    expect(settings.map((one) => [one.setting.pearls, one.matches])).toContainEqual([13, 40])
    expect(matches).toBe(11 * 40 + 3 * 280)
  })

  test('comes to the answer to which all matches come', async () => {
    const goals = ['metric.pearlsLost.mean < 0.3', 'length.p95 < 30']
    const all = await sweep(PEARLS, { workers: 0 })
    const some = await sweep({ ...PEARLS, goals }, { workers: 0 })
    const [best = -1] = some.answer?.met ?? []
    const { pearlsLost, length } = {
      pearlsLost: all.settings[best]?.figures['metric.pearlsLost.mean'],
      length: all.settings[best]?.figures['length.p95'],
    }
    expect(pearlsLost?.high95).toBeLessThan(0.3)
    expect(length?.high95).toBeLessThan(30)
    expect(some.matches).toBeLessThan(all.matches / 2)
  })

  test('names what came nearest where nothing will do', async () => {
    const { settings, answer } = await sweep({ ...PEARLS, goals: ['length.mean 1..2'] }, { workers: 0 })
    expect(answer).toMatchObject({ met: [], likely: [] })
    expect(answer?.nearest.map((place) => settings[place]?.setting.pearls)).toContain(3)
  })

  test('leaves out what the game refuses, and says why', async () => {
    const spec = { ...PEARLS, game: 'ludomercatus', bots: ['random', 'random'], matches: 1, movesMax: 50 }
    const vary = ['auctionOnly', 'noAuctions'].map((option) => ({ option, values: [false, true] }))
    const { settings, refused } = await sweep({ ...spec, vary }, { workers: 0 })
    expect(settings).toHaveLength(3)
    expect(refused.map(({ setting }) => setting)).toEqual([{ auctionOnly: true, noAuctions: true }])
    expect(refused[0]?.why).toMatch(/auctionOnly|auction/i)
    const both = vary.map(({ option }) => ({ option, values: [true] }))
    await expect(sweep({ ...spec, vary: both }, { workers: 0 })).rejects.toThrow('takes none of these 1 settings')
  })

  test('is not begun when it has too many settings, or a goal that cannot be', async () => {
    const values = Array.from({ length: 100 }, (_, i) => i + 1)
    const vary = ['x', 'y'].map((option) => ({ option, values }))
    await expect(sweep({ ...PEARLS, vary })).rejects.toThrow('this makes 10,000 settings, and 500 can be played')
    await expect(sweep({ ...PEARLS, goals: ['metric.rent > 3'] })).rejects.toThrow('pearls has no figure "metric.rent"')
    const ending = sweep({ ...PEARLS, goals: ['ending.flood < 3%'] }, { workers: 0 })
    await expect(ending).rejects.toThrow('those that ended did so by seaEmpty')
    const together = {
      ...PEARLS,
      game: 'carcosa',
      vary: [{ option: 'maxRounds', values: [1] }],
      goals: ['seats within 2'],
    }
    await expect(sweep(together, { workers: 0 })).rejects.toThrow('carcosa has no figure "seats"')
  })
})
