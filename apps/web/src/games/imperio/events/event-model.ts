import {
  CORTINA_STICKER,
  chipsOf,
  districtName,
  type EventCard,
  type EventResult,
  eventCard,
  findShock,
  infraOf,
  isLast,
  lasting,
  METERS,
  type MeterId,
  propertyName,
  type Shock,
  seatOf,
  shockSticker,
  UI,
  until,
  type When,
  worksSticker,
} from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { eventWords as words } from './words.ts'

/** What an event is to whoever looks on. */
type EventKind = 'mine' | 'other' | 'positive' | 'global' | 'works' | 'expropriation'

/** A change by an event: what, by how much, where and for how long. */
export interface Delta {
  readonly label: string
  /** Nothing where a word says it all. */
  readonly amount?: number
  readonly note?: string
  readonly isGood: boolean
}

/** What is pressed or stuck onto the card. */
export interface Mark {
  readonly kind: 'stamp' | 'sticker'
  readonly text: string
}

/** An event as it is shown. */
export interface Told {
  readonly key: string
  readonly kind: EventKind
  readonly title: string
  readonly body: string
  readonly target: Seat | undefined
  readonly isMine: boolean
  readonly isGood: boolean
  /** A property's name, or a district. */
  readonly place: string | undefined
  readonly deltas: readonly Delta[]
  readonly chips: readonly string[]
  readonly mark: Mark | undefined
}

/** What happened, for this viewer. What came to nothing is not shown. */
export function eventsFor(results: readonly EventResult[], me: Seat | undefined, when: When): readonly Told[] {
  return results.filter(({ cardId }) => cardId !== 'FIZZLE').map((result) => told(result, me, when))
}

function told(result: EventResult, me: Seat | undefined, when: When): Told {
  const { slot, cardId, targetOwnerId, targetPropertyId, district } = result
  const shock = findShock(cardId)
  if (shock) return shockTold(result, shock, me, when)
  const card = eventCard(cardId)
  const target = targetOwnerId === undefined ? undefined : seatOf(targetOwnerId)
  const isMine = target !== undefined && target === me
  return {
    key: `${slot} ${cardId}`,
    kind: kindOf(card, isMine),
    title: card.title_es,
    body: card.body_es,
    target,
    isMine,
    isGood: card.polarity === 'POSITIVE',
    place: targetPropertyId === undefined ? district && districtName(district) : propertyName(targetPropertyId),
    deltas: [...worksDeltas(result, when), ...deltasOf(result, when)],
    chips: chipsOf(result.mitigationsApplied, card),
    mark: markOn(result, card),
  }
}

function kindOf(card: EventCard, isMine: boolean): EventKind {
  if (card.isPropertyLoss) return 'expropriation'
  if (card.scope === 'DISTRICT') return 'works'
  if (card.polarity === 'POSITIVE') return 'positive'
  return isMine ? 'mine' : 'other'
}

/** What was done about it is louder than the card: works have their name, and a smoke screen hides the rest. */
function markOn({ infraId, mitigationsApplied }: EventResult, card: EventCard): Mark | undefined {
  if (mitigationsApplied.fameSpendUsed === 'CORTINA') return { kind: 'sticker', text: CORTINA_STICKER }
  return infraId === undefined ? markOf(card) : { kind: 'sticker', text: worksSticker(infraOf(infraId).id) }
}

/** One of the two, never both: the stamp is the louder one. */
function markOf({ stamp, sticker }: Pick<EventCard, 'stamp' | 'sticker'>): Mark | undefined {
  if (stamp !== null) return { kind: 'stamp', text: stamp }
  return sticker === null ? undefined : { kind: 'sticker', text: sticker }
}

function shockTold(result: EventResult, shock: Shock, me: Seat | undefined, when: When): Told {
  return {
    key: `${result.slot} ${shock.id}`,
    kind: 'global',
    title: shock.title_es,
    body: shock.body_es,
    target: undefined,
    isMine: me !== undefined,
    isGood: shock.worth !== null,
    place: undefined,
    deltas: shockDeltas(result, shock, me, when),
    chips: chipsOf(result.mitigationsApplied, undefined),
    mark: { kind: 'sticker', text: shockSticker(shock) },
  }
}

/** A shock does the same to everybody; only what the cap left of the cash differs. */
function shockDeltas(result: EventResult, shock: Shock, me: Seat | undefined, when: When): readonly Delta[] {
  const mine = result.perOwner?.find(({ ownerId }) => seatOf(ownerId) === me)
  const { worth, weightMods } = shock
  const { effectsApplied } = result
  const worthDelta = worth && {
    ...change(words.worth, worth.delta),
    note: `${words.allProperties} · ${until(when.round + worth.rounds, when)}`,
  }
  const pressDelta = weightMods && {
    ...change(words.pressWeight, weightMods.delta),
    note: lasting(weightMods.rounds, when, words.pointless),
    isGood: false,
  }
  return [
    ...some(UI.cash, mine?.cashDelta ?? shock.cash),
    ...deltasOf({ ...result, effectsApplied: { ...effectsApplied, cashDelta: 0 } }, when),
    ...(worthDelta ? [worthDelta] : []),
    ...(pressDelta ? [pressDelta] : []),
  ]
}

function worksDeltas({ infraId, district }: EventResult, when: When): readonly Delta[] {
  if (infraId === undefined || district === undefined) return []
  const { rentDelta, worthDelta, rounds } = infraOf(infraId)
  const where = words.inDistrict(districtName(district))
  const note = `${where} · ${until(when.round + rounds, when)}`
  return [
    // It counts from the next income on.
    { ...change(UI.rent, rentDelta), note: isLast(when) ? `${where} · ${lasting(rounds, when)}` : note },
    { ...change(words.worth, worthDelta), note },
  ]
}

/** The higher these are, the more everybody pays. */
const COSTLY: readonly MeterId[] = ['Inflation', 'InterestRates', 'ConstructionEnforcement']

function deltasOf({ effectsApplied }: Pick<EventResult, 'effectsApplied'>, when: When): readonly Delta[] {
  const { cashDelta, fameDelta, debtDelta, complianceDelta = 0, exposureDelta = 0 } = effectsApplied
  const { meterDelta = {}, forcedSales = [], tradeLockedUntilRound, propertyLost, compensation } = effectsApplied
  return [
    ...some(UI.cash, cashDelta),
    ...some(UI.fame, fameDelta),
    ...rentDeltas(effectsApplied.rentPenaltyApplied ?? [], when),
    ...some(UI.debt, debtDelta, true),
    ...some(UI.compliance, complianceDelta),
    ...some(UI.exposure, exposureDelta, true),
    ...METERS.flatMap(({ id, nombre_es }) => some(nombre_es, meterDelta[id] ?? 0, COSTLY.includes(id))),
    ...forcedSales.map(({ propertyId, price }) => ({
      label: words.forcedSale,
      amount: price,
      note: propertyName(propertyId),
      isGood: false,
    })),
    ...(propertyLost === undefined ? [] : [{ label: words.lost, note: propertyName(propertyLost), isGood: false }]),
    ...some(words.compensation, compensation ?? 0),
    ...(tradeLockedUntilRound === undefined
      ? []
      : [{ label: words.tape, note: until(tradeLockedUntilRound, when), isGood: false }]),
  ]
}

interface RentChange {
  readonly propertyId: string
  readonly delta: number
  readonly duration: number
}

/** The same change on many properties is told once. */
function rentDeltas(changes: readonly RentChange[], when: When): readonly Delta[] {
  const alike = new Map<string, RentChange[]>()
  for (const one of changes) {
    const key = `${one.delta} ${one.duration}`
    alike.set(key, [...(alike.get(key) ?? []), one])
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const where = group.length === 1 ? propertyName(first.propertyId) : words.inProperties(group.length)
    return { ...change(UI.rent, first.delta), note: `${where} · ${lasting(first.duration, when)}` }
  })
}

function some(label: string, amount: number, isWorse = false): readonly Delta[] {
  return amount === 0 ? [] : [change(label, amount, isWorse)]
}

function change(label: string, amount: number, isWorse = false): Delta {
  return { label, amount, isGood: amount > 0 !== isWorse }
}
