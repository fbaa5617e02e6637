import { type Domain, maybe, type Refusal, some } from '@ludoteca/kernel'
import { isMaterial, MATERIALS, type MaterialId, RAW_COUNT } from '../data/materials.ts'
import type { DomainKind, DomainTier } from '../estate.ts'
import { deny } from '../refusals.ts'
import { arePicks, pickRule } from '../rules/picks.ts'

/** [5.8] INPUT, unless picks are left out or fit. What was sent may be anything. */
export function refusePicks(
  picks: readonly MaterialId[] | undefined,
  tier: DomainTier,
  specialization: DomainKind | null,
): Refusal | undefined {
  if (picks === undefined) return undefined
  const isFit = Array.isArray(picks) && picks.every(isMaterial) && arePicks(pickRule(tier, specialization), picks)
  return isFit ? undefined : deny('INPUT', 'badPicks', { tier, agriculture: specialization === 'agriculture' })
}

/** Raw materials that can be among the picks; their order matters, because the first get the remainder. */
export function picksDomain(tier: DomainTier, specialization: DomainKind | null): Domain {
  const { total, expensiveMax, bonusMax } = pickRule(tier, specialization)
  const fit = MATERIALS.slice(0, RAW_COUNT).filter(
    (material) => (expensiveMax > 0 || material.tier !== 'expensive') && (bonusMax > 0 || material.saleBonusPer4 <= 0),
  )
  const ids = fit.map(({ id }) => id)
  return maybe({ ...some(ids, total, total), ordered: true as const })
}
