import { type DealTemplateId, ownerId } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { NO_ADD_ONS } from '../action/action-draft.ts'
import { AddOnFields } from '../action/add-on-fields.tsx'
import { because } from '../action/because.ts'
import { ReasonedButton, RefusalNote, useReason } from '../action/refusal-note.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import { DealText } from './deal-text.tsx'
import css from './deal-tray.module.css'
import { isTooDear, mended, missingIn, type OfferDraft, offerOf, templatesIn } from './offer-draft.ts'
import { OfferFields } from './offer-fields.tsx'
import { TemplateList } from './template-list.tsx'
import { dealWords } from './words.ts'

interface DealComposerProps {
  /** With whom, and what kind, where that is clear from the start. */
  readonly to: string | undefined
  readonly templateId: DealTemplateId | undefined
}

/** An offer is put together from what the choices allow: first its kind, then its terms, with what they mean. */
export const DealComposer = observer(({ to, templateId }: DealComposerProps) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  const seat = seatOf(match)
  const [begun, setBegun] = useState<OfferDraft | undefined>(templateId && { templateId, toOwnerId: to, fields: {} })
  const [addOns, setAddOns] = useState(NO_ADD_ONS)
  const [reason, say] = useReason()
  const offers = choicesOf(match, 'dealOffer')
  if (seat === undefined) return <p className={css.note}>{dealWords.watching}</p>
  if (offers.length === 0) return <Closed />
  if (begun === undefined || !templatesIn(offers).includes(begun.templateId)) {
    return (
      <TemplateList
        offered={templatesIn(offers)}
        onPick={(picked) => setBegun({ templateId: picked, toOwnerId: to, fields: {} })}
      />
    )
  }
  const draft = mended(view, offers, begun)
  const missing = missingIn(draft)
  const offer = offerOf(draft, addOns)
  const whyNot = () => {
    if (missing !== undefined) return dealWords.missing[missing]
    return isTooDear(view, seat, draft, addOns) ? because(match, 'NO_CASH') : undefined
  }
  const send = async () => {
    if (offer && (await play(match, offer))) ui.open({ kind: 'deals' })
  }
  const mayYape = offers.some(({ params }) => valuesOf(params.yape).includes(true))
  return (
    <>
      <div className={css.body}>
        <Button size="small" look="quiet" className={css.back} onClick={() => setBegun(undefined)}>
          ‹ {dealWords.otherKind}
        </Button>
        <OfferFields draft={draft} offers={offers} onChange={setBegun} />
        <AddOnFields mayYape={mayYape} mayChoosePolicy addOns={addOns} onChange={setAddOns} />
      </div>
      <footer className={css.foot}>
        {offer && <DealText agreement={{ ...offer, fromOwnerId: ownerId(seat) }} />}
        {reason}
        <RefusalNote to={['dealOffer']} />
        <ReasonedButton
          look="primary"
          wide
          data-main
          busy={match.inFlight?.move.type === 'dealOffer'}
          disabledBecause={whyNot()}
          onRefused={say}
          onClick={() => void send()}
        >
          {draft.templateId === 'BANK_LOAN' ? dealWords.sendLoan : dealWords.send}
        </ReasonedButton>
      </footer>
    </>
  )
})

/** Why nothing can be offered just now. */
const Closed = observer(() => {
  const { match, ui } = useTable()
  const { phase, own, dealStage } = viewOf(match)
  const why = () => {
    if (phase !== 'ACTION') return dealWords.notNow
    return own?.action ? dealWords.acted : dealStage > 0 ? dealWords.stages[dealStage] : because(match, 'BAD_PHASE')
  }
  return (
    <div className={css.body}>
      <p className={css.note}>{why()}</p>
      <Button onClick={() => ui.open({ kind: 'deals' })}>{dealWords.title}</Button>
    </div>
  )
})
