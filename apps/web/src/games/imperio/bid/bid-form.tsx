import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Button } from '../../../components/button.tsx'
import { MinusIcon, PlusIcon } from '../../../components/icons.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { because } from '../action/because.ts'
import { ReasonedButton, useReason } from '../action/refusal-note.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import css from './bid.module.css'
import { amountOf, type BidDraft, type BidState, type BidTerms, bidOf, NO_BID, raised } from './bid-draft.ts'
import { bidWords } from './words.ts'

/** Quick steps upwards. */
const QUICK: readonly number[] = [1, 2]

interface BidFormProps {
  readonly draft: BidDraft | undefined
  readonly terms: BidTerms
  readonly state: BidState
  onChange(draft: BidDraft): void
}

/** How much, whether with a token, and the button that seals it. */
export const BidForm = observer(({ draft, terms, state, onChange }: BidFormProps) => {
  const { match } = useTable()
  const [reason, say] = useReason()
  const fault = state.is === 'invalid' ? because(match, state.fault) : undefined
  const amount = draft && amountOf(draft)
  const isSending = match.inFlight?.move.type === 'bid'
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (draft && state.is === 'editing') void play(match, bidOf(draft, terms))
      }}
    >
      {draft === undefined && <p className={css.choose}>{bidWords.choose}</p>}
      {draft && <Amount draft={draft} fault={fault} onChange={onChange} />}
      {draft && <Token draft={draft} terms={terms} onChange={onChange} onRefused={say} />}
      {fault !== undefined && (
        <p className={css.fault} role="status">
          {fault}
        </p>
      )}
      {reason}
      <div className={css.buttons}>
        <ReasonedButton
          type="submit"
          look="primary"
          size="large"
          data-main
          className={css.bid}
          busy={isSending}
          disabledBecause={draft === undefined ? bidWords.choose : fault}
          onRefused={say}
        >
          {amount === undefined ? bidWords.bidNothing : bidWords.bid(amount)}
        </ReasonedButton>
        {terms.mayPass && (
          <Button size="large" busy={isSending} onClick={() => void play(match, NO_BID)}>
            {bidWords.pass}
          </Button>
        )}
      </div>
      <CashLeft amount={state.is === 'editing' ? amount : undefined} />
    </form>
  )
})

const CashLeft = observer(({ amount }: { readonly amount: number | undefined }) => {
  const { match } = useTable()
  const seat = seatOf(match)
  if (seat === undefined) return null
  const { cash = 0 } = viewOf(match).owners[seat] ?? {}
  return <p className={css.hint}>{amount === undefined ? bidWords.cash(cash) : bidWords.left(cash - amount)}</p>
})

interface AmountProps {
  readonly draft: BidDraft
  readonly fault: string | undefined
  onChange(draft: BidDraft): void
}

/** The number, with a step to each side and quick raises. */
function Amount({ draft, fault, onChange }: AmountProps) {
  const id = useId()
  const by = (step: number) => onChange(raised(draft, step))
  return (
    <div className={css.amount}>
      <label className="unseen" htmlFor={id}>
        {bidWords.amount}
      </label>
      <Button icon aria-label={bidWords.less} onClick={() => by(-1)}>
        <MinusIcon />
      </Button>
      <input
        id={id}
        className={css.number}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={fault === undefined ? undefined : true}
        value={draft.amount}
        onChange={({ target }) => onChange({ ...draft, amount: target.value })}
      />
      <Button icon aria-label={bidWords.more} onClick={() => by(1)}>
        <PlusIcon />
      </Button>
      {QUICK.map((step) => (
        <Button key={step} className={css.quick} aria-label={bidWords.raise(step)} onClick={() => by(step)}>
          +{step}
        </Button>
      ))}
    </div>
  )
}

interface TokenProps extends Pick<BidFormProps, 'terms' | 'onChange'> {
  readonly draft: BidDraft
  onRefused(why: string): void
}

/** The Fame token that breaks a draw. */
const Token = observer(({ draft, terms, onChange, onRefused }: TokenProps) => {
  const { match } = useTable()
  const isOn = draft.useFameToken && terms.mayUseToken
  return (
    <div className={css.token}>
      <ReasonedButton
        className={isOn ? css.chipOn : css.chip}
        aria-pressed={isOn}
        disabledBecause={terms.mayUseToken ? undefined : because(match, 'NO_FAME')}
        onRefused={onRefused}
        onClick={() => onChange({ ...draft, useFameToken: !isOn })}
      >
        ★ {bidWords.token}
      </ReasonedButton>
      <span className={css.hint}>{bidWords.tokenHint}</span>
    </div>
  )
})
