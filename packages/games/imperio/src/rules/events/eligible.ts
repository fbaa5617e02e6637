import type { Seat } from '@ludoteca/kernel'
import type { CardChoice, Condition, EventCard } from '../../data/cards/types.ts'
import {
  HARD_HIT_MIN,
  HARD_HIT_ROUNDS,
  INFRA_MAX,
  POSITIVE_TARGET_WEIGHT,
  SCANDAL_BIAS_DEN,
  SCANDAL_BIAS_NUM,
} from '../../data/constants.ts'
import { propertyCard } from '../../data/properties.ts'
import { isProtected, ownerAt } from '../../owners.ts'
import type { Property, State } from '../../state.ts'
import { randInt, weighted } from '../hash.ts'

/** [5.4.3] Whether a card can be resolved now. */
export function isPlayable(s: Readonly<State>, card: EventCard): boolean {
  if (!keepsScandalBias(s, card)) return false
  if (card.scope === 'DISTRICT') return s.infra.length < INFRA_MAX
  for (let seat = 0; seat < s.owners.length; seat++) if (isEligible(s, seat, card)) return true
  return false
}

/** [5.7.7] At every moment at least three fifths of the Prensa cards resolved are heavy on Fame. */
function keepsScandalBias({ pressResolved, pressHeavy }: Readonly<State>, { fameHeavy }: EventCard): boolean {
  return fameHeavy !== false || SCANDAL_BIAS_DEN * pressHeavy >= SCANDAL_BIAS_NUM * (pressResolved + 1)
}

/** [5.5] Nobody is hit twice in a round, nor hard soon after a hard hit; then conditions decide. */
export function isEligible(s: Readonly<State>, seat: Seat, card: EventCard): boolean {
  const { lastTargetedRound, lastHardHitRound } = ownerAt(s, seat)
  if (lastTargetedRound === s.round) return false
  if (lastHardHitRound > 0 && s.round - lastHardHitRound < HARD_HIT_ROUNDS && isHard(card)) return false
  for (const condition of card.conditions) if (!isOwnerFit(s, seat, condition)) return false
  return card.scope !== 'PROPERTY' || hasTarget(s, seat, card)
}

function hasTarget(s: Readonly<State>, seat: Seat, card: EventCard): boolean {
  for (const property of s.properties) if (isTarget(s, seat, card, property)) return true
  return false
}

function isTarget(s: Readonly<State>, seat: Seat, { conditions }: EventCard, property: Readonly<Property>): boolean {
  if (property.owner !== seat) return false
  for (const condition of conditions) if (!isPropertyFit(s, property, condition)) return false
  return true
}

function isOwnerFit(s: Readonly<State>, seat: Seat, condition: Condition): boolean {
  const { compliance, fame, expropriated } = ownerAt(s, seat)
  switch (condition.type) {
    case 'OWNER_PROTECTED':
      return isProtected(s, seat)
    case 'OWNER_COMPLIANCE_MIN':
      return compliance >= condition.value
    case 'OWNER_FAME_MIN':
      return fame >= condition.value
    case 'OWNER_NOT_EXPROPRIATED':
      return !expropriated
    default:
      return true
  }
}

function isPropertyFit(s: Readonly<State>, property: Readonly<Property>, condition: Condition): boolean {
  const { tags, district } = propertyCard(property.propertyId)
  switch (condition.type) {
    case 'PROPERTY_HAS_ANY_TAG':
      return condition.tags.some((tag) => tags.includes(tag))
    case 'PROPERTY_UPGRADE_MIN':
      return property.upgradeLevel >= condition.value
    case 'DISTRICT_HAS_INFRA':
      return s.infra.some((corridor) => corridor.district === district)
    default:
      return true
  }
}

/** [5.7.6] By the printed loss of cash, of whichever branch takes more. */
export function isHard({ effects, choice }: EventCard): boolean {
  return Math.max(effects === null ? 0 : -effects.cash, choice === null ? 0 : mostPaid(choice)) >= HARD_HIT_MIN
}

function mostPaid(choice: CardChoice): number {
  if (choice.kind === 'NUMERIC') return Math.max(choice.payCash, -choice.penalty.cash)
  return Math.max(...choice.options.map(({ effects }) => -effects.cash))
}

/** [5.5] Good luck falls on all alike; everything else on whoever stands out. */
export function targetWeights(s: Readonly<State>, card: EventCard, risks: readonly number[]): [Seat, number][] {
  const weights: [Seat, number][] = []
  for (let seat = 0; seat < risks.length; seat++) {
    if (!isEligible(s, seat, card)) continue
    weights.push([seat, card.polarity === 'POSITIVE' ? POSITIVE_TARGET_WEIGHT : (risks[seat] as number)])
  }
  return weights
}

/** [5.5] Whom a card hits; somebody must be eligible. */
export function drawTarget(s: Readonly<State>, slot: number, card: EventCard, risks: readonly number[]): Seat {
  return weighted(targetWeights(s, card, risks), s.roundSeed, 'TGT', slot)
}

/** [5.5] Which of his properties, if it is a card for one. */
export function drawProperty(s: Readonly<State>, slot: number, card: EventCard, seat: Seat): Property | null {
  if (card.scope !== 'PROPERTY') return null
  const fit = s.properties.filter((property) => isTarget(s, seat, card, property))
  return fit[randInt(fit.length, s.roundSeed, 'PROP', slot)] as Property
}
