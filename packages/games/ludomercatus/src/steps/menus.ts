import type { Seat } from '@ludoteca/kernel'
import { STREET_GROUPS } from '../data/board.ts'
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

/** A list of choices for every seat, live partners and full groups. Lists are made once and shared. */
export type Menu = (s: Readonly<State>, seat: Seat, live: number) => readonly AnyChoice[]

/** [5.4] `progress` moves on; after it everything a player may do with property in an open window. */
export function windowMenu(progress: readonly AnyChoice[]): Menu {
  return menuOf((seat, live, full) => [
    ...progress,
    resignChoice,
    mortgageChoice,
    unmortgageChoice,
    ...ofGroups(saleChoices, full, noSaleChoice),
    ...ofGroups(buildChoices, full, noBuildChoice),
    ...partners(seat, live),
  ])
}

/** [8.1] Buying or not, and raising cash for it. */
export function buyMenu(progress: readonly AnyChoice[]): Menu {
  return menuOf((_seat, _live, full) => [
    ...progress,
    resignChoice,
    mortgageChoice,
    ...ofGroups(saleChoices, full, noSaleChoice),
  ])
}

/** [15.2] All a debtor can do to raise cash, with or without trading. */
export function debtMenu(progress: readonly AnyChoice[], withTrades: boolean): Menu {
  return menuOf((seat, live, full) => [
    ...progress,
    resignChoice,
    mortgageChoice,
    ...ofGroups(saleChoices, full, noSaleChoice),
    ...(withTrades ? partners(seat, live) : []),
  ])
}

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
  if (full === 0) return [none]
  return choices.filter((_, i) => i < STREET_GROUPS.length && (full & (1 << i)) !== 0)
}

function partners(seat: Seat, live: number): readonly AnyChoice[] {
  return proposeChoices.filter((_, partner) => partner !== seat && (live & (1 << partner)) !== 0)
}
