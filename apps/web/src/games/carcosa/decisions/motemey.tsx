import {
  CARD_NAMES,
  cardOf,
  hasKeySlot,
  ITEM_OF,
  type ItemId,
  MOTEMEY_PRICE,
  type MotemeyEventFrame,
  objectSlots,
  type Player,
  type Question,
  slotsUsed,
  type Uid,
} from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { choicesOf, valuesOf } from '../../../table/choices.ts'
import { CardFace } from '../art/card-face.tsx'
import { act } from '../deeds/doing.ts'
import { sanityPrice } from '../deeds/prices.ts'
import { sellsFor } from '../deeds/uses.ts'
import { deedWords } from '../deeds/words.ts'
import { play, useHouse, viewOf } from '../house.ts'
import css from './decisions.module.css'
import { Things } from './options.tsx'
import { Panel } from './panel.tsx'
import { decisionWords } from './words.ts'

/** [7.8, seed D] MOTEMEY_BUY_CHOOSE: two cards face up, for the buyer alone. */
export const MotemeyChoose = observer(
  ({ question: { seat, offers } }: { readonly question: Extract<Question, { step: 'motemeyChoose' }> }) => {
    const { match } = useHouse()
    const words = decisionWords.motemey
    const p = viewOf(match).players[seat] as Player
    const cards = offers ?? []
    return (
      <Panel
        title={words.title}
        lead={cards.length > 1 ? words.lead : words.leadOne}
        seat={seat}
        moves={['motemeyChoose']}
      >
        <ul className={css.cards}>
          {cards.map((uid, index) => (
            <li key={uid}>
              <button
                type="button"
                className={css.card}
                aria-label={`${words.keep}: ${CARD_NAMES[cardOf(uid)]}`}
                onClick={() => void play(match, { type: 'motemeyChoose', index }, seat)}
              >
                <CardFace card={cardOf(uid)} />
                <span className={css.warning}>{warningFor(p, uid)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Panel>
    )
  },
)

/** What would become of it in these hands. */
function warningFor(p: Readonly<Player>, uid: Uid): string | undefined {
  const { slot } = ITEM_OF[cardOf(uid) as ItemId]
  if (slot === 'KEY') return hasKeySlot(p) ? undefined : decisionWords.motemey.noKeySlot
  return slot === 'OBJECT' && slotsUsed(p) >= objectSlots(p) ? decisionWords.motemey.noSlot : undefined
}

/** [D-33] MOTEMEY_EVENT: one purchase, one sale, or nothing. */
export const MotemeyEvent = observer(({ question: { seat } }: { readonly question: Readonly<MotemeyEventFrame> }) => {
  const house = useHouse()
  const { match } = house
  const words = decisionWords.motemeyEvent
  const p = viewOf(match).players[seat] as Player
  const [buy] = choicesOf(match, 'eventBuy')
  const [sell] = choicesOf(match, 'eventSell')
  return (
    <Panel title={words.title} lead={words.lead} seat={seat} moves={['eventBuy', 'eventSell', 'eventDecline']}>
      <Row>
        <Button
          disabledBecause={buy ? undefined : words.cannotBuy}
          onClick={() => void play(match, { type: 'eventBuy' }, seat)}
        >
          {words.buy}
          <span className={css.small}>{words.buyNote(sanityPrice(p, MOTEMEY_PRICE))}</span>
        </Button>
        <Button look="quiet" onClick={() => void play(match, { type: 'eventDecline' }, seat)}>
          {words.decline}
        </Button>
      </Row>
      {sell && (
        <>
          <h3 className={css.subtitle}>{words.sell}</h3>
          <Things
            uids={valuesOf<Uid>(sell.params.uid)}
            note={(uid) => deedWords.sellsFor(sellsFor(uid))}
            onChoose={(uid) => act(house, { type: 'eventSell', uid }, seat)}
          />
        </>
      )}
    </Panel>
  )
})
