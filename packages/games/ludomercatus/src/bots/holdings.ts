import type { Seat } from '@ludoteca/kernel'
import type { Group } from '../data/board.ts'
import { deedOf } from '../rules/deeds.ts'
import { liftCost } from '../rules/mortgage.ts'
import type { View } from '../view.ts'
import { MORTGAGED_PERCENT, NEW_GROUP_PERCENT, NEW_GROUP_POOR_PERCENT } from './params.ts'
import { blockValue, priceOf, worthInGroup } from './value.ts'

/** Who would own what, by space; nobody is −1. A sheet to try exchanges on. */
export type Owners = Seat[]
const NOBODY = -1

export function ownersOf(view: View): Owners {
  const { deeds } = view
  const owners: Owners = new Array(deeds.length)
  for (let space = 0; space < deeds.length; space++) owners[space] = deeds[space]?.owner ?? NOBODY
  return owners
}

/** [26 Value, 26 Trades] What a seat's part of a group is worth to it, with the bonus for owning all of it. */
export function worthOfGroup(view: View, owners: Owners, group: Group, seat: Seat, cash: number): number {
  const { members } = group
  let held = 0
  for (const space of members) if (owners[space] === seat) held++
  if (held === 0) return 0
  const isAlone = held === 1 && isRivalled(owners, group, seat)
  let worth = held === members.length && group.kind === 'street' ? groupBonus(group, cash) : 0
  for (const space of members) {
    if (owners[space] !== seat) continue
    worth += worthInGroup(space, held)
    if (isAlone) worth += blockValue(space)
    if (deedOf(view, space).mortgaged) worth -= Math.floor((liftCost(space) * MORTGAGED_PERCENT) / 100)
  }
  return worth
}

/** [26 Trades] A full group counts once more, less without the cash for a house on each street. */
function groupBonus({ members, houseCost }: Group, cash: number): number {
  let price = 0
  for (const space of members) price += priceOf(space)
  const percent = cash >= houseCost * members.length ? NEW_GROUP_PERCENT : NEW_GROUP_POOR_PERCENT
  return Math.floor((price * percent) / 100)
}

/** Whether one opponent owns all the rest of the group. */
function isRivalled(owners: Owners, { members }: Group, seat: Seat): boolean {
  let rival = NOBODY
  for (const space of members) {
    const owner = owners[space] as Seat
    if (owner === seat) continue
    if (owner === NOBODY || (rival !== NOBODY && owner !== rival)) return false
    rival = owner
  }
  return rival !== NOBODY
}
