import type { Io, Seat } from '@ludoteca/kernel'
import type { Group, StreetGroupId } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import type { State } from '../state.ts'
import { kindOf, levelsOf, resale, setLevels, sum } from './buildings.ts'
import { deedOf } from './deeds.ts'
import { liftCost, mortgageValue } from './mortgage.ts'
import { transfer } from './transfer.ts'

/** [12.5] Carries out a legal building order. */
export function build(s: State, seat: Seat, group: Group, levels: readonly number[], io: Io<Fact>): void {
  const old = levelsOf(s, group)
  const count = sum(levels) - sum(old)
  const amount = count * group.houseCost
  const kind = kindOf(old, levels)
  transfer(s, seat, 'bank', amount)
  setLevels(s, group, levels)
  const id = group.id as StreetGroupId
  io.tell({ type: 'built', seat, group: id, levels, kind, count, payer: seat, payee: 'bank', amount })
}

/** [12.7] Sells a group down to these levels. */
export function sellBuildings(s: State, seat: Seat, group: Group, levels: readonly number[], io: Io<Fact>): void {
  const amount = (sum(levelsOf(s, group)) - sum(levels)) * resale(group)
  setLevels(s, group, levels)
  transfer(s, 'bank', seat, amount)
  io.tell({ type: 'soldBuildings', seat, group: group.id as StreetGroupId, levels, payer: 'bank', payee: seat, amount })
}

/** [13.1] Mortgages a property. */
export function mortgage(s: State, seat: Seat, space: number, io: Io<Fact>): void {
  const amount = mortgageValue(space)
  deedOf(s, space).mortgaged = true
  transfer(s, 'bank', seat, amount)
  io.tell({ type: 'mortgaged', seat, space, payer: 'bank', payee: seat, amount })
}

/** [13.3] Frees a property. */
export function unmortgage(s: State, seat: Seat, space: number, io: Io<Fact>): void {
  const amount = liftCost(space)
  transfer(s, seat, 'bank', amount)
  deedOf(s, space).mortgaged = false
  io.tell({ type: 'unmortgaged', seat, space, payer: seat, payee: 'bank', amount })
}
