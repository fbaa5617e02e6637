import { EVENT } from '../../data/events.ts'
import { rankOf } from '../../data/posts.ts'
import type { OrganizationKind } from '../../estate.ts'
import type { Player } from '../../state.ts'
import { isActiveFor } from '../boosts.ts'
import { eventOf, isActive, isStartRound } from '../events.ts'
import { followerLevels } from '../holdings.ts'
import { type Books, book } from './books.ts'

/** [3.2.2, P11] What events do to labour, in this order. */
export function laborOfEvents(b: Books): void {
  const { w, p } = b
  if (isActiveFor(w, p, EVENT.cityRiot)) bookLabor(b, EVENT.cityRiot, -ranksAtWork(p, 'collegiumCraft'))
  if (isActive(w, EVENT.ruralFlight)) bookLabor(b, EVENT.ruralFlight, ruralFlight(b))
  if (eventOf(w, EVENT.ruins)?.labor) bookLabor(b, EVENT.ruins, -halfOfLevels(p))
  if (isActive(w, EVENT.plague)) bookLabor(b, EVENT.plague, -halfOfLevels(p))
}

function bookLabor(b: Books, event: number, labor: number): void {
  book(b, 'event', String(event), 0, labor, 0)
}

/** [row 32] Tenants leave their domains at first; cities gain hands all the time. */
function ruralFlight({ w, p }: Books): number {
  let labor = ranksAtWork(p, 'underworld') + ranksAtWork(p, 'collegiumCraft')
  if (!isStartRound(w)) return labor
  for (const { tenants } of p.domains) if (!tenants.inUnrest) labor -= tenants.levels
  return labor
}

/** Ranks of organisations of that kind that are not in unrest. */
export function ranksAtWork({ organizations }: Readonly<Player>, wanted: OrganizationKind): number {
  let ranks = 0
  for (const { kind, tier, followers } of organizations) {
    if (kind === wanted && !followers.inUnrest) ranks += rankOf(tier)
  }
  return ranks
}

function halfOfLevels(p: Readonly<Player>): number {
  return Math.floor(followerLevels(p) / 2)
}
