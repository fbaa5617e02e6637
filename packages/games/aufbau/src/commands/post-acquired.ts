import type { Done } from '../action-facts.ts'
import type { OfficeKind, Tier } from '../estate.ts'
import type { FactOf } from '../facts.ts'
import type { Deal } from './purchase.ts'

type PostAcquired = FactOf<'postAcquired'>

/** [5.8] What is told of a domain, city, office or enterprise. */
export function postAcquired(
  { seat, check, paid, key, bonus }: Done,
  { id, lapsed, discountRoll }: Deal,
  post: PostAcquired['post'],
  tier: Tier,
  specialization: OfficeKind | null = null,
): PostAcquired {
  return {
    type: 'postAcquired',
    seat,
    check,
    paid,
    key,
    bonus,
    id,
    lapsed,
    discountRoll,
    post,
    tier,
    specialization,
  }
}
