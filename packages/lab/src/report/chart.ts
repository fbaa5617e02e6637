import { plain, short, table } from './html.ts'

/** What a chart shows, without a word about how it is drawn. */
export type Chart = Bars | Lines | Histogram | Boxes
interface Titled {
  readonly title: string
  /** What to look at, in a line. */
  readonly about?: string
  /** Takes the whole width of a wide window. */
  readonly wide?: true
}
/** One bar for each, with its interval as a whisker. */
export interface Bars extends Titled {
  readonly kind: 'bars'
  /** What the numbers are: `% of matches`. */
  readonly unit: string
  readonly rows: readonly Bar[]
  /** A line to hold them against. */
  readonly expected?: { readonly label: string; readonly value: number }
}
export interface Bar {
  readonly label: string
  readonly value: number
  readonly low?: number
  readonly high?: number
}
/** One line for each, over the same places. */
export interface Lines extends Titled {
  readonly kind: 'lines'
  readonly unit: string
  readonly x: { readonly label: string; readonly values: readonly (string | number)[] }
  readonly series: readonly Series[]
  readonly expected?: { readonly label: string; readonly value: number }
}
export interface Series {
  readonly label: string
  /** Nothing where there is no value. */
  readonly values: readonly (number | null)[]
  /** Where most of it lies, drawn as a band around the line. */
  readonly low?: readonly (number | null)[]
  readonly high?: readonly (number | null)[]
}
/** How often what came. */
export interface Histogram extends Titled {
  readonly kind: 'histogram'
  /** What was counted: `moves`. */
  readonly unit: string
  readonly bins: readonly Bin[]
  /** Values of note, such as percentiles. */
  readonly marks: readonly { readonly label: string; readonly value: number }[]
}
export interface Bin {
  readonly from: number
  /** Not in it, but for the last bin. */
  readonly to: number
  readonly count: number
}
/** From low to high, the middle half as a box, the median as a line in it. */
export interface Boxes extends Titled {
  readonly kind: 'boxes'
  readonly unit: string
  readonly rows: readonly Box[]
  /** Which percentiles the ends are: `10 % to 90 %`. */
  readonly ends: string
}
export interface Box {
  readonly label: string
  readonly low: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly high: number
}

/** Names are broken into lines of about so many letters. */
const LETTERS = 28
const ROW = 30
const LINE = 15
const AXIS = 70
const TALL = 320

/** A place for the chart, and every number in it as a table. */
export function chartFigure(chart: Chart, index: number): string {
  const { title, about, wide } = chart
  const height = 'rows' in chart ? chart.rows.length * rowHeight(chart.rows) + AXIS : TALL
  return `<figure${wide ? ' class="whole"' : ''}><figcaption><h3>${plain(title)}</h3>${about ? `<p>${plain(about)}</p>` : ''}</figcaption>
<div class="chart" role="img" aria-label="${plain(title)}" data-chart="${index}" style="height:${height}px"></div>
<details><summary>Numbers</summary>${tableOf(chart)}</details></figure>`
}

/** Room for the longest name. */
function rowHeight(rows: readonly { readonly label: string }[]): number {
  const lines = Math.max(1, ...rows.map(({ label }) => Math.ceil(label.length / LETTERS)))
  return Math.max(ROW, lines * LINE + 8)
}

function tableOf(chart: Chart): string {
  const { unit } = chart
  switch (chart.kind) {
    case 'bars': {
      const has = chart.rows.some(({ low }) => low !== undefined)
      const cells = ({ label, value, low, high }: Bar) => [label, value, ...(has ? [interval(low, high)] : [])]
      const line = chart.expected ? [[chart.expected.label, chart.expected.value, ...(has ? [''] : [])]] : []
      return table(['', unit, ...(has ? ['from – to'] : [])], [...chart.rows.map(cells), ...line])
    }
    case 'lines':
      return table(
        [chart.x.label, ...chart.series.map(({ label }) => label)],
        chart.x.values.map((x, i) => [x, ...chart.series.map((one) => pointOf(one, i))]),
      )
    case 'histogram': {
      const rows = chart.bins.map((bin) => [binName(bin), bin.count])
      return table([unit, 'times'], [...rows, ...chart.marks.map(({ label, value }) => [label, value])])
    }
    case 'boxes':
      return table(
        [unit, chart.ends, 'middle half', 'median'],
        chart.rows.map(({ label, low, p25, p50, p75, high }) => [label, interval(low, high), interval(p25, p75), p50]),
      )
  }
}

function pointOf({ values, low, high }: Series, i: number): string | number {
  const value = values[i]
  if (value === null || value === undefined) return '–'
  const between = interval(low?.[i] ?? undefined, high?.[i] ?? undefined)
  return between ? `${short(value)} (${between})` : value
}

function interval(low: number | undefined, high: number | undefined): string {
  return low === undefined || high === undefined ? '' : `${short(low)} – ${short(high)}`
}

/** `7`, or `10 – 14` for what covers several whole numbers. */
export function binName({ from, to }: Bin): string {
  if (to === from) return short(from)
  if (Number.isInteger(from) && Number.isInteger(to)) return to - from === 1 ? `${from}` : `${from} – ${to - 1}`
  return `${short(from)} – ${short(to)}`
}
