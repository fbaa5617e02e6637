import type { Chance, Seat } from '@ludoteca/kernel'
import type { DistrictName } from '../data/districts.ts'
import { propertyCard } from '../data/properties.ts'
import type { Move } from '../moves.ts'
import { activePactOf } from '../rules/pacts.ts'
import { countInDistrict } from '../rules/properties.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { ownerIn, roundsLeft } from './seen.ts'

const NO_BID: Move = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }

/** Rents further ahead than this are not counted on. */
const ROUNDS_COUNTED = 3
/** [15.1] What the second property of a district is worth beside its rent. */
const NEW_SET_VALUE = 2
/** [15.1] One of so many best lots is taken, so that not all bots want the same. */
const LOTS_WEIGHED = 3
/** [15.1] With so much Fame a token is spent. */
const TOKEN_FAME = 4

/** A lot that could be had, and what it seems worth. */
interface Wanted {
  readonly lot: string
  readonly reserve: number
  readonly value: number
  /** What it promises beyond its price. */
  readonly gain: number
}

/** [15.1] A lot among the best, for a part of what it seems worth. */
export function chooseBid(view: View, seat: Seat, character: Character, chance: Chance): Move {
  const { cash, fame } = ownerIn(view, seat)
  const spend = view.round === view.rounds ? cash : cash - character.keep
  const pact = activePactOf(view, seat)
  // Whoever has broken a pact knows what for. Only who is bound by one can have broken it.
  const hasBroken = pact !== undefined && view.own?.brokePact === true
  const blocked = hasBroken ? undefined : pact?.district
  const wanted = lotsWithin(view, seat, spend, blocked, character, chance)
  const best = wanted[chance.int('bid', Math.min(hasBroken ? 1 : LOTS_WEIGHED, wanted.length))]
  if (best === undefined) return NO_BID
  const offered = Math.floor((best.value * character.bidPercent) / 100)
  const amount = Math.min(Math.max(offered, best.reserve), spend)
  return { type: 'bid', propertyId: best.lot, amount, useFameToken: fame >= TOKEN_FAME }
}

/** [15.1] Base price, a few rents, and more where the bot has property already. */
export function lotValueOf(view: View, seat: Seat, lot: string): number {
  const { basePrice, baseRent, district } = propertyCard(lot)
  const held = countInDistrict(view, seat, district)
  const rent = baseRent + (held > 0 ? 1 : 0)
  return basePrice + Math.min(roundsLeft(view), ROUNDS_COUNTED) * rent + (held === 1 ? NEW_SET_VALUE : 0)
}

/** The best comes first. */
function lotsWithin(
  view: View,
  seat: Seat,
  spend: number,
  blocked: DistrictName | undefined,
  { noise }: Character,
  chance: Chance,
): Wanted[] {
  // Worked out when they are asked for, all at once.
  const { marketRow, reserves } = view
  const wanted: Wanted[] = []
  for (let i = 0; i < marketRow.length; i++) {
    const lot = marketRow[i] as string
    const { district, basePrice } = propertyCard(lot)
    const reserve = reserves[i] as number
    if (reserve > spend || district === blocked) continue
    const value = lotValueOf(view, seat, lot) + chance.int('bid', 2 * noise + 1) - noise
    insert(wanted, { lot, reserve, value, gain: value - basePrice })
  }
  return wanted
}

/** Among equals the first by id goes before. A row is so short that sorting it would cost more. */
function insert(wanted: Wanted[], lot: Wanted): void {
  let at = wanted.length
  for (; at > 0 && isBetter(lot, wanted[at - 1] as Wanted); at--) wanted[at] = wanted[at - 1] as Wanted
  wanted[at] = lot
}

function isBetter(a: Wanted, b: Wanted): boolean {
  return a.gain > b.gain || (a.gain === b.gain && a.lot < b.lot)
}
