import type { RoomView } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import css from './deck.module.css'

/** How far each card lifts the pile, in a field of 44 by 64. */
const LIFT = 2.2
/** More than these no longer make the pile higher. */
const HIGHEST = 12

/** The deck of a room in its box: the higher the pile, the more cards; and how many they are. */
export function Deck({ room }: { readonly room: RoomView }): ReactNode {
  const { size, box } = room
  const height = Math.min(size, HIGHEST) * LIFT
  const top = 54 - height
  return (
    <span className={css.deck} data-glide={`box ${box}`}>
      <svg className={css.pile} viewBox="0 0 44 64" aria-hidden="true">
        <path d="M6 38h32l6 16v10H0V54z" className={css.box} />
        <path d="M0 54h44" className={css.slot} />
        {size > 0 && (
          <>
            <path d={`M2 ${top}h40v${height}H2z`} className={css.pack} />
            <path d={edgesOf(size, top)} className={css.edges} />
            <path d={`M7 ${top - 16}h30l5 16H2z`} className={css.card} />
            <path d={`M10 ${top - 13}h24l3 10H7z`} className={css.border} />
          </>
        )}
      </svg>
      <span className={css.size} style={{ top: `${((size > 0 ? top - 8 : 46) / 64) * 100}%` }}>
        {size}
      </span>
    </span>
  )
}

/** The edges of the cards below the top one. */
function edgesOf(size: number, top: number): string {
  return Array.from({ length: Math.min(size, HIGHEST) - 1 }, (_, i) => `M2 ${top + (i + 1) * LIFT}h40`).join('')
}
