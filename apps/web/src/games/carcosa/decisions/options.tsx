import { CARD_HELP, cardOf, type Uid } from '@ludoteca/carcosa'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { ItemIcon } from '../art/item-icon.tsx'
import { nameOf } from '../deeds/uses.ts'
import css from './decisions.module.css'

interface ThingsProps {
  readonly uids: readonly Uid[]
  /** A few words about one of them. */
  note?(uid: Uid): string | undefined
  onChoose(uid: Uid): void
}

/** Things to choose one of, each with what it does. */
export function Things({ uids, note, onChoose }: ThingsProps): ReactNode {
  return (
    <ul className={css.things}>
      {uids.map((uid) => (
        <li key={uid}>
          <Button wide className={css.thing} onClick={() => onChoose(uid)}>
            <ItemIcon card={cardOf(uid)} size={34} />
            <span className={css.thingName}>
              {nameOf(uid)}
              {note?.(uid) && <em className={css.mark}> {note(uid)}</em>}
            </span>
            <span className={css.small}>{CARD_HELP[cardOf(uid)]}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
