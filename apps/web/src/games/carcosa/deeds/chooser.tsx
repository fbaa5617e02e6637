import {
  type Action,
  CARD_HELP,
  cardOf,
  type Move,
  type Player,
  STATUS_HELP,
  STATUS_NAMES,
  type Uid,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../../components/button.tsx'
import { choicesOf, type SeatChoice, valuesOf } from '../../../kit/choices.ts'
import { ItemIcon } from '../art/item-icon.tsx'
import { SoulToken } from '../art/soul-token.tsx'
import { StatusIcon } from '../art/status-icon.tsx'
import { type CarcosaParts, useTable, viewOf } from '../kit.ts'
import css from './chooser.module.css'
import { act } from './doing.ts'
import { placeOf } from './places.ts'
import { RefusalNote } from './refusal-note.tsx'
import { nameOf, saleBrings } from './uses.ts'
import { deedWords as words } from './words.ts'

/** Deeds that ask with what or to whom. */
type Chosen = keyof typeof words.choose

/** Whether this deed asks for more before it is done. */
export function isChooser(type: Action['type'] | undefined): type is Chosen {
  return type !== undefined && type in words.choose
}

interface Option {
  readonly key: string
  readonly picture: ReactNode
  readonly label: string
  readonly note: string
  readonly move: Move
}

interface ChooserProps {
  readonly type: Chosen
  onDone(): void
}

/** With what, or to whom. */
export const Chooser = observer(({ type, onDone }: ChooserProps) => {
  const house = useTable()
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <fieldset
      ref={ref}
      className={css.chooser}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onDone()
      }}
    >
      <legend className={css.title}>{words.choose[type]}</legend>
      <RefusalNote to={[type]} />
      <ul className={css.options}>
        {choicesOf(house.match, type).flatMap((choice) =>
          optionsOf(house, type, choice).map(({ key, picture, label, note, move }) => (
            <li key={key}>
              <Button
                wide
                className={css.option}
                onClick={() => {
                  onDone()
                  act(house, move, choice.seat)
                }}
              >
                {picture}
                <span className={css.label}>{label}</span>
                <span className={css.note}>{note}</span>
              </Button>
            </li>
          )),
        )}
      </ul>
      <Button look="quiet" onClick={onDone}>
        {words.cancel}
      </Button>
    </fieldset>
  )
})

function optionsOf({ match }: CarcosaParts, type: Chosen, { seat, params }: SeatChoice): Option[] {
  if (type === 'healerHeal') {
    return valuesOf<'SANIDAD' | 'ILUMINADO'>(params.status).map((status) => ({
      key: status,
      picture: <StatusIcon id={status} />,
      label: STATUS_NAMES[status],
      note: STATUS_HELP[status],
      move: { type, status },
    }))
  }
  if (type === 'puertasTeleport') {
    return valuesOf<Seat>(params.target).map((target) => ({
      key: String(target),
      picture: <SoulToken seat={target} />,
      label: match.names(target),
      note: `${placeOf(viewOf(match), target)}; ${words.losesOne}`,
      move: { type, target },
    }))
  }
  return valuesOf<Uid>(params.uid).map((uid) => ({
    key: String(uid),
    picture: <ItemIcon card={cardOf(uid)} />,
    label: nameOf(uid),
    note: type === 'motemeySell' ? saleBrings(viewOf(match).players[seat] as Player, uid) : CARD_HELP[cardOf(uid)],
    move: { type, uid },
  }))
}
