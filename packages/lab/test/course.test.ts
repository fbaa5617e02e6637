import { describe, expect, test } from 'vitest'
import { chanceOfMore, courseOf } from '../src/course/course.ts'
import { addDecision, decidedAt, lastOf, leadOf, SHARES } from '../src/course/decision.ts'
import { loadBox } from '../src/load.ts'
import { Harvest } from '../src/simulate/harvest.ts'
import { simulate } from '../src/simulate/simulate.ts'

describe('who is ahead', () => {
  test('is whoever has most; several share it', () => {
    expect(leadOf([5, 9, 1], [1])).toBe(1)
    expect(leadOf([5, 9, 1], [0])).toBe(0)
    expect(leadOf([9, 9, 1], [0])).toBe(0.5)
  })

  test('has least while somebody has more', () => {
    expect(lastOf([5, 9, 1], [2])).toBe(1)
    expect(lastOf([5, 9, 1], [0])).toBe(0)
    expect(lastOf([4, 4, 4], [0])).toBe(0)
  })

  test('is decided from where on only winners are ahead to the end', () => {
    const standings = [
      [0, 0],
      [3, 1],
      [2, 5],
      [7, 6],
      [9, 6],
    ]
    expect(decidedAt(standings, [0])).toBe(75)
    expect(
      decidedAt(
        [
          [1, 0],
          [2, 0],
        ],
        [0],
      ),
    ).toBe(0)
    // The end itself does not show who won: nothing before it did, either.
    expect(decidedAt(standings, [1])).toBe(100)
  })
})

describe('a comeback', () => {
  test('is counted where the later winner had least', () => {
    const harvest = new Harvest({ keepRows: false })
    const match = (...standings: number[][]) => standings.map((standing, now) => ({ now, values: [standing] }))
    addDecision(harvest, match([1, 1], [1, 4], [1, 6], [8, 7], [9, 7]), { winners: [0] }, false)
    addDecision(harvest, match([1, 1], [4, 1], [6, 1], [7, 1], [9, 1]), { winners: [0] }, false)
    expect(harvest.tally('share/50/last').mean()).toBe(0.5)
    expect(harvest.tally('share/50/leads').mean()).toBe(0.5)
    expect(harvest.tally('share/75/leads').mean()).toBe(1)
    expect([...harvest.tally('decided').counts.keys()].sort()).toEqual([25, 75])
  })
})

describe('where all play together', () => {
  test('matches are compared in the same round, and only where there are enough of both kinds', async () => {
    const harvest = new Harvest({ keepRows: false, cooperative: true })
    const match = (keys: number) => [0, 1, 2].map((now) => ({ now, values: [[0, now * keys]] }))
    for (let i = 0; i < 10; i++) addDecision(harvest, match(2), { winners: [0, 1] }, true)
    for (let i = 0; i < 10; i++) addDecision(harvest, match(1), { winners: [] }, true)
    expect(courseOf(await loadBox('carcosa'), harvest).decision.tells).toEqual([
      { now: 0, chance: 0.5 },
      { now: 1, chance: 1 },
    ])
    const few = new Harvest({ keepRows: false, cooperative: true })
    addDecision(few, match(2), { winners: [0, 1] }, true)
    addDecision(few, match(1), { winners: [] }, true)
    expect(courseOf(await loadBox('carcosa'), few).decision.tells).toEqual([])
  })
})

describe('one of two numbers being more', () => {
  test('is one half where they tell nothing, and 1 where they tell all', () => {
    const at = (...values: number[]) => new Map(values.map((value) => [value, 1]))
    expect(chanceOfMore(at(1, 2), at(1, 2))).toBe(0.5)
    expect(chanceOfMore(at(3, 4), at(1, 2))).toBe(1)
    expect(
      chanceOfMore(
        new Map([[2, 3]]),
        new Map([
          [1, 1],
          [2, 1],
        ]),
      ),
    ).toBe(0.75)
    expect(chanceOfMore(new Map(), at(1))).toBe(0.5)
  })
})

const SPEC = {
  game: 'banca',
  options: {},
  bots: ['normal', 'easy', 'normal', 'easy'],
  seed: 'c',
  matches: 6,
  movesMax: 100_000,
}

describe('following matches', () => {
  test('changes nothing about the report, and is not done unasked', async () => {
    const timeless = ({
      report: { seconds, cpuSeconds, movesPerCpuSecond, matchesPerCpuSecond, ...rest },
    }: Awaited<ReturnType<typeof simulate>>) => rest
    const plain = await simulate(SPEC, { workers: 0 })
    const followed = await simulate({ ...SPEC, course: true }, { workers: 0 })
    expect(timeless(followed)).toEqual(timeless(plain))
    expect(plain.course).toBeUndefined()
  })

  test('says how seats stood in each turn, what was chosen, and what was reached', async () => {
    const { course, report } = await simulate({ ...SPEC, course: true }, { workers: 0 })
    const [balance] = course?.values ?? []
    expect(course?.unit).toBe('turn')
    expect(balance?.name).toBe('Balance')
    // In the first turn all have the same: what the rules deal out.
    expect(balance?.won[0]).toMatchObject({ now: 1, mean: balance?.lost[0]?.mean })
    expect((balance?.won[0]?.count ?? 0) + (balance?.lost[0]?.count ?? 0)).toBe(report.finished * 4)
    expect(Object.keys(balance?.byBot ?? {})).toEqual(['easy', 'normal'])
    // What metrics came to in the end, they came to at the last sample of the longest match.
    expect(course?.metrics.turns?.map(({ now, mean }) => now - mean)).toContain(0)
    const chosen = course?.choices.filter(({ name }) => name === 'decide') ?? []
    expect(chosen.every(({ offered, chosen: made }) => made > 0 && made <= offered)).toBe(true)
    expect(course?.decision.matches).toBe(report.finished)
    expect(course?.decision.shares).toEqual(SHARES)
    expect(course?.landmarks.fact?.find(({ name }) => name === 'payout')?.matches).toBe(6)
    expect(course?.landmarks.fact?.find(({ name }) => name === 'settingsChanged')?.matches).toBe(0)
  })

  test('gives the same in parts, put together in another order', async () => {
    const { simulateStretch } = await import('../src/simulate/stretch.ts')
    const box = await loadBox('banca')
    const spec = { ...SPEC, course: true }
    const whole = new Harvest({ keepRows: false })
    whole.merge(simulateStretch(box, spec, { from: 0, to: 6 }))
    const parts = new Harvest({ keepRows: false })
    for (const [from, to] of [
      [4, 6],
      [0, 1],
      [1, 4],
    ] as const)
      parts.merge(simulateStretch(box, spec, { from, to }))
    expect(sorted(courseOf(box, parts))).toBe(sorted(courseOf(box, whole)))
  })
})

/** Maps have an order that says nothing. */
function sorted(value: object): string {
  return JSON.stringify(value, (_, one) => (one instanceof Map ? [...one].sort(([a], [b]) => a - b) : one))
}

describe.each(['aufbau', 'banca', 'carcosa', 'imperio', 'ludomercatus'])('the course of %s', (game) => {
  test('has a number for each player, and its time begins once and goes on', async () => {
    const { course } = await simulate(
      { ...SPEC, game, bots: ['random', 'random', 'random', 'random'], matches: 1, movesMax: 4000, course: true },
      { workers: 0 },
    )
    expect(course?.values.length).toBeGreaterThan(0)
    for (const { won, lost } of course?.values ?? []) {
      const places = [...won, ...lost].map(({ now }) => now)
      expect(places.every((now) => Number.isInteger(now) && now >= 0)).toBe(true)
    }
  })
})
