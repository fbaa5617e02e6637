import { next, type RunStep } from '@ludoteca/kernel'
import { floorOf } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import type { FalseKingFrame } from '../frames.ts'
import { rollD6 } from '../rules/dice.ts'
import { lossesOnFloor, presenceLoss } from '../rules/king.ts'
import type { Player, State } from '../state.ts'

/** [K9, 7.11, seed F] Whoever wears the crown must hold it, and each time that is harder. */
export const falseKing: RunStep<State, FalseKingFrame, Fact> = {
  run(s, _f, io) {
    io.tell({ type: 'kingStep', step: 9 })
    const { crown } = s
    const seat = crown.holder
    if (seat === null) return next(s)
    const holder = s.players[seat] as Player
    const { target } = crown
    const die = rollD6(io)
    const total = die + holder.sanity
    const success = total >= target
    crown.target++
    io.tell({ type: 'falseKingChecked', seat, die, total, target, success })
    if (success) return next(s)
    // The suspension of the first round is the real King's alone.
    next(s, ...lossesOnFloor(s, floorOf(holder.node), presenceLoss(s), 'FALSE_KING'))
  },
}
