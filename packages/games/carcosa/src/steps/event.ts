import { next, type RunStep } from '@ludoteca/kernel'
import { EVENT_OF } from '../data/events.ts'
import type { Fact } from '../facts.ts'
import { rollD6 } from '../rules/dice.ts'
import { eventFrames } from '../rules/events.ts'
import { soulAt } from '../rules/souls.ts'
import type { EventFrame, State } from '../state.ts'

/** [3.5] Protection first, then the total, then the row. */
export const event: RunStep<State, EventFrame, Fact> = {
  run(s, { seat, event: id }, io) {
    const p = soulAt(s, seat)
    const { yellow, usesTotal } = EVENT_OF[id]
    if (yellow && p.yellowProtectionRound === s.round) {
      io.tell({ type: 'eventIgnored', seat, event: id })
      return next(s)
    }
    if (!usesTotal) return next(s, ...eventFrames(s, seat, id, 0, io))
    const die = rollD6(io)
    const total = Math.max(0, die + p.sanity)
    io.tell({ type: 'rolled', seat, die, total, why: 'EVENT', event: id })
    // [7.13] The Apostador may add a second die.
    if (p.role === 'HIGH_ROLLER' && !p.doubleRollUsed) return next(s, { step: 'doubleRoll', seat, event: id, die })
    next(s, ...eventFrames(s, seat, id, total, io))
  },
}
