import { lookUp } from '@ludoteca/kernel'
import type { CourseReport } from '../course/course.ts'
import { Tally } from '../tally.ts'
import { histogramOf } from './bins.ts'
import type { Bars, Chart } from './chart.ts'
import { placesOf, seriesOf } from './course-sections.ts'
import type { Part, Section } from './page.ts'

/** Everything that the game measures: one by one with its distribution and over time, families side by side, and all of it as a table. */
export function metricSection({ distributions, metrics, unit }: CourseReport): Section[] {
  const names = Object.keys(distributions).filter((name) => name !== 'moves')
  if (names.length === 0) return []
  const single = names.filter((name) => !name.includes('.'))
  const parts: Part[] = []
  if (single.length > 0) {
    parts.push({
      kind: 'choice',
      label: 'Metric',
      of: single.map((name) => ({ label: name, parts: viewsOf(name, { distributions, metrics, unit }) })),
    })
  }
  const families = [...new Set(names.filter((name) => name.includes('.')).map(familyOf))]
  for (const family of families) parts.push(familyBars(family, names, distributions))
  parts.push({
    kind: 'table',
    title: 'All metrics, per match',
    columns: ['', 'mean', 'sd', 'p5', 'p50', 'p95', 'max'],
    rows: names.map((name) => {
      const { mean, sd, p5, p50, p95, max } = tallyOf(distributions, name).summary()
      return [name, mean, sd, p5, p50, p95, max]
    }),
  })
  return [{ title: 'Metrics', about: 'What the game counts in each match.', parts }]
}

type Metrics = Pick<CourseReport, 'distributions' | 'metrics' | 'unit'>

function viewsOf(name: string, { distributions, metrics, unit }: Metrics): Chart[] {
  const charts: Chart[] = [histogramOf(`${name}: how it came out`, name, lookUp(distributions, name) ?? new Map())]
  const points = lookUp(metrics, name) ?? []
  const places = placesOf(points)
  if (places.length > 1) {
    charts.push({
      kind: 'lines',
      title: `${name}: over time`,
      about: `As it stood when each ${unit} began: mean, and 10 % to 90 % of matches.`,
      unit: name,
      x: { label: unit, values: places },
      series: [seriesOf(name, points, places, true)],
    })
  }
  return charts
}

function familyOf(name: string): string {
  return name.slice(0, name.indexOf('.'))
}

/** Those that share the first part of their names, the most first; what never happens is at the end, at nothing. */
function familyBars(family: string, names: readonly string[], distributions: Metrics['distributions']): Bars {
  const rows = names
    .filter((name) => familyOf(name) === family)
    .map((name) => ({ label: name.slice(family.length + 1), value: tallyOf(distributions, name).mean() }))
    .map(({ label, value }) => ({ label, value: Number(value.toPrecision(3)) }))
    .sort((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1))
  return { kind: 'bars', title: `${family}, mean per match`, unit: 'per match', rows }
}

function tallyOf(distributions: Metrics['distributions'], name: string): Tally {
  const tally = new Tally()
  tally.merge(lookUp(distributions, name) ?? new Map())
  return tally
}
