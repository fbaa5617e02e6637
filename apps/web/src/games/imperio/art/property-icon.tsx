import type { Drawing } from '@ludoteca/imperio'
import { lookUp } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { Picture } from './drawing.tsx'
import { PROPERTY_DRAWINGS } from './property-drawings.ts'

interface PropertyIconProps {
  /** The icon of the card. */
  readonly type: string
  readonly size?: number
}

/** What kind of property it is. */
export function PropertyIcon({ type, size = 32 }: PropertyIconProps): ReactNode {
  return <Picture parts={propertyDrawing(type)} size={size} />
}

/** The same in a square of 48, for drawings of one's own. */
export function propertyDrawing(type: string): Drawing {
  return lookUp(PROPERTY_DRAWINGS, type) ?? (PROPERTY_DRAWINGS.casa as Drawing)
}
