import type { Ask, Bot } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { chooseAction } from './acting.ts'
import { chooseAnswer } from './answering.ts'
import { chooseBid } from './bidding.ts'
import type { Character } from './character.ts'
import { chooseMood } from './moods.ts'
import { characterOf } from './tempers.ts'
import { chooseCandidate } from './voting.ts'

/** [15] An owner of that character. Watchers and the table have no bots. */
export function playerOf(character: Character): Bot<View, Move> {
  return (ask) => play(ask, character)
}

/** An owner whose character is his own: who sits where differs from match to match. */
export const person: Bot<View, Move> = (ask) => play(ask, characterOf(ask.view.seedCommit, ask.seat))

function play({ view, seat, chance }: Ask<View, Move>, character: Character): Move | undefined {
  const isDone = view.submitted[seat] === true
  // In ACTION there may be something to answer after the own action, and before it.
  if (view.phase === 'ACTION') {
    return chooseAnswer(view, seat, character) ?? (isDone ? undefined : chooseAction(view, seat, character, chance))
  }
  if (isDone) return undefined
  switch (view.phase) {
    case 'MATCH_INIT':
      return introduce(view, character)
    case 'BID':
      return chooseBid(view, seat, character, chance)
    case 'MOOD':
      return view.moodVoters === 'OWNERS' ? chooseMood(view, seat, character) : undefined
    case 'VOTE':
      return chooseCandidate(view, seat)
    default:
      return undefined
  }
}

/** [15.5] The standing choices, where they are not what they begin with. */
function introduce({ own }: View, { famePolicy, cortinaFrom }: Character): Move | undefined {
  if (own === null || famePolicy === null || own.famePolicy === famePolicy) return undefined
  return { type: 'profile', preferAutoPay: true, famePolicy, cortinaFrom }
}
