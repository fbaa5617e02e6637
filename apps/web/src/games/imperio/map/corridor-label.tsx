import { type DistrictName, UI } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import css from './map.module.css'
import { corridorFrom } from './regions.ts'

interface CorridorLabelProps {
  readonly district: DistrictName
  readonly kind: 'METRO' | 'VIA'
}

/** Beyond the middle: the pins and names of the district it starts from need the room. */
const PLACE = 0.66

/** What is being built, written on its line. */
export function CorridorLabel({ district, kind }: CorridorLabelProps): ReactNode {
  const { from, to } = corridorFrom(district)
  const along = (axis: 0 | 1) => `${(from[axis] + (to[axis] - from[axis]) * PLACE) / 10}%`
  const place = { left: along(0), top: along(1) }
  return (
    <span className={kind === 'METRO' ? css.metroLabel : css.viaLabel} style={place} aria-hidden="true">
      {kind === 'METRO' ? UI.metro : UI.via}
    </span>
  )
}
