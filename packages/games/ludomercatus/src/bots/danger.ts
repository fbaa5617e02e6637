import type { Seat } from '@ludoteca/kernel'
import { HOTELS, HOUSES, SPACE_COUNT } from '../data/board.ts'
import { isBuilt } from '../rules/deeds.ts'
import { fullGroupsOf } from '../rules/full-groups.ts'
import { owesRent, rentOf } from '../rules/rent.ts'
import { playerAt } from '../rules/seats.ts'
import type { View } from '../view.ts'
import { RESERVE_MAX, RESERVE_MIN, WORST_RENT_PERCENT } from './params.ts'
import { THROW_MAX, THROW_MIN, THROW_WAYS, THROWS } from './tables.ts'

/** [26 Danger] The rent to be expected from the next throw, rounded down. */
export function dangerOf(view: View, seat: Seat): number {
  let sum = 0
  for (let thrown = THROW_MIN; thrown <= THROW_MAX; thrown++) {
    sum += (THROW_WAYS[thrown] as number) * rentAhead(view, seat, thrown)
  }
  return Math.floor(sum / THROWS)
}

/** [26 Danger] Cash to keep at hand: part of the worst rent in reach and all of the expected one. */
export function reserveOf(view: View, seat: Seat): number {
  if (!opponentsBuilt(view, seat)) return RESERVE_MIN
  let sum = 0
  let worst = 0
  for (let thrown = THROW_MIN; thrown <= THROW_MAX; thrown++) {
    const rent = rentAhead(view, seat, thrown)
    sum += (THROW_WAYS[thrown] as number) * rent
    if (rent > worst) worst = rent
  }
  const wanted = Math.floor((worst * WORST_RENT_PERCENT) / 100 + sum / THROWS)
  return Math.min(RESERVE_MAX, Math.max(RESERVE_MIN, wanted))
}

/** [26 Danger] Whether so much cash is at least the reserve, which need not be worked out where its bounds say so. */
export function coversReserve(view: View, seat: Seat, cash: number): boolean {
  if (cash < RESERVE_MIN) return false
  return cash >= RESERVE_MAX || cash >= reserveOf(view, seat)
}

/** The rent to be expected from the next throw of everybody else together, rounded down. */
export function incomeOf(view: View, seat: Seat): number {
  let sum = 0
  for (let other = 0; other < view.players.length; other++) {
    const { bankrupt, position } = playerAt(view, other)
    if (other === seat || bankrupt) continue
    for (let thrown = THROW_MIN; thrown <= THROW_MAX; thrown++) {
      const space = (position + thrown) % SPACE_COUNT
      const deed = view.deeds[space]
      if (deed?.owner !== seat || deed.mortgaged) continue
      sum += (THROW_WAYS[thrown] as number) * rentOf(view, space, thrown).amount
    }
  }
  return Math.floor(sum / THROWS)
}

function rentAhead(view: View, seat: Seat, thrown: number): number {
  const space = (playerAt(view, seat).position + thrown) % SPACE_COUNT
  return owesRent(view, seat, space) ? rentOf(view, space, thrown).amount : 0
}

function opponentsBuilt(view: View, seat: Seat): boolean {
  if (view.bank.houses === HOUSES && view.bank.hotels === HOTELS) return false
  for (let other = 0; other < view.players.length; other++) {
    if (other === seat) continue
    for (const group of fullGroupsOf(view, other)) if (isBuilt(view, group)) return true
  }
  return false
}
