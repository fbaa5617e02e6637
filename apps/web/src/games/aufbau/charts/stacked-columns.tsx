import { number } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { labelledPlaces, scaleOf } from '../../../components/chart-scale.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { useWidth } from '../../../components/use-width.ts'
import css from './charts.module.css'
import { Painted, Swatch } from './swatch.tsx'
import { chartWords as words } from './words.ts'

/** Amounts of several kinds at each place of an axis; what goes out is less than nothing. */
interface Column {
  readonly place: string
  readonly values: readonly number[]
}

interface StackedColumnsProps {
  readonly title: string
  readonly kinds: readonly string[]
  readonly columns: readonly Column[]
}

const HEIGHT = 260
const LEFT = 40
const TOP = 8
const BOTTOM = 24
const STEP_MAX = 90
/** How many pixels the number of a round needs. */
const LABEL_WIDTH = 28

/** [12.4] Kinds stacked in columns, upwards what comes and downwards what goes, with the same figures as a table below. */
export function StackedColumns({ title, kinds, columns }: StackedColumnsProps): ReactNode {
  const [box, width] = useWidth<HTMLDivElement>(480)
  const scale = scaleOf(
    columns.flatMap(({ values }) => [sumOf(values, 1), sumOf(values, -1)]),
    HEIGHT - TOP - BOTTOM,
  )
  const step = Math.min(STEP_MAX, (width - LEFT) / Math.max(1, columns.length))
  const yOf = (value: number) => HEIGHT - BOTTOM - scale.at(value)
  const labelled = labelledPlaces(columns.length, (width - LEFT) / LABEL_WIDTH)
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>{title}</figcaption>
      <div ref={box} className={css.columns}>
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${LEFT} ${yOf(tick)}H${width}`} stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'} />
              <text x={LEFT - 6} y={yOf(tick) + 4} textAnchor="end">
                {number(tick)}
              </text>
            </g>
          ))}
          {columns.map(({ place, values }, i) => (
            <g key={place}>
              {pilesOf(values).map(({ kind, low, high }) => (
                <Painted
                  key={kinds[kind]}
                  index={kind}
                  x={LEFT + i * step + step * 0.15}
                  y={yOf(high)}
                  width={step * 0.7}
                  height={yOf(low) - yOf(high)}
                />
              ))}
              {labelled.includes(i) && (
                <text x={LEFT + (i + 0.5) * step} y={HEIGHT - 6} textAnchor="middle">
                  {place}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <ul className={css.legend}>
        {kinds.map((kind, i) => (
          <li key={kind}>
            <Swatch index={i} /> {kind}
          </li>
        ))}
      </ul>
      <details className={css.table}>
        <summary>{words.asTable}</summary>
        <DataTable
          caption={title}
          captionUnseen
          corner={words.round}
          columns={kinds.map((kind) => ({ key: kind, label: kind, numeric: true }))}
          rows={columns.map(({ place, values }) => ({
            key: place,
            heading: place,
            cells: Object.fromEntries(kinds.map((kind, i) => [kind, oneDigit(values[i] ?? 0)])),
          }))}
        />
      </details>
    </figure>
  )
}

/** All that is more than nothing, or all that is less. */
function sumOf(values: readonly number[], sign: 1 | -1): number {
  return values.reduce((sum, value) => (value * sign > 0 ? sum + value : sum), 0)
}

/** From where to where each kind reaches: one pile upwards, one downwards. */
function pilesOf(values: readonly number[]) {
  let up = 0
  let down = 0
  return values.flatMap((value, kind) => {
    if (value === 0) return []
    const from = value > 0 ? up : down
    const to = from + value
    if (value > 0) up = to
    else down = to
    return [{ kind, low: Math.min(from, to), high: Math.max(from, to) }]
  })
}

function oneDigit(value: number): string {
  return (Math.round(value * 10) / 10).toLocaleString('de').replace('-', '−')
}
