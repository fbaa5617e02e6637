import type { Chance, Seat } from '@ludoteca/kernel'
import { contentOf } from '../data/content.ts'
import { DISTRICT_NAMES } from '../data/districts.ts'
import { cardIndex, type PropertyCard } from '../data/properties.ts'
import { districtsOf } from '../rules/properties.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { roundsLeft } from './seen.ts'

/** [15.1] What the second property of a district is worth beside its rent. */
const NEW_SET_VALUE = 2

/** A lot that could be had, and what it seems worth. */
export interface Lot {
  readonly lot: string
  readonly reserve: number
  readonly value: number
  /** What it promises beyond its price. */
  readonly gain: number
}

/** Those that this cash is enough for; the best comes first. */
export function lotsWithin(view: View, seat: Seat, spend: number, character: Character, chance: Chance): Lot[] {
  // Worked out when they are asked for, all at once.
  const { marketRow, reserves } = view
  const { noise, rentsCounted } = character
  const rents = Math.min(roundsLeft(view), rentsCounted)
  const { properties } = contentOf(view)
  const districts = districtsOf(view)
  const held = heldByDistrict(view, seat, districts)
  const lots: Lot[] = []
  for (let i = 0; i < marketRow.length; i++) {
    const reserve = reserves[i] as number
    if (reserve > spend) continue
    const lot = marketRow[i] as string
    const at = cardIndex(lot)
    const card = properties[at] as PropertyCard
    const seems = worthOf(card, rents, held[districts[at] as number] as number)
    const value = seems + chance.int('bid', 2 * noise + 1) - noise
    insert(lots, { lot, reserve, value, gain: value - card.basePrice })
  }
  return lots
}

/** [15.1] Base price, a few rents, and more where the bot has property already. */
function worthOf({ basePrice, baseRent }: PropertyCard, rents: number, held: number): number {
  return basePrice + rents * (baseRent + (held > 0 ? 1 : 0)) + (held === 1 ? NEW_SET_VALUE : 0)
}

/** How many properties an owner has in each district. */
function heldByDistrict({ properties }: View, seat: Seat, districts: readonly number[]): Uint8Array {
  const held = new Uint8Array(DISTRICT_NAMES.length)
  for (let at = 0; at < properties.length; at++) {
    if (properties[at]?.owner !== seat) continue
    const district = districts[at] as number
    held[district] = (held[district] as number) + 1
  }
  return held
}

/** Among equals the first by id goes before. A row is so short that sorting it would cost more. */
function insert(lots: Lot[], lot: Lot): void {
  let at = lots.length
  for (; at > 0 && isBetter(lot, lots[at - 1] as Lot); at--) lots[at] = lots[at - 1] as Lot
  lots[at] = lot
}

function isBetter(a: Lot, b: Lot): boolean {
  return a.gain > b.gain || (a.gain === b.gain && a.lot < b.lot)
}
