import { EVENT } from '../../data/events.ts'
import type { ByTier } from '../../data/posts.ts'
import { isActive, isStartRound } from '../events.ts'
import { type Books, charge } from './books.ts'

const WAR_TAX = 5
const OFFICE_TAX: ByTier = { small: 4, medium: 10, large: 20 }

/** [P21, row 4] Taxes come last: they close no workshop [6.3]. */
export function taxes(b: Books): void {
  const { w, p } = b
  if (!isActive(w, EVENT.warTax)) return
  let gold = WAR_TAX
  if (isStartRound(w)) for (const { tier } of p.offices) gold += OFFICE_TAX[tier]
  charge(b, 'tax', String(EVENT.warTax), gold, 0, 0)
}
