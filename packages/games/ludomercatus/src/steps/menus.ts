import type { Seat } from '@ludoteca/kernel'
import { fullGroups } from '../rules/deeds.ts'
import type { State } from '../state.ts'
import {
  type AnyChoice,
  buildChoices,
  mortgageChoice,
  noBuildChoice,
  noSaleChoice,
  resignChoice,
  saleChoices,
  unmortgageChoice,
} from './choices.ts'
import { proposeChoices } from './trade-choices.ts'

/** The choices of a seat, given the live seats as bits. Lists are made once and shared by all positions. */
export type Menu = (s: Readonly<State>, seat: Seat, live: number) => readonly AnyChoice[]

/** [5.4] Everything a player may do with property in an open window. */
export const manageMenu: Menu = menuOf((seat, live, full) => [
  ...partners(seat, live),
  mortgageChoice,
  unmortgageChoice,
  ...ofGroups(saleChoices, full, noSaleChoice),
  ...ofGroups(buildChoices, full, noBuildChoice),
  resignChoice,
])

/** [8.1] Raising cash for a purchase. */
export const buyerMenu: Menu = menuOf((_seat, _live, full) => [
  mortgageChoice,
  ...ofGroups(saleChoices, full, noSaleChoice),
  resignChoice,
])

/** [15.2] All a debtor can sell; `progress` ends the debt one way or the other. */
export function debtorMenu(progress: readonly AnyChoice[]): Menu {
  return menuOf((_seat, _live, full) => [...progress, mortgageChoice, ...ofGroups(saleChoices, full, noSaleChoice)])
}

/** [14.2] A debtor's trades. */
export const debtorTradeMenu: Menu = menuOf((seat, live) => [...partners(seat, live), resignChoice])

const SEAT_BITS = 3
const LIVE_BITS = 8

function menuOf(make: (seat: Seat, live: number, full: number) => readonly AnyChoice[]): Menu {
  const made = new Map<number, readonly AnyChoice[]>()
  return (s, seat, live) => {
    const full = fullGroups(s, seat)
    const key = (((full << LIVE_BITS) | live) << SEAT_BITS) | seat
    let choices = made.get(key)
    if (choices === undefined) {
      choices = make(seat, live, full)
      made.set(key, choices)
    }
    return choices
  }
}

/** The choices of the groups whose bits are set; the stand-in when there are none. */
function ofGroups(choices: readonly AnyChoice[], full: number, none: AnyChoice): readonly AnyChoice[] {
  return full === 0 ? [none] : choices.filter((_, i) => (full & (1 << i)) !== 0)
}

function partners(seat: Seat, live: number): readonly AnyChoice[] {
  return proposeChoices.filter((_, partner) => partner !== seat && (live & (1 << partner)) !== 0)
}
