import type { Seat } from '@ludoteca/kernel'
import { GROUPS, type Group } from '../data/board.ts'
import { belongsTo, deedOf, heldIn } from '../rules/deeds.ts'
import type { View } from '../view.ts'
import { GATHER_FROM_ROUND } from './params.ts'

/** [26 Trades] What opponents own of groups that lack only this; when there is none, in the end what would give two of three. */
export function wantedSpaces(view: View, seat: Seat): number[] {
  const wanted: number[] = []
  for (const group of GROUPS) addMissing(view, group, seat, 1, wanted)
  if (wanted.length > 0 || view.round < GATHER_FROM_ROUND) return wanted
  // Groups scattered over three players would stay so for ever if nobody began to gather them.
  for (const group of GROUPS) if (heldIn(view, seat, group) === 1) addMissing(view, group, seat, 2, wanted)
  return wanted
}

/** Adds what is missing of a group, if it is just so many and opponents own all of it. */
function addMissing(view: View, group: Group, seat: Seat, count: number, wanted: number[]): void {
  if (missingIn(view, group, seat) !== count) return
  for (const space of group.members) if (!belongsTo(deedOf(view, space), seat)) wanted.push(space)
}

/** How many members opponents own; none counts when the bank still owns one. */
function missingIn(view: View, { members }: Group, seat: Seat): number {
  let missing = 0
  for (const space of members) {
    const { owner } = deedOf(view, space)
    if (owner === null) return 0
    if (owner !== seat) missing++
  }
  return missing
}
