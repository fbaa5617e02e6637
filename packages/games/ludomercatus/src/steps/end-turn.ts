import { first, type Io, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { endMatch } from '../rules/ending.ts'
import { nextLive, placeInRound, playerAt } from '../rules/seats.ts'
import type { EndTurnFrame, JailFrame, PreRollFrame, State } from '../state.ts'

/** [5.5] The next live player begins a turn, unless a limit ends the match with this round. Always at the bottom. */
export const endTurn: Step<State, EndTurnFrame, Move, Fact> = {
  run(s, _f, io) {
    const seat = nextLive(s, s.active)
    io.tell({ type: 'turnEnded', seat: s.active })
    if (placeInRound(s, seat) <= placeInRound(s, s.active)) {
      io.tell({ type: 'roundEnded', round: s.round })
      if (s.finalRound) return endMatch(s, 'timeLimit', io)
      if (s.round === s.options.roundLimit) return endMatch(s, 'roundLimit', io)
      s.round++
    }
    s.active = seat
    first(s, beginTurn(s, io))
  },
}

/** [5.3.1] Makes the active player's turn begin; gives the window it begins with. */
export function beginTurn(s: State, io: Io<Fact>): PreRollFrame | JailFrame {
  s.turnNo++
  s.windowNo++
  s.doublesCount = 0
  s.mayRollAgain = false
  for (let seat = 0; seat < s.proposalsUsed.length; seat++) s.proposalsUsed[seat] = 0
  io.tell({ type: 'turnStarted', seat: s.active, turnNo: s.turnNo, round: s.round })
  return { step: playerAt(s, s.active).inJail ? 'jail' : 'preRoll' }
}
