import { areAllFallen, type View } from '@ludoteca/carcosa'
import { keyCount } from './keys.ts'
import { frameWords as words } from './words.ts'

/** [8] What loses the match when this round ends, as far as it can be told before the King's phase. */
export function doomsOf(view: View): readonly string[] {
  const { isLost, inGame } = keyCount(view)
  const { maxRounds } = view.config
  return [
    ...(areAllFallen(view.players) ? [words.allFallen] : []),
    ...(isLost ? [words.keysLost(inGame)] : []),
    ...(maxRounds > 0 && view.round >= maxRounds ? [words.lastRound] : []),
  ]
}
