import { next, type RunStep } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import { heal as healSoul } from '../rules/sanity.ts'
import type { HealFrame, State } from '../state.ts'

/** A soul heals when what came before is over. */
export const heal: RunStep<State, HealFrame, Fact> = {
  run(s, { seat, amount, why }, io) {
    healSoul(s, seat, amount, why, io)
    next(s)
  },
}
