import { type PointerEvent, type ReactNode, useState } from 'react'
import css from './chart.module.css'
import { labelledPlaces, type Scale, scaleOf } from './chart-scale.ts'
import { SeatMark, seatColour } from './seat-mark.tsx'
import { type LineChartProps, placesOf, type Series } from './series.ts'
import { useWidth } from './use-width.ts'

interface LinePlotProps extends LineChartProps {
  readonly format: (value: number) => string
  readonly height: number
}

const TOP = 12
const BOTTOM = 40
const RIGHT = 16
const TICKS = 5
/** Lines differ by their dashes too: seats that end in the same place stay apart. */
const DASHES = ['', '7 4', '2 4', '10 4 2 4', '14 5', '4 3']

/** The drawing itself. The table beside it holds the same figures, so screen readers are only told what it shows. */
export function LinePlot(props: LinePlotProps): ReactNode {
  const { title, axis, series, format, height, zoomed = false } = props
  const [box, width] = useWidth<HTMLDivElement>(480)
  const [pointed, setPointed] = useState<number>()
  const places = placesOf(props)
  const y = scaleOf(
    series.flatMap(({ values }) => values.filter((value) => value !== null)),
    height - TOP - BOTTOM,
    TICKS,
    zoomed ? null : 0,
  )
  const left = 14 + 7.5 * Math.max(...y.ticks.map((tick) => format(tick).length))
  const inner = Math.max(40, width - left - RIGHT)
  const xAt = (i: number) => left + (places.length < 2 ? inner / 2 : (i / (places.length - 1)) * inner)
  const yAt = (value: number) => height - BOTTOM - y.at(value)
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left - left
    setPointed(Math.max(0, Math.min(places.length - 1, Math.round((at / inner) * (places.length - 1)))))
  }
  return (
    <div ref={box} className={css.plot}>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={title}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        <Grid scale={y} yAt={yAt} left={left} right={left + inner} format={format} />
        {labelledPlaces(places.length, inner / 56).map((i) => (
          <text key={i} x={xAt(i)} y={height - BOTTOM + 18} textAnchor="middle" className={css.tick}>
            {places[i]}
          </text>
        ))}
        <text x={left + inner} y={height - 4} textAnchor="end" className={css.axis}>
          {axis}
        </text>
        {pointed !== undefined && (
          <line x1={xAt(pointed)} x2={xAt(pointed)} y1={TOP} y2={height - BOTTOM} className={css.pointer} />
        )}
        {series.map((one) => (
          <Line key={one.seat} series={one} xAt={xAt} yAt={yAt} />
        ))}
      </svg>
      {pointed !== undefined && (
        <div className={css.tip} style={{ [xAt(pointed) > width / 2 ? 'left' : 'right']: 'var(--space-3)' }}>
          <strong>
            {axis} {places[pointed]}
          </strong>
          {series.map(({ seat, label, values }) => (
            <span key={seat} className={css.tipLine}>
              <SeatMark seat={seat} size={14} />
              <span>{label}</span>
              <span className="digits">{values[pointed] == null ? '–' : format(values[pointed])}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

interface GridProps {
  readonly scale: Scale
  readonly left: number
  readonly right: number
  readonly format: (value: number) => string
  yAt(value: number): number
}

function Grid({ scale, yAt, left, right, format }: GridProps): ReactNode {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={yAt(tick)} y2={yAt(tick)} className={tick === 0 ? css.zero : css.grid} />
      <text x={left - 8} y={yAt(tick) + 4} textAnchor="end" className={css.tick}>
        {format(tick)}
      </text>
    </g>
  ))
}

interface LineProps {
  readonly series: Series
  xAt(place: number): number
  yAt(value: number): number
}

function Line({ series: { seat, values }, xAt, yAt }: LineProps): ReactNode {
  const drawn = values.flatMap((value, i) =>
    value === null ? [] : { x: xAt(i), y: yAt(value), isAfterGap: i > 0 && values[i - 1] === null },
  )
  const path = drawn.map(
    ({ x, y, isAfterGap }, i) => `${i === 0 || isAfterGap ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`,
  )
  const last = drawn.at(-1)
  return (
    <>
      <path
        d={path.join('')}
        fill="none"
        stroke={seatColour(seat)}
        strokeWidth="2.500"
        strokeLinejoin="round"
        strokeDasharray={DASHES[seat % DASHES.length]}
      />
      {last && <SeatMark seat={seat} size={18} x={last.x - 9} y={last.y - 9} />}
    </>
  )
}
