import type { CardCategory, EventCard } from '../../data/cards/types.ts'
import { contentOf } from '../../data/content.ts'
import { DISTRICT_NAMES, type DistrictName } from '../../data/districts.ts'
import { INFRA, type Infra } from '../../data/infra.ts'
import { propertyCard } from '../../data/properties.ts'
import type { EventResult } from '../../results.ts'
import type { State } from '../../state.ts'
import { byCodeUnits, randInt } from '../hash.ts'
import { report } from '../news.ts'
import { cardHeadlines } from '../press/fill.ts'
import { statsOf } from '../resources.ts'
import { putOnTop } from './piles.ts'

/** [5.8.1–3] Works are announced for a district, and expropriation is imminent. Nothing if no district is left. */
export function announceWorks(s: State, slot: number, card: EventCard): EventResult | undefined {
  const candidates = candidatesFor(s, slot)
  if (candidates.length === 0) return undefined
  const at = randInt(candidates.length, s.roundSeed, 'INFD', slot, candidates.join(','))
  const district = candidates[at] as DistrictName
  const infra = INFRA[randInt(INFRA.length, s.roundSeed, 'INFT', slot)] as Infra
  s.infra.push({ infraId: infra.id, district, untilRound: s.round + infra.rounds })
  for (const seat of ownersIn(s, district)) statsOf(s, seat).infraOnOwned++
  for (const { id } of expropriations(s, card.category)) putOnTop(s, card.category, id)
  report(s, 'OBRAS', { district, cardId: infra.id })
  return {
    slot,
    cardId: card.id,
    district,
    infraId: infra.id,
    effectsApplied: { cashDelta: 0, debtDelta: 0, fameDelta: 0 },
    mitigationsApplied: {},
    headlines: cardHeadlines(card.headlines_es, null, district),
  }
}

/** The cards that take a property away where there are works: one at most. */
function expropriations(s: Readonly<State>, category: CardCategory): readonly EventCard[] {
  return contentOf(s).events.filter((card) => card.isPropertyLoss && card.category === category)
}

/** Districts without works, in name order: of this round's row, or those where most is owned, as a coin says. */
function candidatesFor(s: Readonly<State>, slot: number): DistrictName[] {
  const isFree = (district: DistrictName) => !s.infra.some((corridor) => corridor.district === district)
  const sources = [() => onSale(s), () => mostOwned(s)]
  if (randInt(2, s.roundSeed, 'INFSRC', slot) === 1) sources.reverse()
  for (const source of sources) {
    const free = source().filter(isFree)
    if (free.length > 0) return free.sort(byCodeUnits)
  }
  return []
}

function onSale({ market }: Readonly<State>): DistrictName[] {
  return [...new Set(market.row.map((lot) => propertyCard(lot).district))]
}

function mostOwned({ properties }: Readonly<State>): DistrictName[] {
  const counts = new Map<DistrictName, number>()
  for (const { propertyId, owner } of properties) {
    const { district } = propertyCard(propertyId)
    if (owner !== null) counts.set(district, (counts.get(district) ?? 0) + 1)
  }
  const most = Math.max(...counts.values())
  return DISTRICT_NAMES.filter((district) => counts.get(district) === most)
}

function ownersIn({ properties }: Readonly<State>, district: DistrictName): Set<number> {
  const seats = new Set<number>()
  for (const { propertyId, owner } of properties) {
    if (owner !== null && propertyCard(propertyId).district === district) seats.add(owner)
  }
  return seats
}
