import type { ReactNode } from 'react'
import css from './lobby.module.css'

interface SeatPipsProps {
  readonly people: number
  readonly bots: number
  readonly seats: number
}

/** How far the marks stand apart. */
const STEP = 22

/** How full a table is, at a glance: discs for people, squares for bots, rings for free seats. The words stand below. */
export function SeatPips({ people, bots, seats }: SeatPipsProps): ReactNode {
  const pips = Array.from({ length: seats }, (_, i) => ({
    x: i * STEP,
    kind: i < people ? ('person' as const) : i < people + bots ? ('bot' as const) : ('open' as const),
  }))
  return (
    <svg className={css.pips} viewBox={`0 0 ${seats * STEP} 20`} height="20" aria-hidden="true">
      {pips.map(({ x, kind }) =>
        kind === 'bot' ? (
          <rect key={x} className={css.bot} x={x + 3} y="3" width="14" height="14" rx="2" />
        ) : (
          <circle key={x} className={css[kind]} cx={x + 10} cy="10" r="7.500" />
        ),
      )}
    </svg>
  )
}
