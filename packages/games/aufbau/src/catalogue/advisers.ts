import { lookUp } from '@ludoteca/kernel'
import { SPECIALIST_TIERS } from '../data/works.ts'
import type { Specialist } from '../estate.ts'
import { type Host, isOnDuty } from '../rules/holdings.ts'
import type { Player } from '../state.ts'
import type { Spec } from './compile.ts'
import { bastionStep } from './hosts.ts'
import { type Source, UNTOUCHED, type Wanted } from './sources.ts'
import { kindSpec } from './specs.ts'

/** Where advisers sit. */
const PERSONAL: Host = { kind: 'personal' }

/** [F-30, F-31] As many as the bastion has room for advise, the best first; a second field counts as simple. */
export function addAdvisers(found: Source[], wanted: Wanted, p: Readonly<Player>): void {
  for (const specialist of p.specialists) {
    const { kind, tier, secondaryKind, baseEffectBonus } = specialist
    const spec = kindSpec(kind, tier)
    const second = secondaryKind === null ? null : kindSpec(secondaryKind, 'simple')
    const isMainWanted = wanted(spec)
    const isSecondWanted = second !== null && wanted(second)
    if (!(isMainWanted || isSecondWanted) || !isAdviser(p, specialist)) continue
    if (isMainWanted) found.push(specialistSource(p, specialist, spec, baseEffectBonus))
    if (isSecondWanted) found.push(specialistSource(p, specialist, second, 0))
  }
}

function specialistSource({ works }: Readonly<Player>, { id }: Specialist, spec: Spec, bonus: number): Source {
  const facility = { ...UNTOUCHED, options: [lookUp(works?.specialistOptions, id) ?? 0] }
  return { ref: id, spec, host: PERSONAL, facility, bonus }
}

function isAdviser(p: Readonly<Player>, specialist: Specialist): boolean {
  return isOnDuty(specialist) && placeOf(p.specialists, specialist) <= bastionStep(p)
}

/** How many active specialists come before this one: better ones, and equals who came earlier. */
function placeOf(specialists: readonly Specialist[], one: Specialist): number {
  const rank = SPECIALIST_TIERS.indexOf(one.tier)
  let before = 0
  let isEarlier = true
  for (const other of specialists) {
    if (other === one) isEarlier = false
    else if (isOnDuty(other)) {
      const otherRank = SPECIALIST_TIERS.indexOf(other.tier)
      if (otherRank > rank || (otherRank === rank && isEarlier)) before++
    }
  }
  return before
}
