import { next, type RunStep } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { PresenceFrame } from '../frames.ts'
import { arrivalLoss, lossesOnFloor } from '../rules/king.ts'
import type { State } from '../state.ts'

/** [K4] He hurts where he arrives, never where he leaves. */
export const presence: RunStep<State, PresenceFrame, Fact> = {
  run(s, _f, io) {
    io.tell({ type: 'kingStep', step: 4 })
    next(s, ...lossesOnFloor(s, s.king.floor, arrivalLoss(s), 'PRESENCE'))
  },
}
