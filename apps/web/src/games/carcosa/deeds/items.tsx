import { CARD_HELP, CARD_NAMES, cardOf, type Uid } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { ItemIcon } from '../art/item-icon.tsx'
import { soulOf, useTable, viewOf } from '../kit.ts'
import { HelpSheet } from '../souls/help.tsx'
import { soulWords } from '../souls/words.ts'
import { act } from './doing.ts'
import { dragging, partnersFor } from './dragging.ts'
import css from './items.module.css'
import { usesOf } from './uses.ts'
import { deedWords as words } from './words.ts'

interface ThingProps {
  readonly uid: Uid
  /** Whose it is. */
  readonly seat: Seat
}

/** A key, an object, a tale: what it does, and for its owner all that can be done with it, by tap, keys or drag. */
export const Thing = observer(({ uid, seat }: ThingProps) => {
  const house = useTable()
  const { match, ui } = house
  const [isOpen, setOpen] = useState(false)
  const isOwn = soulOf(match) === seat
  const uses = isOwn ? usesOf(match, uid) : []
  const partners = isOwn ? partnersFor(house, uid) : []
  const card = cardOf(uid)
  const isMovable = partners.length > 0 || uses.some(({ move }) => move.type === 'armeriaDrop')
  const isTurn = match.decisions.some(({ prompt }) => prompt === 'turn')
  const close = () => setOpen(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        className={css.thing}
        aria-label={CARD_NAMES[card]}
        title={CARD_NAMES[card]}
        data-usable={uses.length > 0 || undefined}
        data-coach={isOwn ? uses[0]?.move.type : undefined}
        draggable={isMovable}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', CARD_NAMES[card])
          dragging.start(uid)
        }}
        onDragEnd={() => dragging.stop()}
      >
        <ItemIcon card={card} />
        {card === 'TREASURE_STAIRS' && <span className={css.charges}>{viewOf(match).stairsCharges}</span>}
      </Popover.Trigger>
      <HelpSheet title={CARD_NAMES[card]}>
        <p>{CARD_HELP[card]}</p>
        {card === 'TREASURE_STAIRS' && <p>{soulWords.charges(viewOf(match).stairsCharges)}</p>}
        {isOwn && uses.length + partners.length === 0 && (
          <p className={css.soft}>{isTurn ? words.nothingToDo : words.notYourTurn}</p>
        )}
        {uses.map(({ label, note, move, seat: by }) => (
          <Button
            key={label}
            wide
            onClick={() => {
              close()
              act(house, move, by)
            }}
          >
            {label}
            <span className={css.note}>{note}</span>
          </Button>
        ))}
        {partners.map((to) => (
          <Button
            key={to}
            wide
            onClick={() => {
              close()
              ui.open({ kind: 'trade', to, give: uid })
            }}
          >
            {words.giveTo(match.names(to))}
          </Button>
        ))}
        {isMovable && <p className={css.drag}>{words.dragHint}</p>}
      </HelpSheet>
    </Popover.Root>
  )
})
