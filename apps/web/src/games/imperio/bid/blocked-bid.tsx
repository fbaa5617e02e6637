import { isLast } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { because } from '../action/because.ts'
import { play, useTable, viewOf } from '../kit.ts'
import css from './bid.module.css'
import { NO_BID } from './bid-draft.ts'
import { bidWords } from './words.ts'

/** The own promise forbids this lot. It can be broken here, once per match, if one means it. */
export const BlockedBid = observer(() => {
  const { match } = useTable()
  const [isAsking, setAsking] = useState(false)
  const mayBreak = choicesOf(match, 'action').some(({ params }) => valuesOf(params.action).includes('BREAK_PACT'))
  const isSending = match.inFlight !== undefined
  return (
    <div className={css.form}>
      <p className={css.fault}>{because(match, 'PACT_BLOCKS_BID')}</p>
      {isAsking && <p>{isLast(viewOf(match)) ? bidWords.breakAskLast : bidWords.breakAsk}</p>}
      <div className={css.buttons}>
        {isAsking && <Button onClick={() => setAsking(false)}>{bidWords.breakBack}</Button>}
        <Button
          look="danger"
          className={css.bid}
          busy={isSending}
          disabledBecause={mayBreak ? undefined : because(match, 'PACT_USED')}
          onClick={() => (isAsking ? void play(match, { type: 'action', action: 'BREAK_PACT' }) : setAsking(true))}
        >
          {bidWords.breakPact}
        </Button>
        {!isAsking && (
          <Button busy={isSending} onClick={() => void play(match, NO_BID)}>
            {bidWords.pass}
          </Button>
        )}
      </div>
    </div>
  )
})
