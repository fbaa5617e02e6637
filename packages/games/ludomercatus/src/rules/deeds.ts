import type { Seat } from '@ludoteca/kernel'
import { GROUP_AT, type Group, PROPERTIES } from '../data/board.ts'
import type { Deed, Holdings, State } from '../state.ts'

type Deeds = Pick<Holdings, 'deeds'>

/** The deed of a space known to be a property. */
export function deedOf(at: Pick<State, 'deeds'>, space: number): Deed
export function deedOf(at: Deeds, space: number): Readonly<Deed>
export function deedOf(at: Deeds, space: number): Readonly<Deed> {
  return at.deeds[space] as Deed
}

/** Whether a deed is this seat's. Nobody's is told apart first: the engine compares numbers fast, but not numbers and `null`. */
export function belongsTo({ owner }: Readonly<Deed>, seat: Seat): boolean {
  return owner !== null && owner === seat
}

/** Whether this seat owns the property on that space, whatever somebody wrote for a space. */
export function owns(at: Deeds, seat: Seat, space: unknown): boolean {
  return typeof space === 'number' && at.deeds[space]?.owner === seat
}

/** The group of a space known to be a property. */
export function groupAt(space: number): Group {
  return GROUP_AT[space] as Group
}

/** Who owns the whole group, if one player does. */
export function groupOwner(at: Deeds, group: Group): Seat | null {
  const { members } = group
  const { owner } = deedOf(at, members[0] as number)
  if (owner === null) return null
  for (let i = 1; i < members.length; i++) if (!belongsTo(deedOf(at, members[i] as number), owner)) return null
  return owner
}

/** Whether this seat owns the whole group. Mostly the first member says no, so that is asked more often than who does. */
export function ownsGroup(at: Deeds, seat: Seat, { members }: Group): boolean {
  for (let i = 0; i < members.length; i++) if (!belongsTo(deedOf(at, members[i] as number), seat)) return false
  return true
}

/** How many members of a group a seat owns, mortgaged ones included. */
export function heldIn(at: Deeds, seat: Seat, group: Group): number {
  let held = 0
  for (const space of group.members) if (belongsTo(deedOf(at, space), seat)) held++
  return held
}

export function isBuilt(at: Deeds, group: Group): boolean {
  if (group.houseCost === 0) return false
  for (const space of group.members) if (deedOf(at, space).level > 0) return true
  return false
}

export function hasMortgage(at: Deeds, group: Group): boolean {
  for (const space of group.members) if (deedOf(at, space).mortgaged) return true
  return false
}

/** The spaces a seat owns, in board order. */
export function spacesOf(at: Deeds, seat: Seat): number[] {
  const spaces: number[] = []
  for (const space of PROPERTIES) if (belongsTo(deedOf(at, space), seat)) spaces.push(space)
  return spaces
}
