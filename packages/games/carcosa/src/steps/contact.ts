import { next, type RunStep } from '@ludoteca/kernel'
import { FIGURE_OF } from '../data/monsters.ts'
import type { Fact } from '../facts.ts'
import type { ContactFrame } from '../frames.ts'
import { caughtBy, figureOf } from '../rules/figures.ts'
import { stun, trap } from '../rules/statuses.ts'
import type { State } from '../state.ts'

/** [7.9] Araña and Cría catch everybody in their node at once. */
export const contact: RunStep<State, ContactFrame, Fact> = {
  run(s, { monster }, io) {
    const figure = figureOf(s, monster)
    for (const seat of figure ? caughtBy(s, figure) : []) {
      if (FIGURE_OF[monster].contact === 'TRAP') trap(s, seat, 'TRAPPED_SPIDER', monster, io)
      else stun(s, seat, io)
    }
    next(s)
  },
}
