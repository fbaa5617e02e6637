import { bandOf, penaltyOf, type View } from '@ludoteca/banca'
import { money } from './numbers.ts'

/** What is known of the next turn before this one is over. */
export interface NextTurn {
  readonly isLast: boolean
  readonly words: string
}

/** The next turn's penalty and modifier, with settings that wait for it; or that there is none. */
export function nextTurnOf(view: View): NextTurn {
  const config = { ...view.config, ...view.nextSettings }
  if (config.maxTurns > 0 && view.turn >= config.maxTurns) return { isLast: true, words: 'This was the last turn.' }
  const turn = view.turn + 1
  const { min, max } = bandOf(config.modifierBands, turn)
  const modifier = min === max ? `modifier ${min}` : `a modifier drawn from ${min} to ${max}`
  const penalty = money(penaltyOf({ config, turn, modifier: min }))
  return { isLast: false, words: `Turn ${turn} brings ${modifier} and a penalty of ${penalty}.` }
}
