import { INSURANCE, type Property } from '@ludoteca/imperio'
import type { ReactNode } from 'react'
import css from './marks.module.css'

const SHIELD = 'M12 2l9 3v7c0 5-4 8.500-9 10.500C7 20.500 3 17 3 12V5z'

/** How far a property is built: one brick for each place, the built ones full. */
export function Pips({ level, most }: { readonly level: number; readonly most: number }): ReactNode {
  return (
    <span className={css.pips} aria-hidden="true">
      {Array.from({ length: most }, (_, i) => i).map((place) => (
        <span key={place} className={place < level ? css.built : css.place} />
      ))}
    </span>
  )
}

/** A shield with the first letter of its level on it; nothing for what is not insured. */
export function InsuranceBadge({ level }: { readonly level: Property['insurance'] }): ReactNode {
  if (level === 'NONE') return null
  return (
    <svg className={css.shield} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={SHIELD} className={level === 'FULL' ? css.fullCover : css.basicCover} />
      <text x="12" y="16.500" textAnchor="middle" className={level === 'FULL' ? css.letterOnFull : css.letter}>
        {letterOf(level)}
      </text>
    </svg>
  )
}

/** “Seguro básico” is B, “Seguro total” is T. */
function letterOf(level: Property['insurance']): string {
  return (INSURANCE[level].split(' ').at(-1) ?? '').charAt(0).toUpperCase()
}
