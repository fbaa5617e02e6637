import { RANK } from '../data/posts.ts'
import type { Facility, SpecialistKind } from '../estate.ts'
import { followerLevels, type Host, isOnDuty, isReligious, organizationOf } from '../rules/holdings.ts'
import type { Market, Player } from '../state.ts'
import { makes } from './produce.ts'
import type { Predicate } from './vocabulary.ts'

/** [11.1] Whether a requirement holds at this place. Prices of the local market are known only to those who look. */
export function holds(
  p: Readonly<Player>,
  host: Host,
  predicate: Predicate,
  market: Readonly<Market> | null = null,
): boolean {
  switch (predicate.is) {
    case 'domain':
      return (
        host.kind === 'domain' && host.post.specialization === predicate.kind && hasFocus(host.post.focus, predicate)
      )
    case 'city':
      return host.kind === 'city' && host.post.specialization === predicate.kind && hasFocus(host.post.focus, predicate)
    case 'office':
      return host.kind === 'office' && host.post.specialization === predicate.kind
    case 'hostOrganization':
      return host.kind === 'organization' && predicate.kinds.includes(host.post.kind)
    case 'organization':
      return organizationOf(p, predicate.kind) !== undefined
    case 'specialist':
      return specialistsOf(p, predicate.kinds) >= (predicate.count ?? 1)
    case 'troops':
      return p.troops.levels[predicate.kind] >= predicate.levels
    case 'hostFacility':
      return 'post' in host && host.post.facilities.some((facility) => isSound(facility, predicate.key))
    case 'hostWorkshop':
      return 'post' in host && hasWorkshop(p, host.post.id, RANK[predicate.tier])
    case 'followerLevels':
      return followerLevels(p) >= predicate.count
    case 'offices':
      return p.offices.length >= predicate.count
    case 'produces':
      return makes(p, predicate.material)
    case 'religious':
      return isReligious(p)
    case 'localMarketPositive':
      return market !== null && market.modifiers[predicate.group] > 0
  }
}

function hasFocus(focus: string | null, wanted: { readonly focus?: string; readonly notFocus?: string }): boolean {
  if (wanted.focus !== undefined && focus !== wanted.focus) return false
  return wanted.notFocus === undefined || focus !== wanted.notFocus
}

/** [11.1] Active ones, by their main or second field; no kinds means any. */
function specialistsOf({ specialists }: Readonly<Player>, kinds: readonly SpecialistKind[]): number {
  let count = 0
  for (const specialist of specialists) {
    const { kind, secondaryKind } = specialist
    const fits = kinds.length === 0 || kinds.includes(kind) || (secondaryKind !== null && kinds.includes(secondaryKind))
    if (fits && isOnDuty(specialist)) count++
  }
  return count
}

/** [D-21] Damaged facilities open nothing. */
function isSound({ key, damage }: Readonly<Facility>, wanted: string): boolean {
  return key === wanted && damage === null
}

function hasWorkshop({ workshops }: Readonly<Player>, host: string, rank: number): boolean {
  for (const workshop of workshops) if (workshop.host === host && RANK[workshop.tier] >= rank) return true
  return false
}
