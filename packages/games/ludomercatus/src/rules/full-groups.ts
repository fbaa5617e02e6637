import type { Seat } from '@ludoteca/kernel'
import { type Group, STREET_GROUPS } from '../data/board.ts'
import type { Holdings, State } from '../state.ts'
import { deedOf, groupOwner, ownsGroup } from './deeds.ts'

type Deeds = Pick<Holdings, 'deeds'>

/** The full groups of each seat, as of the match that was asked about last. */
interface Known {
  readonly deeds: State['deeds']
  readonly masks: readonly number[]
}
let known: Known | undefined

/** A property changes hands; `null` is the bank. All of them do so here, so that what is known of groups is never old. */
export function giveDeed(s: State, space: number, owner: Seat | null): void {
  deedOf(s, space).owner = owner
  known = undefined
}

/** The street groups a seat owns whole, as bits in the order of `STREET_GROUPS`. */
export function fullGroups(at: Deeds, seat: Seat): number {
  if (known !== undefined && known.deeds === at.deeds) return known.masks[seat] as number
  let mask = 0
  for (let i = 0; i < STREET_GROUPS.length; i++) if (ownsGroup(at, seat, STREET_GROUPS[i] as Group)) mask |= 1 << i
  return mask
}

/** The same as a list, in that order. */
export function fullGroupsOf(at: Deeds, seat: Seat): readonly Group[] {
  return LISTS[fullGroups(at, seat)] as readonly Group[]
}

const LISTS: readonly (readonly Group[])[] = Array.from({ length: 1 << STREET_GROUPS.length }, (_, mask) =>
  STREET_GROUPS.filter((_, i) => (mask & (1 << i)) !== 0),
)

/**
 * The mask in a match that is being played, where it is asked for every seat after every move, and seldom changes. Only
 * states are kept in mind: what else has deeds may be written to by others than the rules.
 */
export function fullGroupsNow(s: Readonly<State>, seat: Seat): number {
  if (known === undefined || known.deeds !== s.deeds) known = { deeds: s.deeds, masks: masksOf(s) }
  return known.masks[seat] as number
}

function masksOf(s: Readonly<State>): number[] {
  const masks = s.players.map(() => 0)
  for (let i = 0; i < STREET_GROUPS.length; i++) {
    const owner = groupOwner(s, STREET_GROUPS[i] as Group)
    if (owner !== null) masks[owner] = (masks[owner] as number) | (1 << i)
  }
  return masks
}
