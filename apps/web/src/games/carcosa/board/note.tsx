import { CARD_NAMES, type RoomView } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { ItemIcon } from '../art/item-icon.tsx'
import css from './note.module.css'
import { boardWords as words } from './words.ts'

/** What whoever looks on remembers of a deck: its top card, or how many cards further down. */
export function Note({ room: { seen } }: { readonly room: RoomView }): ReactNode {
  const top = seen.find(({ at }) => at === 0)
  if (seen.length === 0) return null
  if (top === undefined) return <span className={css.deeper}>{words.known(seen.length)}</span>
  return (
    <span className={css.note}>
      <span className={css.picture}>
        <ItemIcon card={top.card} size="100%" />
      </span>
      <span className={css.said}>{words.noteTop(CARD_NAMES[top.card], top.round)}</span>
    </span>
  )
}
