import type { EChartsOption, LineSeriesOption } from 'echarts'
import { type Bars, type Boxes, binName, type Chart, type Histogram, type Lines } from './chart.ts'
import { short } from './html.ts'
import { roundSteps } from './steps.ts'

/**
 * How a chart is drawn, as plain data for ECharts. Colours come from the theme that the page chooses; what is told by
 * colour is told by patterns, dashes and marks, too. What is said at the pointer is put together in the page.
 */
export function optionOf(chart: Chart): EChartsOption {
  // The page says what each chart is, and has its numbers in a table: the library's own description would hide both.
  const common = { animation: false, aria: { enabled: false } } as const
  switch (chart.kind) {
    case 'bars':
      return { ...common, ...bars(chart) }
    case 'lines':
      return { ...common, ...lines(chart) }
    case 'histogram':
      return { ...common, ...histogram(chart) }
    case 'boxes':
      return { ...common, ...boxes(chart) }
  }
}

const GRID = { left: 8, right: 24, top: 12, bottom: 8, containLabel: true } as const

/** Names down the side, numbers from left to right. What lies beyond an axis is not drawn, so it has room for all. */
function acrossAxes(unit: string, labels: readonly string[], values: readonly number[]): EChartsOption {
  const steps = roundSteps(Math.min(0, ...values), Math.max(0, ...values))
  const [min = 0, second = 1] = steps
  const max = steps.at(-1) ?? second
  return {
    grid: { ...GRID, top: 22, right: 44, bottom: 28 },
    xAxis: { type: 'value', name: unit, nameLocation: 'middle', nameGap: 28, min, max, interval: second - min },
    yAxis: {
      type: 'category',
      data: [...labels],
      inverse: true,
      axisTick: { show: false },
      axisLabel: { width: 180, overflow: 'break', lineHeight: 14, interval: 0 },
    },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, confine: true },
  }
}

function bars({ unit, rows, expected }: Bars): EChartsOption {
  const ends = rows.map(({ value, high = value }) => Math.max(value, high))
  const whiskers = rows.flatMap(({ low, high }, i) =>
    low === undefined || high === undefined ? [] : [whisker(i, low, high)],
  )
  return {
    ...acrossAxes(
      unit,
      rows.map(({ label }) => label),
      [...rows.flatMap(({ value, low = value }) => [value, low]), ...ends, expected?.value ?? 0],
    ),
    series: [
      {
        type: 'bar',
        name: unit,
        barMaxWidth: 20,
        data: rows.map(({ value }) => value),
        markLine: { ...WHISKER, data: whiskers },
      },
      // Numbers stand after the whiskers: points that nobody sees carry them.
      {
        type: 'scatter',
        name: 'numbers',
        silent: true,
        symbolSize: 0.1,
        data: rows.map(({ value }, i) => ({
          value: [ends[i] as number, i],
          label: { show: true, position: 'right', formatter: short(value) },
        })),
      },
      ...(expected ? [expectedLine(expected.label, { xAxis: expected.value }, 'start')] : []),
    ],
  }
}

const WHISKER = {
  silent: true,
  animation: false,
  label: { show: false },
  symbol: 'rect',
  symbolSize: [2, 9] as number[],
  symbolRotate: 0,
  lineStyle: { type: 'solid', width: 2 },
} as const
type Ends = [{ coord: number[] }, { coord: number[] }]

function whisker(row: number, low: number, high: number): Ends {
  return [{ coord: [low, row] }, { coord: [high, row] }]
}

/** A line across the chart that belongs to no row: a series of its own, so that its name can be said. */
function expectedLine(
  label: string,
  at: { readonly xAxis: number } | { readonly yAxis: number },
  position: 'start' | 'insideEndTop',
): LineSeriesOption {
  return {
    type: 'line',
    name: label,
    data: [],
    markLine: {
      silent: true,
      symbol: 'none',
      label: { show: true, formatter: label, position },
      lineStyle: { type: 'dashed', width: 1.5 },
      data: [at],
    },
  }
}

const DASHES = ['solid', 'dashed', 'dotted', [10, 3, 2, 3], [4, 4], [14, 4]] as const
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect'] as const

function lines({ unit, x, series, expected }: Lines): EChartsOption {
  const many = series.length > 1
  return {
    grid: { ...GRID, top: many ? 58 : 28, bottom: 28 },
    ...(many ? { legend: { top: 0, data: series.map(({ label }) => label) } } : {}),
    xAxis: { type: 'category', data: [...x.values], name: x.label, nameLocation: 'middle', nameGap: 28 },
    yAxis: { type: 'value', name: unit, nameTextStyle: { align: 'left' } },
    tooltip: { trigger: 'axis', confine: true },
    series: [
      ...series.flatMap(({ label, values, low, high }, i): LineSeriesOption[] => [
        {
          type: 'line',
          z: 3,
          name: label,
          data: [...values],
          symbol: SYMBOLS[i % SYMBOLS.length] as string,
          symbolSize: 6,
          showAllSymbol: false,
          lineStyle: { width: 2, type: DASHES[i % DASHES.length] as never },
          color: COLOUR(i),
        },
        ...(low && high ? band(label, i, low, high) : []),
      ]),
      ...(expected ? [expectedLine(expected.label, { yAxis: expected.value }, 'insideEndTop')] : []),
    ],
  }
}

/** The page puts the colour of its theme where such a name stands. */
const COLOUR = (i: number) => `colour ${i}`

/** A line that nobody sees, and the area between it and the next one. Whoever hides the line hides them, too. */
function band(
  label: string,
  i: number,
  low: readonly (number | null)[],
  high: readonly (number | null)[],
): LineSeriesOption[] {
  const hidden = {
    type: 'line',
    name: label,
    stack: `band ${i}`,
    stackStrategy: 'all',
    symbol: 'none',
    silent: true,
    lineStyle: { opacity: 0 },
    color: COLOUR(i),
  } as const
  const reach = high.map((value, at) => (value === null ? null : value - (low[at] ?? 0)))
  return [
    { ...hidden, id: `band ${i} low`, data: [...low] },
    { ...hidden, id: `band ${i} high`, data: reach, areaStyle: { opacity: 0.16 } },
  ]
}

function histogram({ unit, bins, marks }: Histogram): EChartsOption {
  const last = bins.length - 1
  const at = (value: number) => {
    const found = bins.findIndex(({ from, to }) => value >= from && (value < to || from === to))
    return found < 0 ? last : found
  }
  return {
    grid: { ...GRID, top: 34, bottom: 28 },
    xAxis: { type: 'category', data: bins.map(binName), name: unit, nameLocation: 'middle', nameGap: 28 },
    yAxis: { type: 'value', minInterval: 1 },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, confine: true },
    series: [
      {
        type: 'bar',
        name: 'times',
        barCategoryGap: '4%',
        barMaxWidth: 90,
        data: bins.map(({ count }) => count),
        markLine: {
          silent: true,
          symbol: 'none',
          lineStyle: { type: 'dashed', width: 1.5 },
          data: marks.map(({ label, value }) => ({
            xAxis: at(value),
            label: { show: true, formatter: `${label} ${short(value)}` },
          })),
        },
      },
    ],
  }
}

function boxes({ unit, rows }: Boxes): EChartsOption {
  const part = { type: 'bar', stack: 'box', stackStrategy: 'all', barMaxWidth: 20, color: COLOUR(0) } as const
  return {
    ...acrossAxes(
      unit,
      rows.map(({ label }) => label),
      rows.flatMap(({ low, high }) => [low, high]),
    ),
    series: [
      { ...part, name: 'start', silent: true, itemStyle: { opacity: 0 }, data: rows.map(({ p25 }) => p25) },
      {
        ...part,
        name: 'below the median',
        data: rows.map(({ p25, p50 }) => p50 - p25),
        markLine: { ...WHISKER, data: rows.map(({ low, high }, i) => whisker(i, low, high)) },
      },
      {
        ...part,
        name: 'above the median',
        itemStyle: { opacity: 0.55 },
        data: rows.map(({ p50, p75 }) => p75 - p50),
      },
    ],
  }
}
