import type { Player } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { ActionPip } from '../art/marks.tsx'
import css from './soul-panels.module.css'
import { soulWords } from './words.ts'

/** One pip for each action left. */
export function ActionsLeft({ soul: { actionsLeft } }: { readonly soul: Readonly<Player> }): ReactNode {
  const words = actionsLeft > 0 ? soulWords.actions(actionsLeft) : soulWords.noActions
  return (
    <span className={css.actions} role="img" aria-label={words} title={words}>
      {Array.from({ length: actionsLeft }, (_, at) => `pip ${at}`).map((pip) => (
        <ActionPip key={pip} />
      ))}
      {actionsLeft === 0 && <span className={css.none}>{soulWords.noActions}</span>}
    </span>
  )
}
