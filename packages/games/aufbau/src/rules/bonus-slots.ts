import type { OrganizationKind } from '../estate.ts'
import type { CheckKind, Player } from '../state.ts'
import { organizationOf } from './holdings.ts'

/** [5.0.5] Actions beyond the usual ones that large posts give. */
export function bonusSlots(p: Readonly<Player>, family: CheckKind): number {
  if (family === 'money') return largeAndCalm(p, 'collegiumTrade')
  if (family === 'materials') return largeAndCalm(p, 'collegiumCraft')
  let slots = largeAndCalm(p, 'cult')
  for (const { tier } of p.offices) if (tier === 'large') slots++
  return slots
}

function largeAndCalm(p: Readonly<Player>, kind: OrganizationKind): number {
  const organization = organizationOf(p, kind)
  return organization?.tier === 'large' && !organization.followers.inUnrest ? 1 : 0
}
