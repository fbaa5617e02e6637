import type { ReactNode } from 'react'
import css from './effect-list.module.css'

/** [11.1] What something of the full catalogue does, line by line. */
export function EffectList({ effects }: { readonly effects: readonly string[] }): ReactNode {
  if (effects.length === 0) return null
  return (
    <ul className={css.effects}>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  )
}
