import type { Seat } from '@ludoteca/kernel'
import type { ReactNode } from 'react'

/** One for each seat, so that nobody needs to tell colours apart. */
const SHAPES: readonly string[] = [
  'M12 3a9 9 0 110 18 9 9 0 010-18z',
  'M4 4h16v16H4z',
  'M12 3l10 18H2z',
  'M12 2l9 10-9 10-9-10z',
  'M12 2l3 6.600 7.200.8-5.400 4.900 1.600 7.100L12 17.800l-6.400 3.600 1.600-7.100L1.800 9.400 9 8.600z',
  'M7 3h10l5 9-5 9H7l-5-9z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  'M12 2c5 6 7 9 7 12a7 7 0 01-14 0c0-3 2-6 7-12z',
  'M12 21C4 15 2 11 2 8a5 5 0 0110-1 5 5 0 0110 1c0 3-2 7-10 13z',
  'M2 21L12 3l10 18-10-5z',
  'M3 7l9-5 9 5v10l-9 5-9-5z',
  'M12 3a9 9 0 010 18c3-3 4-6 4-9s-1-6-4-9zM12 3a9 9 0 000 18c-3-3-4-6-4-9s1-6 4-9z',
]

interface SeatMarkProps {
  readonly seat: Seat
  readonly size?: number
  /** Where it stands inside another drawing. */
  readonly x?: number
  readonly y?: number
}

/** The mark of a seat: its colour and its shape. */
export function SeatMark({ seat, size = 20, ...place }: SeatMarkProps): ReactNode {
  const colour = { color: seatColour(seat), flex: 'none' }
  return (
    <svg {...place} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={colour}>
      <path d={seatShape(seat)} fill="currentColor" stroke="var(--surface)" strokeWidth="1" />
    </svg>
  )
}

/** The outline of a seat's mark in a square of 24, for drawings of one's own. */
export function seatShape(seat: Seat): string {
  return SHAPES[seat % SHAPES.length] as string
}

/** The colour of a seat, as a value for styles. */
export function seatColour(seat: Seat): string {
  return `var(--seat-${seat % SHAPES.length})`
}
