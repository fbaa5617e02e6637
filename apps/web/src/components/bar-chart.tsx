import type { Seat } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import css from './chart.module.css'
import { SeatMark, seatColour } from './seat-mark.tsx'

/** One bar of a chart. */
interface Bar {
  readonly key: string
  readonly label: ReactNode
  readonly value: number
  /** Gives the bar the seat's colour and mark. */
  readonly seat?: Seat
}

interface BarChartProps {
  readonly title: string
  readonly bars: readonly Bar[]
  readonly format?: (value: number) => string
}

/** Amounts side by side. It is a list with its figures written out, so that it reads the same without the bars. */
export function BarChart({ title, bars, format = String }: BarChartProps): ReactNode {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure className={css.chart}>
      <figcaption className={css.title}>{title}</figcaption>
      <ul className={css.bars}>
        {bars.map(({ key, label, value, seat }) => (
          <li key={key} className={css.bar}>
            <span className={css.name}>
              {seat !== undefined && <SeatMark seat={seat} size={16} />}
              {label}
            </span>
            <span className={css.track} aria-hidden="true">
              <span
                className={css.fill}
                style={{
                  background: seat === undefined ? 'var(--accent)' : seatColour(seat),
                  transform: `scaleX(${Math.max(0, value) / most})`,
                }}
              />
            </span>
            <span className="digits">{format(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
