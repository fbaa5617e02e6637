import { next, type RunStep } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { HouseFrame } from '../frames.ts'
import { damage } from '../rules/sanity.ts'
import type { State } from '../state.ts'

/** [K1] The house takes its share from everybody. */
export const house: RunStep<State, HouseFrame, Fact> = {
  run(s, _f, io) {
    io.tell({ type: 'kingStep', step: 1 })
    next(s, ...s.players.map((_, seat) => damage(seat, s.config.houseLoss, 'HOUSE')))
  },
}
