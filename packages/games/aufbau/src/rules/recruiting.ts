import type { Io } from '@ludoteca/kernel'
import {
  AMBITIOUS,
  APPRENTICE_LOYALTY,
  EXTRA_TRAIT_TRIES,
  LOYALTY_MORE,
  type Recruit,
  recruitOf,
} from '../data/recruits.ts'
import { OWN_LOYALTY, RELIGIOUS_LOYALTY, TRAIT, TRAIT_COUNT } from '../data/traits.ts'
import { FOLLOWERS, SPECIALIST_KINDS } from '../data/works.ts'
import type { Specialist, SpecialistKind, SpecialistTier, Trait } from '../estate.ts'
import type { Fact } from '../facts.ts'
import type { Player, World } from '../state.ts'
import { hiredLoyaltyBoost } from './boosts.ts'
import { isReligious } from './holdings.ts'
import { newId } from './ids.ts'
import { roll, streamOf } from './names.ts'
import { negativeTimes } from './traits.ts'

/** [6.9] 2d6 of the recruit table. */
export function rollRecruit(p: Readonly<Player>, io: Io<Fact>): { readonly roll: number; readonly recruit: Recruit } {
  const sum = roll(p, 6, io) + roll(p, 6, io)
  return { roll: sum, recruit: recruitOf(sum) }
}

/** [5.12, 8.2] Who comes: kind, loyalty, trait, extra trait, second field, in this order of dice. */
export function rollSpecialist(
  w: Readonly<World>,
  p: Player,
  wanted: SpecialistKind,
  tier: SpecialistTier,
  recruit: Recruit,
  io: Io<Fact>,
): Specialist {
  const kind = recruit.kind === 'random' ? pickKind(p, SPECIALIST_KINDS, io) : wanted
  const loyalty = startLoyalty(p, recruit, io) + hiredLoyaltyBoost(p, kind)
  const traits = withExtra(p, rollTrait(p, recruit, io), recruit, io)
  return {
    id: newId(p, 'spec'),
    kind,
    secondaryKind: secondField(p, kind, traits, io),
    tier: recruit.tier ?? tier,
    loyalty: ownLoyalty(p, loyalty, traits),
    influencePerRound: recruit.influencePerRound,
    baseEffectBonus: recruit.baseEffectBonus,
    promoteAtRound: recruit.promotedAfter > 0 ? w.round + recruit.promotedAfter : null,
    traits,
  }
}

/** [6.9] Roll 3: somebody simple of the same kind comes along for nothing. */
export function rollApprentice(p: Player, kind: SpecialistKind, io: Io<Fact>): Specialist {
  const traits = [plainTrait(roll(p, TRAIT_COUNT, io))]
  return {
    id: newId(p, 'spec'),
    kind,
    secondaryKind: secondField(p, kind, traits, io),
    tier: 'simple',
    loyalty: ownLoyalty(p, APPRENTICE_LOYALTY + hiredLoyaltyBoost(p, kind), traits),
    influencePerRound: 0,
    baseEffectBonus: 0,
    promoteAtRound: null,
    traits,
  }
}

function startLoyalty(p: Readonly<Player>, { loyalty }: Recruit, io: Io<Fact>): number {
  return typeof loyalty === 'number' ? loyalty : roll(p, loyalty.sides, io) + LOYALTY_MORE
}

function rollTrait(p: Readonly<Player>, { positiveMultiplier, negativeMultiplier }: Recruit, io: Io<Fact>): Trait {
  return { id: roll(p, TRAIT_COUNT, io), positiveOnly: false, positiveMultiplier, negativeMultiplier }
}

/** [6.9] Where both are the same, the later one stays. */
function withExtra(p: Readonly<Player>, trait: Trait, { extraTrait }: Recruit, io: Io<Fact>): readonly Trait[] {
  if (extraTrait === null) return [trait]
  const extra = extraTrait === 'ambitious' ? plainTrait(AMBITIOUS) : { ...otherTrait(p, trait, io), positiveOnly: true }
  return extra.id === trait.id ? [extra] : [trait, extra]
}

/** [8.2] Up to five tries for a new one. */
function otherTrait(p: Readonly<Player>, { id }: Trait, io: Io<Fact>): Trait {
  let other = roll(p, TRAIT_COUNT, io)
  for (let tries = 1; other === id && tries < EXTRA_TRAIT_TRIES; tries++) other = roll(p, TRAIT_COUNT, io)
  return plainTrait(other)
}

function plainTrait(id: number): Trait {
  return { id, positiveOnly: false, positiveMultiplier: 1, negativeMultiplier: 1 }
}

/** [6.9] Who is learned knows another field, too. */
function secondField(
  p: Readonly<Player>,
  kind: SpecialistKind,
  traits: readonly Trait[],
  io: Io<Fact>,
): SpecialistKind | null {
  if (!traits.some(({ id }) => id === TRAIT.learned)) return null
  const others = SPECIALIST_KINDS.filter((other) => other !== kind)
  return pickKind(p, others, io)
}

function pickKind(p: Readonly<Player>, kinds: readonly SpecialistKind[], io: Io<Fact>): SpecialistKind {
  return io.chance.pick(streamOf(p), kinds)
}

/** [5.12] Held within bounds before and after the traits have their say. */
function ownLoyalty(p: Readonly<Player>, start: number, traits: readonly Trait[]): number {
  let loyalty = clamp(start)
  for (const trait of traits) loyalty += loyaltyBy(p, trait)
  return clamp(loyalty)
}

function loyaltyBy(p: Readonly<Player>, trait: Trait): number {
  if (trait.id === TRAIT.religious) {
    return isReligious(p)
      ? RELIGIOUS_LOYALTY.good * trait.positiveMultiplier
      : RELIGIOUS_LOYALTY.bad * negativeTimes(trait)
  }
  const change = OWN_LOYALTY[trait.id]
  return change ? change.good * trait.positiveMultiplier + change.bad * negativeTimes(trait) : 0
}

function clamp(loyalty: number): number {
  return Math.max(0, Math.min(FOLLOWERS.loyaltyMax, loyalty))
}
