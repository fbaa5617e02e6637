import { type Deal, dealTemplate, effectiveFields, type MoveOf, ownerId, UI } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { because } from '../action/because.ts'
import { ReasonedButton, RefusalNote, useReason } from '../action/refusal-note.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import { cannotPay, mayCounter } from './answers.ts'
import { CounterForm } from './counter-form.tsx'
import { DealText, Party } from './deal-text.tsx'
import css from './deal-tray.module.css'
import { dealWords } from './words.ts'

interface IncomingDealProps {
  readonly seat: Seat
  readonly deal: Readonly<Deal>
}

/** An offer, or the counter to the own one, that waits for an answer. */
export const IncomingDeal = observer(({ seat, deal }: IncomingDealProps) => {
  const { match } = useTable()
  const [isCountering, setCountering] = useState(false)
  const [reason, say] = useReason()
  const answers = choicesOf(match, 'dealResponse')
  const fields = effectiveFields(deal)
  const isSending = match.inFlight?.move.type === 'dealResponse'
  const answer = (response: MoveOf<'dealResponse'>['response']) =>
    void play(match, { type: 'dealResponse', dealId: deal.dealId, response })
  return (
    <li className={css.deal}>
      <p className={css.dealHead}>
        <Party id={deal.fromOwnerId === ownerId(seat) ? deal.toOwnerId : deal.fromOwnerId} />
        <strong>{dealTemplate(deal.templateId).label_es}</strong>
        {deal.status === 'COUNTERED' && <span className={css.tag}>{dealWords.status.COUNTERED}</span>}
      </p>
      <DealText agreement={{ ...deal, fields }} />
      {reason}
      {isCountering ? (
        <CounterForm seat={seat} deal={deal} onBack={() => setCountering(false)} />
      ) : (
        <div className={css.answers}>
          <ReasonedButton
            look="primary"
            busy={isSending}
            disabledBecause={cannotPay(viewOf(match), seat, deal, fields) ? because(match, 'NO_CASH') : undefined}
            onRefused={say}
            onClick={() => answer('ACCEPT')}
          >
            {UI.accept}
          </ReasonedButton>
          <Button busy={isSending} onClick={() => answer('REJECT')}>
            {UI.reject}
          </Button>
          {mayCounter(answers, deal) && (
            <ReasonedButton
              disabledBecause={viewOf(match).dealStage > 1 ? because(match, 'DEAL_TOO_LATE') : undefined}
              onRefused={say}
              onClick={() => setCountering(true)}
            >
              {UI.counter}
            </ReasonedButton>
          )}
        </div>
      )}
      <RefusalNote to={['dealResponse']} when={(move) => 'dealId' in move && move.dealId === deal.dealId} />
    </li>
  )
})
