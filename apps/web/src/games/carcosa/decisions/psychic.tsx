import {
  CARD_HELP,
  CARD_NAMES,
  type CardId,
  type Player,
  type PsychicLookFrame,
  type PsychicOrder,
  placeName,
} from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../../components/button.tsx'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { CardFace } from '../art/card-face.tsx'
import { ItemIcon } from '../art/item-icon.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import css from './decisions.module.css'
import { Panel } from './panel.tsx'
import { type OrderPreview, orderPreview } from './previews.ts'
import own from './psychic.module.css'
import { decisionWords, ORDERS } from './words.ts'

const words = decisionWords.psychic

/** [7.13] PSYCHIC_LOOK: the two cards, and the four orders as pictures. */
export const Psychic = observer(({ question: { seat, room } }: { readonly question: Readonly<PsychicLookFrame> }) => {
  const { match, presentation } = useTable()
  const view = viewOf(match)
  const seen = view.rooms.find((each) => each.room === room)?.seen ?? []
  const cards = [0, 1].map((at) => seen.find((card) => card.at === at)?.card)
  const { looks } = presentation
  // The cards lie open here: nobody needs to be shown them again afterwards.
  useEffect(() => {
    if (looks.length > 0) presentation.looked()
  }, [presentation, looks])
  const [first, second] = cards
  if (first === undefined || second === undefined) return null
  const [choice] = choicesOf(match, 'psychicLook')
  return (
    <Panel title={words.title} lead={words.lead(placeName(room))} seat={seat} moves={['psychicLook']}>
      <ul className={own.two}>
        <Glimpse card={first} where={words.first} />
        <Glimpse card={second} where={words.second} />
      </ul>
      <ul className={own.orders}>
        {valuesOf<PsychicOrder>(choice?.params.order).map((order) => (
          <li key={order}>
            <Button wide className={own.order} onClick={() => void play(match, { type: 'psychicLook', order }, seat)}>
              <span>{ORDERS[order]}</span>
              <Pile preview={orderPreview(view.players[seat] as Player, [first, second], order)} />
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
})

function Glimpse({ card, where }: { readonly card: CardId; readonly where: string }): ReactNode {
  return (
    <li className={own.glimpse}>
      <div className={css.smallCard}>
        <CardFace card={card} size="small" />
      </div>
      <p className={css.small}>
        {where}
        <strong className={own.glimpseName}>{CARD_NAMES[card]}</strong>
        {CARD_HELP[card]}
      </p>
    </li>
  )
}

/** The deck as it would lie: what comes first on top, what is buried below everything. */
function Pile({ preview: { top, next, buried, price } }: { readonly preview: OrderPreview }): ReactNode {
  return (
    <>
      <span className={own.pile} aria-hidden="true">
        <PileCard card={top} />
        {next && <PileCard card={next} />}
        <span className={own.rest} />
        {buried && <PileCard card={buried} isBuried />}
      </span>
      <span className={css.small}>{price > 0 ? words.price(price) : words.free}</span>
    </>
  )
}

function PileCard({ card, isBuried }: { readonly card: CardId; readonly isBuried?: boolean }): ReactNode {
  return (
    <span className={own.pileCard} data-buried={isBuried || undefined}>
      <ItemIcon card={card} size={20} />
      {CARD_NAMES[card]}
    </span>
  )
}
