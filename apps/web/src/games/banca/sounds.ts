import type { Fact } from '@ludoteca/banca'
import type { SoundName } from '../../sound/recipes.ts'

/** What can be heard, the weightiest first: one sound for what happened together is enough. */
const HEARD: readonly (readonly [Fact['type'], SoundName])[] = [
  ['gameOver', 'win'],
  ['payout', 'coin'],
  ['auctionWon', 'coin'],
  ['lotteryDrawn', 'card'],
  ['turnStarted', 'turn'],
  ['bid', 'move'],
  ['passed', 'move'],
]

/** What these facts sound like. */
export function soundOf(facts: readonly Fact[]): SoundName | undefined {
  return HEARD.find(([type]) => facts.some((fact) => fact.type === type))?.[1]
}
