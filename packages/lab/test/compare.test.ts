import { describe, expect, test } from 'vitest'
import { compare } from '../src/compare.ts'
import { type SimulationReport, simulate } from '../src/simulate/simulate.ts'

async function report(spec: { seed?: string; bots?: string[]; options?: object; matches?: number }) {
  const { seed = '1', bots = ['normal', 'normal', 'normal'], options = {}, matches = 400 } = spec
  const all = { game: 'pearls', options, bots, seed, matches, movesMax: 10_000 }
  return (await simulate(all, { workers: 0 })).report
}

/** A report in which half of 1,000 matches were won by seat 1, with one metric. */
function made(over: Partial<SimulationReport>): SimulationReport {
  return {
    game: 'made',
    rulesVersion: 1,
    seed: '1',
    options: {},
    bots: ['normal', 'normal'],
    matches: 1000,
    finished: 1000,
    invariants: { checked: 'ends', broken: 0 },
    moves: 100_000,
    seconds: 1,
    cpuSeconds: 1,
    movesPerCpuSecond: 1,
    matchesPerCpuSecond: 1,
    winsBySeat: [500, 500],
    winsByBot: {},
    byBot: {},
    endings: {},
    movesPerMatch: { mean: 100, sd: 10, p50: 100, p95: 120, max: 150 },
    metrics: { rent: { mean: 50, sd: 20, p5: 10, p50: 50, p95: 90 } },
    ...over,
  }
}

function named(a: SimulationReport, b: SimulationReport, name: string) {
  const found = compare(a, b).differences.find((one) => one.name === name)
  if (!found) throw new Error(`no difference "${name}"`)
  return found
}

describe('comparing simulations', () => {
  test('a share and a mean differ as textbooks have it', () => {
    const won = named(made({}), made({ winsBySeat: [560, 440] }), 'won by seat 1')
    // 500 and 560 of 1,000: z = 2.6886; Newcombe's interval.
    expect(won.difference).toBeCloseTo(0.06, 10)
    expect(won.p).toBeCloseTo(0.00718, 4)
    expect([won.low95, won.high95].map((value) => value.toFixed(4))).toEqual(['0.0163', '0.1034'])
    const dearer = made({ metrics: { rent: { mean: 52, sd: 20, p5: 12, p50: 52, p95: 92 } } })
    const rent = named(made({}), dearer, 'rent')
    // A difference of 2 with a spread of √(400/1000 + 400/1000): z = 2.2361.
    expect(rent.p).toBeCloseTo(0.02535, 4)
    expect([rent.low95, rent.high95].map((value) => value.toFixed(3))).toEqual(['0.247', '3.753'])
  })

  test('the more numbers are compared, the more one of them must stand out to be real', () => {
    const metric = (mean: number) => ({ mean, sd: 20, p5: 0, p50: mean, p95: 90 })
    const alone = [made({ metrics: { rent: metric(50) } }), made({ metrics: { rent: metric(52.4) } })] as const
    expect(named(...alone, 'rent').isReal).toBe(true)
    const others = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`other${i}`, metric(50)]))
    const among = [
      made({ metrics: { ...others, rent: metric(50) } }),
      made({ metrics: { ...others, rent: metric(52.4) } }),
    ] as const
    expect(named(...among, 'rent').isReal).toBe(false)
  })

  test('other luck alone is no real difference, other bots are', async () => {
    const base = await report({})
    expect(compare(base, await report({ seed: '2' })).differences.filter(({ isReal }) => isReal)).toEqual([])
    const weaker = compare(base, await report({ bots: ['normal', 'random', 'random'] }))
    expect(weaker.settings).toEqual([
      { name: 'bots', a: '["normal","normal","normal"]', b: '["normal","random","random"]' },
    ])
    const won = weaker.differences.find(({ name }) => name === 'won by normal')
    expect(won).toMatchObject({ isReal: true })
    expect(won?.difference).toBeGreaterThan(0)
  })

  test('an ending that one of them never had is compared, and real differences come first', () => {
    const a = made({ endings: { bankrupt: 1000 } })
    const b = made({ endings: { bankrupt: 700, timeLimit: 300 } })
    const { differences } = compare(a, b)
    expect(differences.slice(0, 2).map(({ name }) => name)).toEqual(['ended by bankrupt', 'ended by timeLimit'])
    const places = differences.map(({ isReal }) => isReal)
    expect(places).toEqual([...places].sort((x, y) => Number(y) - Number(x)))
  })

  test('without a finished match nothing is real, and two games are not compared', () => {
    const none = made({ finished: 0, matches: 0, winsBySeat: [0, 0] })
    expect(compare(none, none).differences.filter(({ isReal }) => isReal)).toEqual([])
    expect(() => compare(made({}), made({ game: 'other' }))).toThrow('two games')
  })
})
