import { commandOf, type Plan, type Player, type PlayerMove, type View } from '@ludoteca/aufbau'
import type { Refusal } from '@ludoteca/kernel'
import type { MoveType } from '../ui.ts'

/** What a move would come to: a plan, or why it cannot be made, or both. */
export interface Prospect {
  readonly refusal: Refusal | undefined
  readonly plan: Plan | undefined
}

/** What is lacking can be had; what is wrong with a move cannot be planned with. */
const LACKING: readonly string[] = ['ACTION', 'FUNDS', 'RESOURCES']

/** Whether nothing is wrong with a move but that it cannot be paid for. */
export function isLack(refusal: Refusal | undefined): boolean {
  return refusal?.code === 'FUNDS' || refusal?.code === 'RESOURCES'
}

export function prospectOf(view: View, me: Player, move: { readonly type: MoveType }): Prospect {
  const command = commandOf(move.type)
  const refusal = command.check(view, me, move as PlayerMove)
  const hasPlan = refusal === undefined || LACKING.includes(refusal.code)
  return { refusal, plan: hasPlan ? command.plan(view, me, move as PlayerMove) : undefined }
}

/** The most of a field with which the move could be made right now; the least where it could not be made at all. */
export function mostOf(
  view: View,
  me: Player,
  move: { readonly type: MoveType },
  name: string,
  bounds: Bounds,
): number {
  const command = commandOf(move.type)
  for (let count = bounds.max; count > bounds.min; count--) {
    if (command.check(view, me, { ...move, [name]: count } as unknown as PlayerMove) === undefined) return count
  }
  return bounds.min
}

interface Bounds {
  readonly min: number
  readonly max: number
}

/** The most that may be put into a field, as far as the rules of one command limit it further than the form does. */
export function cappedAt(view: View, me: Player, move: { readonly type: MoveType }, name: string, max: number): number {
  const command = commandOf(move.type)
  for (let count = max; count > 1; count--) {
    const refusal = command.check(view, me, { ...move, [name]: count } as unknown as PlayerMove)
    if (refusal?.params?.why !== 'aboveCap') return count
  }
  return Math.min(1, max)
}
