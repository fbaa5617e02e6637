import type { Seat } from '@ludoteca/kernel'
import { type AnyChoice, buildChoices, mortgageChoice, resignChoice, saleChoices, unmortgageChoice } from './choices.ts'
import { proposeChoices } from './trade-choices.ts'

/** The choices of a seat, given the live seats as bits. Lists are made once and shared by all positions. */
type Menu = (seat: Seat, live: number) => readonly AnyChoice[]

/** [5.4] Everything a player may do with property in an open window. */
export const manageMenu: Menu = menuOf((seat, live) => [
  ...partners(seat, live),
  mortgageChoice,
  unmortgageChoice,
  ...saleChoices,
  ...buildChoices,
  resignChoice,
])

/** [8.1] Raising cash for a purchase. */
export const buyerMenu: readonly AnyChoice[] = [mortgageChoice, ...saleChoices, resignChoice]

/** [15.2] All a debtor can sell; `progress` ends the debt one way or the other. */
export function debtorMenu(progress: readonly AnyChoice[]): readonly AnyChoice[] {
  return [...progress, mortgageChoice, ...saleChoices]
}

/** [14.2] A debtor's trades. */
export const debtorTradeMenu: Menu = menuOf((seat, live) => [...partners(seat, live), resignChoice])

const SEAT_BITS = 3

function menuOf(make: Menu): Menu {
  const made: (readonly AnyChoice[])[] = []
  return (seat, live) => {
    const key = (live << SEAT_BITS) | seat
    const known = made[key]
    if (known !== undefined) return known
    const choices = make(seat, live)
    made[key] = choices
    return choices
  }
}

function partners(seat: Seat, live: number): readonly AnyChoice[] {
  return proposeChoices.filter((_, partner) => partner !== seat && (live & (1 << partner)) !== 0)
}
