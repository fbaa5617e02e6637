import { DEBT_STICKER, propertyName, signed } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { Sticker } from '../art/sticker.tsx'
import { phaseSeconds } from '../frame/clock.ts'
import { useTable, viewOf } from '../kit.ts'
import css from './income.module.css'
import { paceOf, type Receipt } from './receipt.ts'
import { incomeWords } from './words.ts'

interface IncomeLedgerProps {
  readonly receipt: Receipt
  readonly isMine: boolean
}

/** A receipt as the till prints it: line by line, and the total below. */
export const IncomeLedger = observer(({ receipt, isMine }: IncomeLedgerProps) => {
  const { match } = useTable()
  const seconds = phaseSeconds(viewOf(match), 'INCOME')
  const { seat, before, lines, total, after, debt, wealth, sales, fame, spend } = receipt
  const pace = paceOf(lines.length, seconds && seconds * 1000)
  return (
    <article
      className={css.slip}
      style={{ '--pace': `${pace}ms`, '--lines': lines.length } as CSSProperties}
      aria-label={isMine ? incomeWords.slip : incomeWords.of(match.names(seat))}
    >
      <header className={css.head}>
        <strong className={css.shop}>{incomeWords.shop}</strong>
        <span>{isMine ? incomeWords.slip : incomeWords.of(match.names(seat))}</span>
      </header>
      <dl className={css.lines}>
        <div className={css.before}>
          <dt>{isMine ? incomeWords.before : incomeWords.hadBefore}</dt>
          <dd>{before}</dd>
        </div>
        {lines.map(({ key, label, about, amount }, i) => (
          <div key={key} className={css.line} style={{ '--at': i } as CSSProperties}>
            <dt>
              {label}
              {about !== undefined && <span className={css.about}> {about}</span>}
            </dt>
            <dd className={amount < 0 ? css.loss : css.gain}>{signed(amount)}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{incomeWords.total}</dt>
          <dd className={total < 0 ? css.loss : css.gain}>{signed(total)}</dd>
        </div>
        <div className={css.after}>
          <dt>{incomeWords.after}</dt>
          <dd>{after}</dd>
        </div>
      </dl>
      {lines.length === 0 && <p className={css.note}>{incomeWords.nothing}</p>}
      {sales.map(({ propertyId, price }) => (
        <p key={propertyId} className={css.sale}>
          {incomeWords.sold(propertyName(propertyId), price)}
        </p>
      ))}
      {fame !== 0 && (
        <p className={css.sale}>{(spend === undefined ? incomeWords.fame : incomeWords.hidden)(signed(fame))}</p>
      )}
      <footer className={css.foot}>
        <span>
          {incomeWords.wealth} {wealth}
        </span>
        {debt > 0 && (
          <span className={css.debt}>
            {incomeWords.debt} {debt}
            <Sticker text={DEBT_STICKER} width={72} />
          </span>
        )}
        <span>{incomeWords.thanks}</span>
      </footer>
    </article>
  )
})
