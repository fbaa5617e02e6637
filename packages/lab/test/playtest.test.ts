import { describe, expect, test } from 'vitest'
import { loadBox } from '../src/load.ts'
import { alarmOf } from '../src/playtest/alarm.ts'
import { playtestAsCsv } from '../src/playtest/csv.ts'
import { playtestAsHtml } from '../src/playtest/html.ts'
import { playtest } from '../src/playtest/playtest.ts'

const SPEC = { game: 'aufbau', scenario: 'core-v1-all5', runs: 4, rounds: 6, seed: 'p', options: {} }

describe('a playtest', () => {
  test('counts every bot in every run, and gives the same numbers again', async () => {
    const [{ report: one }, { report: other }] = [
      await playtest(SPEC, { workers: 0 }),
      await playtest({ ...SPEC, course: true }, { workers: 0 }),
    ]
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
    const { report, course } = await playtest({ ...SPEC, course: true }, { workers: 0 })
    const page = playtestAsHtml(await loadBox('aufbau'), report, course as NonNullable<typeof course>)
    // The library of the charts speaks of addresses that nothing in the page asks for.
    const own = page.replaceAll(/<script>[\s\S]*?<\/script>/g, '')
    expect(page.startsWith('<!doctype html>')).toBe(true)
    expect(own).not.toMatch(/src=|href="[^#]|url\(|@import/)
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

describe('every game', () => {
  test.each([
    { game: 'banca', scenario: 'foresight', rounds: 8 },
    { game: 'carcosa', scenario: 'mezcla', rounds: 4 },
    { game: 'carcosa', scenario: 'rey', rounds: 4 },
    { game: 'imperio', scenario: 'caracteres' },
    { game: 'ludomercatus', scenario: 'habits', rounds: 12 },
  ])('$game has scenarios whose bots play to the end: $scenario', async ({ game, scenario, ...rounds }) => {
    const spec = { game, scenario, runs: 2, seed: 'p', options: {}, course: true, ...rounds }
    const { report, course } = await playtest(spec, { workers: 0 })
    expect(report).toMatchObject({ runs: 2, finished: 2 })
    // Also Carcosa's King, who plays against the others: without him there would be no sample of his bot.
    for (const bot of report.bots) expect(report.byBot[bot]?.samples).toBe(2)
    expect(Object.keys(report.byBot[report.bots[0] ?? '']?.numbers ?? {}).length).toBeGreaterThan(3)
    expect(Object.keys(report.labels).length).toBeGreaterThan(2)
    const page = playtestAsHtml(await loadBox(game), report, course as NonNullable<typeof course>)
    for (const title of ['Who wins', 'How it goes', 'When it is decided', 'Holdings and figures at the end'])
      expect(page).toContain(`<h2>${title}</h2>`)
  })

  test('says of those who win together that none of them dominates', async () => {
    const spec = { game: 'carcosa', scenario: 'normales', runs: 2, rounds: 3, seed: 'p', options: {} }
    expect((await playtest(spec, { workers: 0 })).report.alarm).toMatchObject({ level: 'none', bot: '' })
  })
})
