import { type Ask, type Bot, drawFields } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { bidOf } from './bidding.ts'
import type { Character } from './character.ts'
import { exitOf } from './exit.ts'
import { outlookOf } from './outlook.ts'
import { planOf } from './plan.ts'

/** A player of that character. Plays seats only: at one device the banker decides how the auction is held. */
export function playerOf(character: Character): Bot<View, Move> {
  return (ask) => {
    const { view, seat, chance } = ask
    if (view.phase === 'SUMMARY') return undefined
    if (chance.int('whim', 100) < character.whimHundredths) return whim(ask)
    const outlook = outlookOf(view, seat, character)
    if (view.phase === 'EXIT') return exitOf(view, seat, outlook)
    if (view.phase === 'DECIDE') return planOf(view, seat, outlook, character, chance)
    return view.auction ? bidOf(view, view.auction, outlook) : undefined
  }
}

/** Anything at all, unless it is not allowed. */
function whim(ask: Ask<View, Move>): Move | undefined {
  const { decisions, chance } = ask
  const choices = decisions.flatMap((decision) => decision.choices)
  const { type, params } = chance.pick('whim', choices)
  const move = { type, ...drawFields(params, chance) } as unknown as Move
  return ask.refusalOf(move) ? undefined : move
}
