import { next, type RunStep } from '@ludoteca/kernel'
import { FLOORS, type RoomNumber, roomAt } from '../data/board.ts'
import { kingEffectOf } from '../data/king.ts'
import type { Fact } from '../facts.ts'
import type { BeltFrame } from '../frames.ts'
import { rollD4 } from '../rules/dice.ts'
import { rotate } from '../rules/rotation.ts'
import type { State } from '../state.ts'

/** [K10, K11] Stairs lead elsewhere, and the boxes go on. */
export const belt: RunStep<State, BeltFrame, Fact> = {
  run(s, _f, io) {
    io.tell({ type: 'kingStep', step: 10 })
    s.stairs = FLOORS.map((floor) => roomAt(floor, rollD4(io) as RoomNumber))
    io.tell({ type: 'stairsMoved', stairs: s.stairs })
    io.tell({ type: 'kingStep', step: 11 })
    const rotation = kingEffectOf(s.king.d6) === 'SHUFFLE' ? 'INTERNAL' : 'GLOBAL'
    rotate(s, rotation)
    io.tell({ type: 'boxesRotated', rotation })
    next(s)
  },
}
