import type { Seat } from '@ludoteca/kernel'
import { GROUP_AT, type Group, SPACES, type Space } from '../data/board.ts'
import { belongsTo, deedOf, groupAt, heldIn } from '../rules/deeds.ts'
import type { View } from '../view.ts'
import {
  BLOCK_PERCENT,
  FULL_GROUP_PERCENT,
  HARBOUR_STEP_PERCENT,
  SECOND_OF_THREE_PERCENT,
  SECOND_WORK_PERCENT,
  WEIGHT_PERCENT,
} from './params.ts'

/** [26 Value] What a property of the bank is worth to a seat that would get it now. */
export function valueTo(view: View, space: number, seat: Seat): number {
  const value = worthInGroup(space, heldIn(view, seat, groupAt(space)) + 1)
  return blocks(view, space, seat) ? value + blockValue(space) : value
}

/** [26 Value] What one property is worth to somebody who holds so many of its group, this one included. */
export function worthInGroup(space: number, held: number): number {
  return (WORTHS[space] as readonly number[])[held] as number
}

export function blockValue(space: number): number {
  return Math.floor((priceOf(space) * BLOCK_PERCENT) / 100)
}

/** Whether this property would give the seat the whole group. */
export function completes(view: View, space: number, seat: Seat): boolean {
  const { members } = groupAt(space)
  for (const other of members) if (other !== space && !belongsTo(deedOf(view, other), seat)) return false
  return true
}

/** Whether a single opponent lacks only this property of its group. */
export function blocks(view: View, space: number, seat: Seat): boolean {
  const { members } = groupAt(space)
  let rival: Seat | null = null
  for (const other of members) {
    if (other === space) continue
    const { owner } = deedOf(view, other)
    if (owner === null || owner === seat || (rival !== null && owner !== rival)) return false
    rival = owner
  }
  return true
}

export function priceOf(space: number): number {
  return (SPACES[space] as Space).price
}

/** By space and by how many are held: asked for every property of every deal that is thought of. */
const WORTHS: readonly (readonly number[])[] = SPACES.map(({ index, price }) => {
  const group = GROUP_AT[index]
  if (!group) return []
  return [0, ...group.members].map((_, held) =>
    Math.floor((price * weightPercent(group, held) * heldPercent(group, held)) / 10_000),
  )
})

function weightPercent({ id, kind }: Group, held: number): number {
  const weight = WEIGHT_PERCENT[id]
  if (kind === 'railroad') return weight + HARBOUR_STEP_PERCENT * (held - 1)
  return kind === 'utility' && held > 1 ? weight + SECOND_WORK_PERCENT : weight
}

function heldPercent({ members }: Group, held: number): number {
  if (held === members.length) return FULL_GROUP_PERCENT
  return held === 2 && members.length === 3 ? SECOND_OF_THREE_PERCENT : 100
}
