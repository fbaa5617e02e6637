import { RANK } from '../data/posts.ts'
import type { City, Tier } from '../estate.ts'
import type { Host } from '../rules/holdings.ts'
import type { Player } from '../state.ts'

/** [F-09] Troops have a size, too: by their levels; private rooms have none. */
export function tierOf(p: Readonly<Player>, host: Host): Tier | 'starter' | null {
  if (host.kind === 'personal') return null
  return host.kind === 'troops' ? troopsTier(p) : host.post.tier
}

const MEDIUM_TROOPS = 4
const LARGE_TROOPS = 8
function troopsTier({ troops }: Readonly<Player>): Tier | 'starter' {
  const { bodyguard, militia, mercenary, thug } = troops.levels
  const levels = bodyguard + militia + mercenary + thug
  if (levels >= LARGE_TROOPS) return 'large'
  if (levels >= MEDIUM_TROOPS) return 'medium'
  return levels > 0 ? 'small' : 'starter'
}

/** Rank of the place a facility is at; 0 for private rooms and where no troops are. */
export function hostRank(p: Readonly<Player>, host: Host): number {
  const tier = tierOf(p, host)
  return tier === null ? 0 : RANK[tier]
}

export function isAt(host: Host, id: string): boolean {
  return host.kind === 'troops' || host.kind === 'personal' ? host.kind === id : host.post.id === id
}

const BASTION_STEPS = 4

/** [11.1] How far the private bastion has grown. */
export function bastionStep({ personal }: Readonly<Player>): number {
  return Math.min(BASTION_STEPS, 1 + Math.floor(personal.length / 2))
}

/** [11.1] The largest city, the earlier one of equals, is the seat of all organisations. */
export function headquarters({ cities }: Readonly<Player>): City | undefined {
  let largest: City | undefined
  for (const city of cities) if (!largest || RANK[city.tier] > RANK[largest.tier]) largest = city
  return largest
}
