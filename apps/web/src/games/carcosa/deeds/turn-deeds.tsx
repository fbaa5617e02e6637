import {
  type Action,
  isClosedByParanoia,
  linksFrom,
  type Move,
  type Player,
  placeName,
  whyNotSeen,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classes } from '../../../components/classes.ts'
import { choicesOf } from '../../../kit/choices.ts'
import { useTableKeys } from '../../../kit/use-table-keys.ts'
import { useTable, viewOf } from '../kit.ts'
import { ArmeriaDrop } from './armeria-drop.tsx'
import { because } from './because.ts'
import { Chooser, isChooser } from './chooser.tsx'
import css from './deed-bar.module.css'
import { DeedButton } from './deed-button.tsx'
import { act } from './doing.ts'
import { type Deed, menuOf } from './menu.ts'
import { PickTwo } from './pick-two.tsx'
import { RefusalNote, useReason } from './refusal-note.tsx'
import { deedWords as words } from './words.ts'

/** The buttons of a turn. */
export const TurnDeeds = observer(({ seat }: { readonly seat: Seat }) => {
  const house = useTable()
  const { match, ui } = house
  const [chosen, choose] = useState<Action['type']>()
  const [reason, say] = useReason()
  const view = viewOf(match)
  const offered = new Set(match.decisions.flatMap(({ choices }) => choices.map(({ type }) => type)))
  const menu = menuOf(view, seat, offered)
  const press = ({ type, fault }: Deed) => {
    if (fault !== undefined) return say(because(match, fault))
    if (isChooser(type)) return choose(type)
    if (type === 'tabernaPeek') return ui.startPicking('taberna', 2)
    if (type === 'tradeOffer') return ui.open({ kind: 'trade' })
    if (type === 'setProtect') return act(house, { type, on: view.players[seat]?.protecting === false }, seat)
    act(house, { type } as Move, seat)
  }
  useTableKeys((key) => {
    const deed = menu.find((each) => each.key === key)
    if (deed === undefined || ui.overlay || ui.asks) return false
    press(deed)
    return true
  })
  if (ui.picking?.kind === 'taberna') return <PickTwo seat={seat} />
  if (isChooser(chosen) && offered.has(chosen)) return <Chooser type={chosen} onDone={() => choose(undefined)} />
  return (
    <div className={css.turn}>
      {reason}
      <RefusalNote />
      <Ways seat={seat} />
      <ArmeriaDrop />
      <ul className={css.bar} aria-label={words.bar}>
        {menu.map((deed) => (
          <li key={deed.type} className={deed.type === 'endTurn' ? css.last : undefined} data-coach={deed.type}>
            <DeedButton deed={deed} onPress={() => press(deed)} />
          </li>
        ))}
      </ul>
    </div>
  )
})

/** How to walk, or why not; and which ways Paranoia has closed [12.3]. */
const Ways = observer(({ seat }: { readonly seat: Seat }) => {
  const { match } = useTable()
  const view = viewOf(match)
  const { node } = view.players[seat] as Player
  const closed = linksFrom(view, node).filter((to) => isClosedByParanoia(view, seat, to))
  const fault = choicesOf(match, 'move').length > 0 ? undefined : whyNotSeen(view, seat, 'move')
  const isHint = fault === undefined && closed.length === 0
  // Once one knows how, only what keeps one from it is worth a line; that actions are spent is said already.
  if ((isHint && view.round > 1) || fault === 'E_NO_ACTIONS') return null
  return (
    <p className={classes(css.ways, isHint && css.hint)}>
      {fault === undefined ? words.moves : words.noMoves(because(match, fault))}
      {closed.length > 0 && <strong> {words.closed(closed.map(placeName).join('; '))}</strong>}
    </p>
  )
})
