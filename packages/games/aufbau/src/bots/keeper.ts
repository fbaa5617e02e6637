import type { Bot } from '@ludoteca/kernel'
import type { Move, PlayerMove } from '../moves.ts'
import { lossIsMissing } from '../rules/envy.ts'
import type { View } from '../view.ts'
import { housekeeping } from './housekeeping.ts'
import { chooseLoss } from './loss.ts'
import { type Habits, type Mind, meansOf, mindOf } from './mind.ts'

const READY: Move = { type: 'setReady', ready: true }

/** A bot that keeps house by its habits and acts as it thinks best, until there is nothing more that it wants to do. */
export function keeper(habits: Habits, think: (mind: Mind) => PlayerMove | undefined): Bot<View, Move> {
  // What is asked is plain from the view; to have all choices described would cost more than to decide.
  return (ask) => {
    const mind = mindOf(ask, habits)
    const { w, me } = mind
    if (w.phase === 'maintenance') return lossIsMissing(w, me) ? chooseLoss(mind) : undefined
    if (w.phase !== 'actions' || me.ready) return undefined
    return housekeeping(mind) ?? (meansOf(mind) === 'none' ? READY : (think(mind) ?? READY))
  }
}
