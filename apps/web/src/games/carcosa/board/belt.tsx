import type { ReactNode } from 'react'
import css from './belt.module.css'

type Side = 'up' | 'down' | 'left' | 'right'

/** The twelve steps, as shares of the house's height: down on the left, up on the right, across at both ends. */
const STEPS: readonly { readonly side: Side; readonly top: number }[] = [
  ...[1, 2, 3, 4, 5].map((row) => ({ side: 'down' as const, top: row / 6 })),
  { side: 'right', top: 11 / 12 },
  ...[5, 4, 3, 2, 1].map((row) => ({ side: 'up' as const, top: row / 6 })),
  { side: 'left', top: 1 / 12 },
]

/** The way that all decks go at the end of a round, drawn over the house: one belt through the twelve rooms. */
export function Belt(): ReactNode {
  return (
    <span className={css.belt}>
      <span className={css.loop} />
      {STEPS.map(({ side, top }) => (
        <svg
          key={`${side} ${top}`}
          className={css[side]}
          style={{ top: `${top * 100}%` }}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d="M12 22L2 8h6V2h8v6h6z" />
        </svg>
      ))}
    </span>
  )
}
