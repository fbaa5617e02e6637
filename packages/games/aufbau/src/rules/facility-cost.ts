import { lookUp } from '@ludoteca/kernel'
import { FACILITY_KEYS } from '../data/facilities.ts'
import type { Price } from '../ledger.ts'
import { genericGold, REFORMS } from './facility-worth.ts'
import { priceOf } from './prices.ts'

export const INSULAE = 'general.medium.city.insulae'
export const ARTISAN_ALLEY = 'special.medium.artisanAlley'

/** [5.11] Keys with prices of their own; labour is paid round by round. */
const OWN: Readonly<Record<string, Price>> = {
  [REFORMS]: priceOf(20, 40),
  [INSULAE]: priceOf(14, 0, 0, [
    { material: 'raw.bricks', count: 30 },
    { material: 'raw.lumber', count: 15 },
  ]),
  [ARTISAN_ALLEY]: priceOf(0, 0, 0, [{ material: 'special.specialTools', count: 2 }]),
}

const PRICES: ReadonlyMap<string, Price> = new Map(FACILITY_KEYS.map((key) => [key, costOf(key)]))

/** [5.11] What a facility costs before events and facilities change it. */
export function listedCost(key: string): Price {
  return PRICES.get(key) ?? costOf(key)
}

function costOf(key: string): Price {
  return lookUp(OWN, key) ?? priceOf(genericGold(key))
}
