import type { Fact } from '@ludoteca/banca'
import type { MatchStore } from '../../../match/match-store.ts'
import type { SoundName } from '../../../sound/recipes.ts'
import { useRoot } from '../../../stores/root.ts'
import { useFacts } from '../../../table/use-facts.ts'

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

/** Lets the bank be heard. */
export function useBankSounds(match: MatchStore): void {
  const { sounds } = useRoot()
  useFacts(match, (facts) => {
    const heard = HEARD.find(([type]) => facts.some((fact) => fact.type === type))
    if (heard) sounds.play(heard[1])
  })
}
