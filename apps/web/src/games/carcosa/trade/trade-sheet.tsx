import { cardOf, type Player, tradeable, type Uid } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Row, Stack } from '../../../components/layout.tsx'
import { Modal } from '../../../components/modal.tsx'
import { choicesOf, type SeatChoice, valuesOf } from '../../../kit/choices.ts'
import { ItemIcon } from '../art/item-icon.tsx'
import { SoulToken } from '../art/soul-token.tsx'
import { because } from '../deeds/because.ts'
import { RefusalNote } from '../deeds/refusal-note.tsx'
import { nameOf } from '../deeds/uses.ts'
import { play, useTable, viewOf } from '../kit.ts'
import { Picks } from './picks.tsx'
import css from './trade.module.css'
import { sideAfter } from './trade-model.ts'
import { TradePreview } from './trade-preview.tsx'
import { tradeWords as words } from './words.ts'

/** [7.7] An offer to a soul in the same place: at most one thing each way, with what would come of it. */
export const TradeSheet = observer(() => {
  const { match, ui } = useTable()
  const { overlay } = ui
  if (overlay?.kind !== 'trade') return null
  const [choice] = choicesOf(match, 'tradeOffer')
  return (
    <Modal open title={words.title} lead={words.lead} className="carcosa" lang="es" onClose={() => ui.close()}>
      {choice ? <Offer choice={choice} first={overlay.to} thing={overlay.give} /> : <p>{words.gone}</p>}
    </Modal>
  )
})

interface OfferProps {
  readonly choice: SeatChoice
  /** With whom, and what to give, where that is settled. */
  readonly first: Seat | undefined
  readonly thing: Uid | undefined
}

const Offer = observer(({ choice: { seat, params }, first, thing }: OfferProps) => {
  const { match, ui } = useTable()
  const { players, config } = viewOf(match)
  const partners = valuesOf<Seat>(params.to)
  const [to, setTo] = useState<Seat>(first !== undefined && partners.includes(first) ? first : (partners[0] as Seat))
  const [give, setGive] = useState<Uid | null>(thing ?? null)
  const [take, setTake] = useState<Uid | null>(null)
  const me = players[seat] as Player
  const other = players[to] as Player
  const fault = sideAfter(me, give, take).fault ?? sideAfter(other, take, give).fault
  const whyNot = give === null && take === null ? words.empty : fault && because(match, fault)
  const offer = async () => {
    const move = { type: 'tradeOffer', to, ...(give !== null && { give }), ...(take !== null && { take }) } as const
    if (await play(match, move, seat)) ui.close()
  }
  return (
    <Stack gap={3}>
      {partners.length > 1 && (
        <Picks
          legend={words.with}
          chosen={to}
          onChoose={(partner) => {
            setTo(partner)
            setTake(null)
          }}
          options={partners.map((partner) => ({
            value: partner,
            picture: <SoulToken seat={partner} />,
            label: match.names(partner),
          }))}
        />
      )}
      <ThingsOf legend={words.give} soul={me} none={words.youHaveNothing} chosen={give} onChoose={setGive} />
      <ThingsOf
        legend={words.gives(match.names(to))}
        soul={other}
        none={words.hasNothing}
        chosen={take}
        onChoose={setTake}
      />
      <TradePreview from={seat} to={to} give={give} take={take} />
      <RefusalNote to={['tradeOffer']} />
      <Row>
        <Button
          look="primary"
          disabledBecause={whyNot}
          busy={match.inFlight !== undefined}
          onClick={() => void offer()}
        >
          {words.offer}
        </Button>
        <Button look="quiet" onClick={() => ui.close()}>
          {words.cancel}
        </Button>
        <span className={css.soft}>{whyNot ?? words.offersLeft(config.maxTradeOffersPerTurn - me.tradeOffers)}</span>
      </Row>
    </Stack>
  )
})

interface ThingsOfProps {
  readonly legend: string
  readonly soul: Readonly<Player>
  readonly none: string
  readonly chosen: Uid | null
  onChoose(uid: Uid | null): void
}

/** What somebody could give, or nothing. */
function ThingsOf({ legend, soul, none, chosen, onChoose }: ThingsOfProps): ReactNode {
  const things = tradeable(soul)
  if (things.length === 0) {
    return (
      <p>
        <strong>{legend}:</strong> <span className={css.soft}>{none}</span>
      </p>
    )
  }
  const options = things.map((uid) => ({ value: uid, picture: <ItemIcon card={cardOf(uid)} />, label: nameOf(uid) }))
  return (
    <Picks
      legend={legend}
      chosen={chosen}
      onChoose={onChoose}
      options={[{ value: null, picture: null, label: words.nothing }, ...options]}
    />
  )
}
