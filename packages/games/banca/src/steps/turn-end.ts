import { next, type Step } from '@ludoteca/kernel'
import { frozen } from '../config.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { drawModifier } from '../rules/modifier.ts'
import type { State, TurnEndFrame } from '../state.ts'

/** [11] Changed settings become valid first, so that a new turn limit already counts here. */
export const turnEnd: Step<State, TurnEndFrame, Move, Fact> = {
  run(s, _f, io) {
    io.tell({
      type: 'turnEnded',
      turn: s.turn,
      balances: s.players.map(({ balance }) => balance),
      multipliersTenths: s.players.map(({ multiplierTenths }) => multiplierTenths),
    })
    if (s.nextSettings !== null) s.config = frozen({ ...s.config, ...s.nextSettings })
    s.nextSettings = null
    const { maxTurns, modifierBands } = s.config
    // [12.3] After the last turn no modifier is drawn.
    if (maxTurns > 0 && s.turn >= maxTurns) return next(s, { step: 'over', reason: 'turnLimit' })
    s.turn++
    s.modifier = drawModifier(modifierBands, s.turn, io.chance)
    next(s, { step: 'turn' })
  },
}
