import type { Ask, Bot } from '@ludoteca/kernel'
import type { Move, PlayerMove } from '../moves.ts'
import { lossIsMissing } from '../rules/envy.ts'
import type { Player } from '../state.ts'
import type { View } from '../view.ts'
import { housekeeping } from './housekeeping.ts'
import { chooseLoss } from './loss.ts'
import { type Habits, isNothing, type Left, leftOf, type Mind, mindOf } from './mind.ts'

const READY: Move = { type: 'setReady', ready: true }

/** A bot that keeps house by its habits and acts as it thinks best, until there is nothing more that it wants to do. */
export function keeper(habits: Habits, think: Think): Bot<View, Move> {
  // What is asked is plain from the view; to have all choices described would cost more than to decide.
  return (ask) => {
    const { view, seat } = ask
    const me = view.players[seat] as Player
    if (view.phase === 'maintenance') return lossIsMissing(view, me) ? chooseLoss(mindOf(ask, habits)) : undefined
    if (view.phase !== 'actions' || me.ready) return undefined
    const mind = mindOf(ask, habits)
    const left = leftOf(mind)
    return housekeeping(mind) ?? (isNothing(left) ? READY : (think(mind, left, ask) ?? READY))
  }
}

/** What to do with what is left to act with. */
type Think = (mind: Mind, left: Left, ask: Ask<View, Move>) => PlayerMove | undefined
