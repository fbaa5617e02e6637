import { PHASES, signed } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { isShared, seatOf } from '../../../kit/table-kit.ts'
import { OwnerName } from '../art/owner-name.tsx'
import { BidResults } from '../bid/bid-results.tsx'
import { OwnResult } from '../bid/own-result.tsx'
import { useTable } from '../kit.ts'
import css from './income.module.css'
import { IncomeLedger } from './income-ledger.tsx'
import { type Receipt, receiptOf } from './receipt.ts'
import { incomeWords } from './words.ts'

/** How the auction ended, and what everybody earned and paid. Owners see first what became of their own. */
export const IncomePhase = observer(() => {
  const { match, presentation } = useTable()
  const mine = isShared(match) ? undefined : seatOf(match)
  const [chosen, setChosen] = useState<Seat>()
  const receipts = presentation.income?.owners.map(receiptOf) ?? []
  const shown = receipts.find(({ seat }) => seat === (chosen ?? mine)) ?? richest(receipts)
  return (
    <section className={css.phase} aria-label={PHASES.INCOME}>
      <div className={css.first}>{mine === undefined ? <BidResults /> : <OwnResult />}</div>
      {shown === undefined && <p>{incomeWords.waiting}</p>}
      {shown && (
        <div className={css.receipt} data-coach="receipt">
          <IncomeLedger key={shown.seat} receipt={shown} isMine={shown.seat === mine} />
        </div>
      )}
      {mine !== undefined && (
        <div className={css.lots}>
          <BidResults />
        </div>
      )}
      <Totals
        title={mine === undefined ? incomeWords.everybody : incomeWords.others}
        receipts={receipts.filter((receipt) => receipt !== shown)}
        onChoose={setChosen}
      />
    </section>
  )
})

interface TotalsProps {
  readonly title: string
  readonly receipts: readonly Receipt[]
  onChoose(seat: Seat): void
}

/** All other receipts by their totals; each can be looked at. */
const Totals = observer(({ title, receipts, onChoose }: TotalsProps) => {
  if (receipts.length === 0) return null
  return (
    <div className={css.others}>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.totals}>
        {receipts.map(({ seat, total, after }) => (
          <li key={seat}>
            <button type="button" className={css.other} onClick={() => onChoose(seat)}>
              <span className={css.who}>
                <OwnerName seat={seat} />
              </span>
              <b className={total < 0 ? css.loss : css.gain}>{signed(total)}</b>
              <span className={css.till}>{incomeWords.holds(after)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
})

/** Whoever only watches begins with the one that earned most. */
function richest(receipts: readonly Receipt[]): Receipt | undefined {
  return receipts.reduce<Receipt | undefined>(
    (best, next) => (best && best.total >= next.total ? best : next),
    undefined,
  )
}
