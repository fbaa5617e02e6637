import { type AskStep, flag, next } from '@ludoteca/kernel'
import type { Uid } from '../data/cards.ts'
import type { Fact } from '../facts.ts'
import type { ReactionFrame } from '../frames.ts'
import type { Move } from '../moves.ts'
import { strikeFigure } from '../rules/blunt.ts'
import { held } from '../rules/items.ts'
import { soulAt } from '../rules/souls.ts'
import type { State } from '../state.ts'
import { awaited } from './asking.ts'

const CHOICES = [{ type: 'bluntReaction', params: { use: flag } }] as const
const FALLBACK = { type: 'bluntReaction', use: false } as const

/** [7.9] BLUNT_REACTION: the Luchador may strike before a figure does. */
export const reaction: AskStep<State, ReactionFrame, Move, Fact> = {
  ask: (s, { seat }) => awaited(s, seat, 'bluntReaction', CHOICES, FALLBACK),
  on: {
    bluntReaction(s, { seat, monster }, _seat, { use }, io) {
      if (!use) {
        io.tell({ type: 'reactionDeclined', seat, monster })
        return next(s)
      }
      const [uid] = held(soulAt(s, seat), 'BLUNT')
      strikeFigure(s, seat, uid as Uid, monster, true, io)
      // What the figure was about to do lies right below and does not happen.
      s.agenda.splice(-2, 1)
      next(s)
    },
  },
}
