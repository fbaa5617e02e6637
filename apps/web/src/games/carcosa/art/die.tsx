import { type ReactNode, useId } from 'react'
import { classes } from '../../../components/classes.ts'
import css from './art.module.css'

/** Where the pips of a d6 lie, in a square of 40. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[20, 20]],
  [
    [12, 12],
    [28, 28],
  ],
  [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
]

interface DieProps {
  readonly sides: 4 | 6
  /** Nothing while it lies unrolled. */
  readonly value?: number | undefined
  readonly rolling?: boolean
  readonly size?: number
}

/** A die of bone: a d6 with pips, a d4 as the pyramid it is. */
export function Die({ sides, value, rolling = false, size = 36 }: DieProps): ReactNode {
  const id = useId()
  return (
    <svg
      className={classes(css.die, rolling && css.rolling)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      <pattern id={id} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 0H3" stroke="var(--car-ink)" strokeWidth="0.700" />
      </pattern>
      <g stroke="var(--car-ink)" strokeWidth="1.800" strokeLinejoin="round">
        {sides === 6 ? (
          <>
            <path d="M5 3h30l2 2v30l-2 2H5l-2-2V5z" fill="var(--car-paper)" />
            <path d="M3 33h34v2l-2 2H5l-2-2zM33 3h2l2 2v30l-2 2h-2z" fill={`url(#${id})`} stroke="none" />
          </>
        ) : (
          <>
            <path d="M20 2l18 31-18 5L2 33z" fill="var(--car-paper)" />
            <path d="M20 2l18 31-18 5z" fill={`url(#${id})`} />
          </>
        )}
      </g>
      {sides === 6 && value !== undefined && (
        <g fill="var(--car-ink)">
          {PIPS[value - 1]?.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="3.600" />
          ))}
        </g>
      )}
      {sides === 4 && value !== undefined && (
        <text
          x="20"
          y="31"
          textAnchor="middle"
          fontSize="19"
          className={css.pips}
          fill="var(--car-ink)"
          stroke="var(--car-paper)"
          strokeWidth="4"
          paintOrder="stroke"
        >
          {value}
        </text>
      )}
    </svg>
  )
}
