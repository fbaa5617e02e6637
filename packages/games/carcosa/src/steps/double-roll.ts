import { type AskStep, flag, next } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { rollD6 } from '../rules/dice.ts'
import { eventFrames } from '../rules/events.ts'
import { soulAt } from '../rules/souls.ts'
import type { DoubleRollFrame, State } from '../state.ts'
import { awaited } from './asking.ts'

const CHOICES = [{ type: 'doubleRoll', params: { use: flag } }] as const
const DECLINE = { type: 'doubleRoll', use: false } as const

/** [7.13] DOUBLE_ROLL: once in a round the Apostador may add a second die to the total of an event. */
export const doubleRoll: AskStep<State, DoubleRollFrame, Move, Fact> = {
  ask: (s, { seat }) => awaited(s, seat, 'doubleRoll', CHOICES, DECLINE),
  on: {
    doubleRoll(s, { seat, event, die }, _seat, { use }, io) {
      const me = soulAt(s, seat)
      const second = use ? rollD6(io) : 0
      const total = Math.max(0, die + second + me.sanity)
      if (use) {
        me.doubleRollUsed = true
        io.tell({ type: 'rolledTwice', seat, die: second, total })
      }
      next(s, ...eventFrames(s, seat, event, total, io))
    },
  },
}
