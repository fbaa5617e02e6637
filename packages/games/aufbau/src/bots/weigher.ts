import type { Bot } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { keeper } from './keeper.ts'
import { promisingTo } from './scales.ts'

/** A bot that weighs everything it cares for, and does what leaves it best off by its own taste; nothing if all is worse. */
export function weigher(character: Character): Bot<View, Move> {
  const promising = promisingTo(character)
  // Whether the answer is allowed is asked of the match, which asks itself the same before it takes it.
  return keeper(character, (mind, left, ask) => {
    return promising(mind, left, 1, 0, (move) => ask.refusalOf(move) === undefined)[0]?.move
  })
}
