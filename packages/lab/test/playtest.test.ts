import { describe, expect, test } from 'vitest'
import { alarmOf } from '../src/playtest/alarm.ts'
import { bars, boxes, heat, lines, roundSteps, table } from '../src/playtest/charts.ts'
import { playtestAsCsv } from '../src/playtest/csv.ts'
import { playtestAsHtml } from '../src/playtest/html.ts'
import { playtest } from '../src/playtest/playtest.ts'

const SPEC = { game: 'aufbau', scenario: 'core-v1-all5', runs: 4, rounds: 6, seed: 'p', options: {} }

describe('a playtest', () => {
  test('counts every bot in every run, and gives the same numbers again', async () => {
    const [one, other] = [await playtest(SPEC, { workers: 0 }), await playtest(SPEC, { workers: 0 })]
    expect({ ...one, cpuSeconds: 0 }).toEqual({ ...other, cpuSeconds: 0 })
    expect(one).toMatchObject({ runs: 4, finished: 4, rounds: 6, options: { maxRounds: 6 } })
    for (const bot of one.bots) expect(one.byBot[bot]).toMatchObject({ samples: 4 })
    const wins = Object.values(one.byBot).reduce((sum, sheet) => sum + sheet.wins, 0)
    expect(wins).toBeCloseTo(4)
    expect(Object.keys(one.byBot.haendler?.numbers ?? {})).toEqual(
      expect.arrayContaining([
        'score',
        'gold',
        'wonByGold',
        'idleActions',
        'round.06.netWorth',
        'holding.cities.small',
      ]),
    )
    expect(one.match['round.06.giniNetWorth']?.count).toBe(4)
  })

  test('is a page that needs nothing else, and a line for every number', async () => {
    const report = await playtest(SPEC, { workers: 0 })
    const page = playtestAsHtml(report)
    expect(page.startsWith('<!doctype html>')).toBe(true)
    expect(page).not.toMatch(/src=|href=|url\(|@import/)
    for (const title of ['Who wins', 'Final scores', 'Milestones', 'Payback', 'Odds'])
      expect(page).toContain(`<h2>${title}</h2>`)
    const rows = playtestAsCsv(report).trim().split('\n')
    const numbers = Object.values(report.byBot).reduce((sum, sheet) => sum + Object.keys(sheet.numbers).length, 0)
    expect(rows).toHaveLength(1 + numbers + Object.keys(report.match).length)
  })

  test('is refused where there is none', async () => {
    await expect(playtest({ ...SPEC, scenario: 'nothing' }, { workers: 0 })).rejects.toThrow('no scenario "nothing"')
    await expect(playtest({ ...SPEC, game: 'pearls' }, { workers: 0 })).rejects.toThrow('pearls has no playtests')
  })
})

describe('the alarm', () => {
  const shares = (...all: number[]) => all.map((winShare, i) => ({ bot: `b${i}`, winShare }))

  test.each([
    { all: [0.6, 0.4], level: 'strong' },
    { all: [0.6, 0.41], level: 'moderate' },
    { all: [0.5, 0.4], level: 'moderate' },
    { all: [0.5, 0.45], level: 'none' },
    { all: [0.49, 0.2], level: 'none' },
  ])('of $all is $level', ({ all, level }) => {
    expect(alarmOf(shares(...all)).level).toBe(level)
  })
})

describe('pictures', () => {
  const box = { p10: 1, p25: 2, p50: 3, p75: 4, p90: 5 }

  test('say in words what they show, and let nothing slip into the page', () => {
    const nasty = '<script>"x"&'
    for (const drawn of [
      bars(nasty, [{ label: nasty, value: 3, low: 2, high: 4 }]),
      boxes(nasty, [{ label: nasty, ...box }]),
      lines(nasty, [{ label: nasty, values: [1, -2, 3] }]),
      heat([nasty], [{ label: nasty, values: [2] }]),
      table([nasty], [[nasty, nasty]]),
    ]) {
      expect(drawn).not.toContain('<script>')
      expect(drawn).toContain('&lt;script&gt;')
      expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  test('cells have the tone of their last word', () => {
    const drawn = table(
      ['post', 'small'],
      [
        ['city', '2.6 breaking'],
        ['shop', 'fine'],
        ['x', 4],
      ],
      { breaking: 'bad' },
    )
    expect(drawn).toContain('<td class="bad">2.6 breaking</td>')
    expect(drawn).toContain('<td>fine</td>')
  })

  test.each([
    { least: 0, most: 14_530, steps: [0, 5000, 10_000, 15_000] },
    { least: 0, most: 0.83, steps: [0, 0.5, 1] },
    { least: -12, most: 30, steps: [-20, 0, 20, 40] },
    { least: 0, most: 0, steps: [0, 0.5] },
  ])('axes have round numbers from $least to $most', ({ least, most, steps }) => {
    expect(roundSteps(least, most)).toEqual(steps)
  })

  test('can show nothing at all', () => {
    for (const drawn of [bars('x', []), boxes('x', []), lines('x', []), heat([], []), table([], [])]) {
      expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
    }
  })
})
