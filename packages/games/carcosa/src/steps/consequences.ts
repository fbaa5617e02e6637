import { next, type RunStep } from '@ludoteca/kernel'
import { MINUS5_LOSS, SANITY_FLOOR } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import { destroy } from '../rules/items.ts'
import { assign, damage } from '../rules/sanity.ts'
import { soulAt } from '../rules/souls.ts'
import type { ConsequencesFrame, LoseFrame, State } from '../state.ts'

/** [7.6] −5: keys and things are destroyed, the soulbound stay, and everybody else loses 1. */
export const consequences: RunStep<State, ConsequencesFrame, Fact> = {
  run(s, { seat, source }, io) {
    const p = soulAt(s, seat)
    assign(p, SANITY_FLOOR)
    p.lastMinus5Round = s.round
    s.lastMinus5Source = source
    io.tell({ type: 'fellToMinus5', seat, source, again: false })
    const lost = [...p.keys, ...p.items]
    p.keys = []
    p.items = []
    destroy(s, lost, seat, 'MINUS5', io)
    const losses: LoseFrame[] = []
    for (let other = 0; other < s.players.length; other++) {
      if (other !== seat) losses.push(damage(other, MINUS5_LOSS, 'MINUS5'))
    }
    next(s, ...losses)
  },
}
