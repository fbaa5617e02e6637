import type { ReactNode } from 'react'
import { ActionPip, KeyIcon } from '../art/marks.tsx'
import css from './deed-bar.module.css'
import { type Price, priceInWords } from './prices.ts'
import { deedWords as words } from './words.ts'

/** A price in as little room as it takes: candles for actions, a key for a key. */
export function PriceTag({ price }: { readonly price: Price }): ReactNode {
  const { actions, sanity, keys } = price
  const isFree = actions + sanity + keys === 0
  return (
    <span className={css.cost}>
      <span className="unseen">{priceInWords(price)}</span>
      <span className={css.coins} aria-hidden="true">
        {isFree && words.free}
        {actions > 0 && <ActionPip size={15} />}
        {keys > 0 && <KeyIcon size={15} />}
        {sanity > 0 && <span className={css.sanity}>−{sanity}</span>}
      </span>
    </span>
  )
}
