import type { Chance, Seat } from '@ludoteca/kernel'
import { propertyCard } from '../data/properties.ts'
import { countInDistrict } from '../rules/properties.ts'
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

/** [15.1] Base price, a few rents, and more where the bot has property already. */
export function lotValueOf(view: View, seat: Seat, lot: string, { rentsCounted }: Character): number {
  const { basePrice, baseRent, district } = propertyCard(lot)
  const held = countInDistrict(view, seat, district)
  const rent = baseRent + (held > 0 ? 1 : 0)
  return basePrice + Math.min(roundsLeft(view), rentsCounted) * rent + (held === 1 ? NEW_SET_VALUE : 0)
}

/** Those that this cash is enough for; the best comes first. */
export function lotsWithin(view: View, seat: Seat, spend: number, character: Character, chance: Chance): Lot[] {
  // Worked out when they are asked for, all at once.
  const { marketRow, reserves } = view
  const { noise } = character
  const lots: Lot[] = []
  for (let i = 0; i < marketRow.length; i++) {
    const lot = marketRow[i] as string
    const reserve = reserves[i] as number
    if (reserve > spend) continue
    const value = lotValueOf(view, seat, lot, character) + chance.int('bid', 2 * noise + 1) - noise
    insert(lots, { lot, reserve, value, gain: value - propertyCard(lot).basePrice })
  }
  return lots
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
