import { contentOf } from '../../data/content.ts'
import type { MeterId } from '../../data/meters.ts'
import { METERS } from '../../data/meters.ts'
import { propertyCard } from '../../data/properties.ts'
import type { Shock } from '../../data/shocks.ts'
import { ownerId } from '../../owners.ts'
import type { EventResult } from '../../results.ts'
import type { Property, State } from '../../state.ts'
import { randInt } from '../hash.ts'
import { listOf } from '../list.ts'
import { changeMeter } from '../meters.ts'
import { report } from '../news.ts'
import { changeCash } from '../resources.ts'
import { changeRent, type RentChange, takeLoss } from './damage.ts'

/** [5.9] One of the shocks that have not been yet hits everybody at once. */
export function shake(s: State, slot: number): EventResult {
  const left = contentOf(s).shocks.filter(({ id }) => !s.shocks.includes(id))
  return strikeAll(s, slot, left[randInt(left.length, s.roundSeed, 'SHOCK', slot)] as Shock)
}

export function strikeAll(s: State, slot: number, shock: Shock): EventResult {
  s.shocks.push(shock.id)
  s.lastShockRound = s.round
  const rents: RentChange[] = []
  const perOwner = takeFromAll(s, shock, rents)
  for (const property of s.properties) if (property.owner !== null) changeProperty(s, property, shock, rents)
  const meterDelta = changeMeters(s, shock)
  changeWeights(s, shock)
  report(s, 'GLOBAL', { cardId: shock.id })
  return {
    slot,
    cardId: shock.id,
    effectsApplied: {
      cashDelta: 0,
      debtDelta: 0,
      fameDelta: 0,
      ...(rents.length > 0 ? { rentPenaltyApplied: rents } : {}),
      ...(Object.keys(meterDelta).length > 0 ? { meterDelta } : {}),
    },
    mitigationsApplied: perOwner.some(({ overflow }) => overflow > 0) ? { capsApplied: ['ROUND_DAMAGE'] } : {},
    perOwner,
    headlines: [...shock.headlines_es],
  }
}

/** Only the damage cap softens it. */
function takeFromAll(s: State, { cash }: Shock, rents: RentChange[]): NonNullable<EventResult['perOwner']> {
  return listOf(s.owners, (_, seat) => {
    const overflow = cash < 0 ? takeLoss(s, seat, -cash, null, rents) : 0
    if (cash > 0) changeCash(s, seat, cash)
    return { ownerId: ownerId(seat), cashDelta: cash + overflow, overflow }
  })
}

function changeProperty(s: State, property: Property, shock: Shock, rents: RentChange[]): void {
  const { rent, worth, tagRent, exemptInsurance } = shock
  if (rent && property.insurance !== exemptInsurance) changeRent(s, property, rent.delta, rent.rounds, rents)
  if (worth) property.tempWorthBonus.push({ delta: worth.delta, untilRound: s.round + worth.rounds })
  const { tags } = propertyCard(property.propertyId)
  if (tagRent?.tags.some((tag) => tags.includes(tag))) changeRent(s, property, tagRent.delta, tagRent.rounds, rents)
}

/** What really changed. */
function changeMeters(s: State, { meters }: Shock): Partial<Record<MeterId, number>> {
  const changed: Partial<Record<MeterId, number>> = {}
  for (const { id } of METERS) {
    const delta = changeMeter(s, id, meters[id] ?? 0)
    if (delta !== 0) changed[id] = delta
  }
  return changed
}

function changeWeights(s: State, { weightMods }: Shock): void {
  if (weightMods === null) return
  const { category, delta, rounds } = weightMods
  s.weights.push({ category, delta, fromRound: s.round + 1, untilRound: s.round + rounds })
}
