import { POINT, SPECIALIST_VALUE } from '../../data/scoring.ts'
import { SPECIALIST, SPECIALIST_KINDS, SPECIALIST_TIERS } from '../../data/works.ts'
import type { SpecialistKind, SpecialistTier } from '../../estate.ts'
import { knowsCraft } from '../../rules/workshop-rules.ts'
import { gold, type Mind } from '../mind.ts'
import { INFLUENCE, PROMISE } from '../yields.ts'
import type { Proposer } from './family.ts'

/** [6.9] Who mostly comes: somebody a little cheaper, who brings influence. */
const USUAL = { goldLess: 5, influence: 2 } as const

/** Craftsmen open workshops; with the full catalogue every field is good for something. */
export const specialist: Proposer = (mind, ideas) => {
  const { rates } = mind
  const kind = fieldOf(mind)
  for (const tier of SPECIALIST_TIERS) {
    const { price } = SPECIALIST[tier]
    if (gold(mind) < price) return
    const gain = worthOfHired(mind, kind, tier) - 12 * (price - USUAL.goldLess) * rates.gold12
    // [5.12] Whoever fails pays all the same.
    const loss = -12 * price * rates.gold12
    if (!ideas.hopes(Math.max(gain, loss))) continue
    ideas.rolled({ type: 'hireSpecialist', kind, tier }, 12 * price, 0, gain, gain, gain, gain, loss)
  }
}

function worthOfHired({ me, rates, habits }: Mind, kind: SpecialistKind, tier: SpecialistTier): number {
  const isFirst = kind === 'artisan' && !me.specialists.some(knowsCraft)
  const promise = isFirst ? habits.taste.craft * PROMISE[tier] : 0
  const yields = USUAL.influence * INFLUENCE + promise - SPECIALIST[tier].upkeepGold
  return SPECIALIST_VALUE[tier] / POINT + rates.perRound * yields
}

function fieldOf({ me, chance }: Mind): SpecialistKind {
  const isCraftless = me.specialists.every(({ kind }) => kind !== 'artisan')
  return isCraftless || me.works === null ? 'artisan' : chance.pick('thought', SPECIALIST_KINDS)
}
