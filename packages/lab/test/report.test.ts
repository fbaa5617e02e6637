import { describe, expect, test } from 'vitest'
import { loadBox } from '../src/load.ts'
import { binsOf } from '../src/report/bins.ts'
import type { Chart } from '../src/report/chart.ts'
import { heat, table } from '../src/report/html.ts'
import { optionOf } from '../src/report/option.ts'
import { pageAsHtml } from '../src/report/page.ts'
import { simulationAsHtml } from '../src/report/simulation-page.ts'
import { roundSteps } from '../src/report/steps.ts'
import { simulate } from '../src/simulate/simulate.ts'

/** What the page says by itself, without the library in it. */
export function ownOf(page: string): string {
  return page.replaceAll(/<script>[\s\S]*?<\/script>/g, '')
}

const NASTY = '</script><script>"x"&'
const CHARTS: readonly Chart[] = [
  {
    kind: 'bars',
    title: NASTY,
    unit: NASTY,
    rows: [{ label: NASTY, value: 3, low: 2, high: 4 }],
    expected: { label: NASTY, value: 3 },
  },
  {
    kind: 'lines',
    title: NASTY,
    unit: NASTY,
    x: { label: NASTY, values: [1, 2] },
    series: [{ label: NASTY, values: [1, null], low: [0, null], high: [2, null] }],
  },
  {
    kind: 'histogram',
    title: NASTY,
    unit: NASTY,
    bins: [{ from: 0, to: 5, count: 2 }],
    marks: [{ label: NASTY, value: 3 }],
  },
  {
    kind: 'boxes',
    title: NASTY,
    unit: NASTY,
    ends: NASTY,
    rows: [{ label: NASTY, low: 1, p25: 2, p50: 3, p75: 4, high: 5 }],
  },
]
const EMPTY: readonly Chart[] = [
  { kind: 'bars', title: 'x', unit: 'x', rows: [] },
  { kind: 'lines', title: 'x', unit: 'x', x: { label: 'x', values: [] }, series: [] },
  { kind: 'histogram', title: 'x', unit: 'x', bins: [], marks: [] },
  { kind: 'boxes', title: 'x', unit: 'x', ends: 'x', rows: [] },
]

describe('a page of charts', () => {
  test('needs nothing else, and lets nothing slip into it', () => {
    const page = pageAsHtml({ title: NASTY, about: [NASTY], sections: [{ title: NASTY, parts: CHARTS }] })
    const own = ownOf(page)
    expect(own).not.toMatch(/src=|href="[^#]|url\(|@import/)
    expect(own).not.toMatch(/NaN|Infinity|undefined/)
    // One script for the numbers, one for the library, one for the page; none that a name has brought along.
    expect(page.match(/<script/g)).toHaveLength(3)
    expect(own).not.toContain('<script>')
    expect(own).toContain('&lt;/script&gt;')
  })

  test('has every number of a chart in a table', () => {
    const own = ownOf(pageAsHtml({ title: 'x', about: [], sections: [{ title: 'x', parts: CHARTS }] }))
    expect(own.match(/<details>/g)).toHaveLength(CHARTS.length)
    for (const said of ['2 – 4', '1 (0 – 2)', '0 – 4', '1 – 5']) expect(own).toContain(`>${said}<`)
  })

  test('can show nothing at all', () => {
    for (const chart of EMPTY) expect(JSON.stringify(optionOf(chart))).not.toMatch(/null|NaN|Infinity/)
  })

  test('is a name for colours, so that each theme has its own', () => {
    expect(JSON.stringify(CHARTS.map(optionOf))).not.toMatch(/#[0-9a-f]{3}/)
  })
})

describe('axes and bins', () => {
  test.each([
    { least: 0, most: 14_530, steps: [0, 5000, 10_000, 15_000] },
    { least: 0, most: 0.83, steps: [0, 0.5, 1] },
    { least: -12, most: 30, steps: [-20, 0, 20, 40] },
    { least: 0, most: 0, steps: [0, 0.5] },
  ])('axes have round numbers from $least to $most', ({ least, most, steps }) => {
    expect(roundSteps(least, most)).toEqual(steps)
  })

  test('few whole numbers are told apart, also those that never came', () => {
    expect(
      binsOf(
        new Map([
          [2, 3],
          [4, 1],
        ]),
      ),
    ).toEqual([
      { from: 2, to: 3, count: 3 },
      { from: 3, to: 4, count: 0 },
      { from: 4, to: 5, count: 1 },
    ])
  })

  test.each([[[0.1, 0.25, 0.3]], [[-40, 3, 9000]], [[7]], [[1.5]], [[0, 1e6, 3]]])(
    'every value of %s is in its bin',
    (values) => {
      const bins = binsOf(new Map(values.map((value) => [value, 2])))
      expect(bins.length).toBeLessThanOrEqual(31)
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(2 * values.length)
      for (const value of values) {
        expect(bins.find(({ from, to }) => value >= from - 1e-9 && value < to)?.count).toBeGreaterThanOrEqual(2)
      }
    },
  )
})

describe('tables', () => {
  test('have the tone of the last word of a cell, and no code of others', () => {
    const drawn = table(
      ['post', 'small'],
      [
        ['city', '2.6 breaking'],
        ['shop', 'fine'],
        [NASTY, 4],
      ],
      { breaking: 'bad' },
    )
    expect(drawn).toContain('<td class="bad">2.6 breaking</td>')
    expect(drawn).toContain('<td>fine</td>')
    expect(drawn + heat([NASTY], [{ label: NASTY, values: [2] }])).not.toContain('<script>')
  })
})

describe('the report of a simulation', () => {
  const SPEC = {
    game: 'pearls',
    options: {},
    bots: ['normal', 'easy'],
    seed: 'r',
    matches: 40,
    movesMax: 1000,
    course: true,
  }

  test('is the same page every time, whatever the time it took', async () => {
    const box = await loadBox('pearls')
    const make = async () => {
      const { report, course } = await simulate(SPEC, { workers: 0 })
      return simulationAsHtml(box, report, course as NonNullable<typeof course>)
    }
    const page = await make()
    expect(await make()).toBe(page)
    for (const title of ['At a glance', 'Who wins', 'Length and endings', 'Metrics', 'Dead cards, moves and choices']) {
      expect(page).toContain(`<h2>${title}</h2>`)
    }
  })

  test.each([
    { game: 'aufbau', options: {} },
    { game: 'banca', options: {} },
    { game: 'carcosa', options: {} },
    { game: 'imperio', options: { mode: 'QUICK' } },
    { game: 'ludomercatus', options: { roundLimit: 30 } },
  ])('says of $game how it goes, when it is decided and what is dead', async ({ game, options }) => {
    const box = await loadBox(game)
    const bots = Array.from({ length: box.game.seats.min }, () => 'normal')
    const spec = { ...SPEC, game, options, bots, matches: 2, movesMax: 100_000 }
    const { report, course } = await simulate(spec, { workers: 0 })
    expect(report.finished).toBe(2)
    const page = simulationAsHtml(box, report, course as NonNullable<typeof course>)
    for (const title of ['Who wins', 'Length and endings', 'How it goes', 'When it is decided', 'Metrics']) {
      expect(page).toContain(`<h2>${title}</h2>`)
    }
    for (const { name } of course?.values ?? []) expect(page).toContain(name)
    expect(Object.keys(course?.landmarks ?? {})).toEqual(Object.keys(box.landmarks.expected))
  })
})
