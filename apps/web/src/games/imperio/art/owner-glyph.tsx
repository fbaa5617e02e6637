import { glyphOf, OWNER_INKS } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import type { ReactNode } from 'react'

/** The colour of a seat, as a value for styles. */
export function ownerColour(seat: Seat): string {
  return `var(--imp-owner-${(seat % OWNER_INKS.length) + 1})`
}

interface OwnerGlyphProps {
  readonly seat: Seat
  readonly size?: number
}

/** The mark of an owner: a plate in the seat's colour, with the glyph in white. */
export function OwnerGlyph({ seat, size = 22 }: OwnerGlyphProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" style={{ flex: 'none' }}>
      <circle cx="12" cy="12" r="11.500" fill={ownerColour(seat)} />
      <path d={glyphOf(seat)} fill="var(--imp-white)" fillRule="evenodd" />
    </svg>
  )
}
