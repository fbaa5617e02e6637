import {
  CARD_NAMES,
  cardOf,
  cautionsOf,
  ITEM_OF,
  type ItemId,
  MOTEMEY_PRICE,
  type MotemeyEventFrame,
  type Move,
  objectSlots,
  type Player,
  type Question,
  slotsUsed,
  type Uid,
  type View,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { CardFace } from '../art/card-face.tsx'
import { act } from '../deeds/doing.ts'
import { sanityPrice } from '../deeds/prices.ts'
import { saleBrings } from '../deeds/uses.ts'
import { play, useTable, viewOf } from '../kit.ts'
import css from './decisions.module.css'
import { Things } from './options.tsx'
import { Panel } from './panel.tsx'
import { decisionWords } from './words.ts'

/** [7.8, seed D] MOTEMEY_BUY_CHOOSE: two cards face up, for the buyer alone. */
export const MotemeyChoose = observer(
  ({ question: { seat, offers } }: { readonly question: Extract<Question, { step: 'motemeyChoose' }> }) => {
    const house = useTable()
    const { match } = house
    const words = decisionWords.motemey
    const cards = offers ?? []
    return (
      <Panel
        title={words.title}
        lead={cards.length > 1 ? words.lead : words.leadOne}
        seat={seat}
        moves={['motemeyChoose']}
      >
        <ul className={css.cards}>
          {cards.map((uid, index) => {
            const choose = { type: 'motemeyChoose', index } as const
            const warning = warningOn(viewOf(match), seat, choose, uid)
            return (
              <li key={uid}>
                <button
                  type="button"
                  className={css.card}
                  aria-label={[`${words.keep}: ${CARD_NAMES[cardOf(uid)]}`, ...warning].join('. ')}
                  onClick={() => act(house, choose, seat)}
                >
                  <CardFace card={cardOf(uid)} />
                  <span className={css.warning}>{warning.join(' ')}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </Panel>
    )
  },
)

/** What would become of it in these hands. */
function warningOn(view: View, seat: Seat, choose: Move, uid: Uid): readonly string[] {
  const p = view.players[seat] as Player
  const overflows = ITEM_OF[cardOf(uid) as ItemId].slot === 'OBJECT' && slotsUsed(p) >= objectSlots(p)
  const cautions = cautionsOf(view, seat, choose, String)
  return [...cautions, ...(overflows ? [decisionWords.motemey.noSlot] : [])]
}

/** [D-33] MOTEMEY_EVENT: one purchase, one sale, or nothing. */
export const MotemeyEvent = observer(({ question: { seat } }: { readonly question: Readonly<MotemeyEventFrame> }) => {
  const house = useTable()
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
            note={(uid) => saleBrings(p, uid)}
            onChoose={(uid) => act(house, { type: 'eventSell', uid }, seat)}
          />
        </>
      )}
    </Panel>
  )
})
