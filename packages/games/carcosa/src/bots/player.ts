import type { Ask, Bot } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { answer } from './answering.ts'
import { storeInArmeria, takeFromArmeria } from './armeria.ts'
import type { Character } from './character.ts'
import { breakFree, buy, drink, hurryOut, readTale, sell, slipAway, strike, useTaberna } from './free-deeds.ts'
import { pickDice } from './king-seat.ts'
import { type Mind, mindOf } from './mind.ts'
import { teleportOut, useMonasterio, useSalon } from './paid-deeds.ts'
import { planAction } from './planning.ts'
import { standGuard } from './tank.ts'
import { askForRitual, handOver, healOthers } from './team.ts'
import { takeCrown, useRing } from './treasures.ts'

type Thought = (mind: Mind) => Move | undefined

/** [13.1] In this order; the first that can be done is done. */
const ALONE: readonly Thought[] = [breakFree, strike, readTale, drink, hurryOut, planAction]
const FOR_ALL: readonly Thought[] = [
  breakFree,
  strike,
  readTale,
  drink,
  useTaberna,
  sell,
  storeInArmeria,
  takeFromArmeria,
  standGuard,
  useRing,
  handOver,
  takeCrown,
  hurryOut,
  healOthers,
  teleportOut,
  useMonasterio,
  useSalon,
  askForRitual,
  buy,
  planAction,
  slipAway,
]
const END_TURN: Move = { type: 'endTurn' }

/** [13] A soul of that character, or the King where it has his seat. */
export function playerOf(character: Character): Bot<View, Move> {
  const thoughts = character.helps ? FOR_ALL : ALONE
  return (ask) => {
    const { view, seat } = ask
    const { question } = view
    if (question === null) return undefined
    if (question.step === 'kingPick') return pickDice(view, question, character.harsh)
    const mind = mindOf(view, seat, character)
    return question.step === 'turn' ? firstOf(ask, mind, thoughts) : answer(mind, question)
  }
}

function firstOf(ask: Ask<View, Move>, mind: Mind, thoughts: readonly Thought[]): Move {
  for (let i = 0; i < thoughts.length; i++) {
    const move = (thoughts[i] as Thought)(mind)
    if (move !== undefined && !ask.refusalOf(move)) return move
  }
  return END_TURN
}
