import { type Io, next, type RunStep } from '@ludoteca/kernel'
import { rouletteFloor } from '../data/king.ts'
import type { Fact } from '../facts.ts'
import type { RouletteFrame } from '../frames.ts'
import { rollD4, rollD6 } from '../rules/dice.ts'
import { arriveKing, falseKingFloor } from '../rules/king.ts'
import type { State } from '../state.ts'

/** [K2, K3] A vanished King lets his block pass; otherwise a d4 moves him, or two of each die are put before his seat. */
export const roulette: RunStep<State, RouletteFrame, Fact> = {
  run(s, _f, io) {
    const { king } = s
    io.tell({ type: 'kingStep', step: 2 })
    if (king.vanish > 0) {
      king.vanish--
      // [7.12] No d6 in this round: the boxes go the long way.
      king.d4 = 0
      king.d6 = 0
      io.tell({ type: 'kingAbsent', left: king.vanish })
      return next(s)
    }
    io.tell({ type: 'kingStep', step: 3 })
    if (s.config.kingMode === 'SEAT') {
      const d4 = [landingD4(s, io), landingD4(s, io)]
      const d6 = [rollD6(io), rollD6(io)]
      io.tell({ type: 'kingOffered', d4, d6 })
      return next(s, { step: 'kingPick', d4, d6 })
    }
    arriveKing(s, landingD4(s, io), io)
    next(s, { step: 'presence' }, { step: 'kingEffect', d6: null })
  },
}

/** [K3] Rolled again, from the same floor, while it would take him to the False King's floor. */
function landingD4(s: State, io: Io<Fact>): number {
  for (;;) {
    const d4 = rollD4(io)
    const floor = rouletteFloor(s.king.floor, d4)
    const rerolled = floor === falseKingFloor(s)
    io.tell({ type: 'kingRolled', d4, floor, rerolled })
    if (!rerolled) return d4
  }
}
