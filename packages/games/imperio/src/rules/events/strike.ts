import type { Seat } from '@ludoteca/kernel'
import type { EventCard } from '../../data/cards/types.ts'
import { moodOf } from '../../data/moods.ts'
import { propertyCard } from '../../data/properties.ts'
import { ownerAt, ownerId } from '../../owners.ts'
import type { Draft, EffectsApplied, EventResult } from '../../results.ts'
import type { Property, State } from '../../state.ts'
import { addDebt } from '../debt.ts'
import { cardHeadlines } from '../press/fill.ts'
import { strip } from '../properties.ts'
import { addRiskNext, changeCash, changeCompliance, changeExposure, changeFame, statsOf } from '../resources.ts'
import { chooseFor } from './choice.ts'
import { changeRent, type RentChange, takeLoss } from './damage.ts'
import { isHard } from './eligible.ts'
import { reportCard } from './news.ts'
import { type Blow, soften } from './soften.ts'

/** [5.6] A card hits an owner, and perhaps one of his properties. */
export function strike(s: State, slot: number, card: EventCard, seat: Seat, property: Property | null): EventResult {
  markTarget(s, seat, card)
  const [effects, choice] = chooseFor(s, seat, card)
  const blow: Blow = { ...effects, fame: effects.fame * fameFactor(s) }
  const { insured, mitigations } = soften(s, seat, card, property, blow)
  const { over, applied } = land(s, seat, property, blow)
  const district = property && propertyCard(property.propertyId).district
  reportCard(s, card, seat, property, { ...applied, insured })
  if (over > 0) mitigations.capsApplied = ['ROUND_DAMAGE']
  if (choice !== undefined) mitigations.autoChoiceTaken = choice
  return {
    slot,
    cardId: card.id,
    targetOwnerId: ownerId(seat),
    ...(property === null ? {} : { targetPropertyId: property.propertyId }),
    ...(district === null ? {} : { district }),
    effectsApplied: applied,
    mitigationsApplied: mitigations,
    headlines: cardHeadlines(card.headlines_es, seat, district),
  }
}

function markTarget(s: State, seat: Seat, card: EventCard): void {
  const owner = ownerAt(s, seat)
  owner.lastTargetedRound = s.round
  if (isHard(card)) owner.lastHardHitRound = s.round
  if (card.polarity === 'NEGATIVE') statsOf(s, seat).negativeEventsHit++
  if (card.category !== 'PRENSA') return
  s.pressResolved++
  if (card.fameHeavy) s.pressHeavy++
}

/** [5.6.2] */
function fameFactor({ mood }: Readonly<State>): number {
  const effect = mood === null ? null : moodOf(mood).effect
  return effect?.type === 'FAME_MULTIPLIER' ? effect.multiplier : 1
}

/** [5.6.7–8] The damage cap, then everything in its order. */
function land(
  s: State,
  seat: Seat,
  property: Property | null,
  blow: Blow,
): { readonly over: number; readonly applied: EffectsApplied } {
  const owner = ownerAt(s, seat)
  const rents: RentChange[] = []
  const [cashBefore, debtBefore] = [owner.cash, owner.debt]
  const over = blow.cash < 0 ? takeLoss(s, seat, -blow.cash, property, rents) : 0
  if (blow.cash > 0) changeCash(s, seat, blow.cash)
  const fameDelta = changeFame(s, seat, blow.fame)
  const sold = blow.debt > 0 ? addDebt(s, seat, blow.debt) : []
  const [cashDelta, debtDelta] = [owner.cash - cashBefore, owner.debt - debtBefore]
  if (blow.rent !== null && property) changeRent(s, property, blow.rent.delta, blow.rent.rounds, rents)
  const complianceDelta = changeCompliance(s, seat, blow.compliance)
  const exposureDelta = changeExposure(s, seat, blow.politicalExposure)
  addRiskNext(s, seat, blow.nextRiskCenti)
  const applied: Draft<EffectsApplied> = { cashDelta, debtDelta, fameDelta }
  if (rents.length > 0) applied.rentPenaltyApplied = rents
  if (complianceDelta !== 0) applied.complianceDelta = complianceDelta
  if (exposureDelta !== 0) applied.exposureDelta = exposureDelta
  if (sold.length > 0) applied.forcedSales = sold.map(({ propertyId, price }) => ({ propertyId, price }))
  if (property !== null) {
    lock(s, property, blow, applied)
    expropriate(s, seat, property, blow, applied)
  }
  return { over, applied }
}

/** [4.4.4] A longer lock stays. */
function lock(s: State, property: Property, { tradeLockRounds }: Blow, applied: Draft<EffectsApplied>): void {
  if (tradeLockRounds === 0) return
  property.tradeLockedUntilRound = Math.max(property.tradeLockedUntilRound, s.round + tradeLockRounds)
  applied.tradeLockedUntilRound = property.tradeLockedUntilRound
}

/** [5.8.4] The property leaves the match, and its base price is paid. */
function expropriate(
  s: State,
  seat: Seat,
  property: Property,
  { propertyLoss }: Blow,
  applied: Draft<EffectsApplied>,
): void {
  if (propertyLoss === null) return
  const { propertyId } = property
  const compensation = Math.floor((propertyCard(propertyId).basePrice * propertyLoss.compensationPct) / 100)
  strip(property)
  s.market.removed.push(propertyId)
  ownerAt(s, seat).expropriated = true
  changeCash(s, seat, compensation)
  applied.propertyLost = propertyId
  applied.compensation = compensation
}
