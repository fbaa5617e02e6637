import { type Gain, laterInWords, type Price } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { Amount } from './amount.tsx'
import css from './price-tag.module.css'
import { partWords } from './words.ts'

interface PriceTagProps {
  readonly price: Price
  readonly isNamed?: boolean
}

/** What something costs. */
export function PriceTag({ price, isNamed = false }: PriceTagProps): ReactNode {
  const parts = partsOf(price)
  if (parts.length === 0) return <span>{partWords.nothing}</span>
  return (
    <span className={css.tag}>
      {parts.map(({ what, amount }) => (
        <Amount key={what} what={what} amount={amount} isNamed={isNamed} />
      ))}
    </span>
  )
}

interface GainListProps {
  readonly gains: readonly Gain[]
  /** [D-01] No maintenance follows, so that nothing arrives any more. */
  readonly isLast?: boolean
}

/** What something brings. */
export function GainList({ gains, isLast = false }: GainListProps): ReactNode {
  if (gains.length === 0) return <span>{partWords.nothing}</span>
  return (
    <span className={css.tag}>
      {gains.map(({ what, amount, later = false }) => (
        <span key={`${what} ${later}`} className={css.gain}>
          <Amount what={what} amount={amount} isChange isNamed />
          {later && <small>{laterInWords(what, isLast)}</small>}
        </span>
      ))}
    </span>
  )
}

/** A price part by part; what costs nothing is left out. */
function partsOf(price: Price): readonly { readonly what: string; readonly amount: number }[] {
  const { goods, ...units } = price
  return [
    ...Object.entries(units).map(([what, amount]) => ({ what, amount })),
    ...goods.map(({ material, count }) => ({ what: material, amount: count })),
  ].filter(({ amount }) => amount !== 0)
}
