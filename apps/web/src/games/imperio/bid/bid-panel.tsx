import { activePactOf, districtName, type Move, propertyCard, reserveOf } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useFocusKept } from '../../../components/use-focus-kept.ts'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { RefusalNote } from '../action/refusal-note.tsx'
import { Submitted } from '../action/submitted.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './bid.module.css'
import { type BidDraft, draftFor, stateOf, termsOf } from './bid-draft.ts'
import { BidForm } from './bid-form.tsx'
import { BlockedBid } from './blocked-bid.tsx'
import { SentBid } from './sent-bid.tsx'
import { bidWords } from './words.ts'

/** The own bid, from the choice of a lot to the sealed envelope. Whoever does not bid sees who has. */
export const BidPanel = observer(() => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const seat = seatOf(match)
  const [begun, setBegun] = useState<BidDraft>()
  const lot = ui.property !== undefined && view.marketRow.includes(ui.property) ? ui.property : undefined
  const choices = choicesOf(match, 'bid')
  const terms = termsOf(choices)
  const advice = match.coach?.suggestion?.move as Move | undefined
  const draft = lot === undefined ? undefined : begun?.propertyId === lot ? begun : draftFor(lot, terms, advice)
  const pact = seat === undefined || view.own?.brokePact ? undefined : activePactOf(view, seat)
  const state = stateOf({
    isAsked: choices.length > 0,
    terms,
    cash: (seat === undefined ? undefined : view.owners[seat]?.cash) ?? 0,
    draft,
    bid: view.own?.bid ?? null,
    isBlocked: lot !== undefined && pact?.district === propertyCard(lot).district,
  })
  const kept = useFocusKept<HTMLDivElement>(state.is)
  return (
    <div {...kept} className={css.panel} data-coach="bid">
      {lot !== undefined && choices.length > 0 && <ChosenLot id={lot} />}
      {(state.is === 'empty' || state.is === 'editing' || state.is === 'invalid') && (
        <BidForm draft={draft} terms={terms} state={state} onChange={setBegun} />
      )}
      {state.is === 'blocked' && <BlockedBid />}
      {(state.is === 'submitted' || state.is === 'passed') && <SentBid state={state} />}
      {state.is === 'closed' && <p className={css.hint}>{seat === undefined ? bidWords.watching : bidWords.closed}</p>}
      {view.own?.brokePact && <p className={css.hint}>{bidWords.broken}</p>}
      <RefusalNote to={['bid', 'action']} />
      <Submitted count={bidWords.progress} done={bidWords.hasBid} open={bidWords.stillBids} />
    </div>
  )
})

function ChosenLot({ id }: { readonly id: string }) {
  const { nombre_es, district } = propertyCard(id)
  return (
    <p className={css.chosen}>
      <strong className={css.lotName}>{nombre_es}</strong>
      <span>{districtName(district)}</span>
      <span className={css.plate}>{bidWords.reserve(reserveOf(id))}</span>
    </p>
  )
}
