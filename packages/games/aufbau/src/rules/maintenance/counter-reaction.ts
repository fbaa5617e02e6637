import type { Player, World } from '../../state.ts'
import { rollDefence } from '../defence.ts'
import { ENVY_REACTIONS, type EnvyReaction, envyThreshold } from '../envy.ts'
import { baseInfluence } from '../income.ts'
import { shiftAs, shiftKw, shiftN } from '../trackers.ts'
import { type Books, book, tellOwner } from './books.ts'

const HELD: Omit<EnvyReaction, 'dc'> = { loss: 0, as: 0, kw: 0 }

/** [P1, 3.2.1] Those who envy strike, and are content for a while. */
export function counterReaction(b: Books): void {
  const { w, p, io } = b
  const threshold = envyThreshold(p)
  if (threshold === 0) return
  const reaction = ENVY_REACTIONS[threshold] as EnvyReaction
  const choice = lossChoiceOf(w, p)
  const defence = rollDefence(w, p, reaction.dc, 0, 'counterReaction', io)
  shiftN(p, -threshold)
  const { loss, as, kw } = defence.held ? HELD : { ...reaction, loss: lossOf(b, choice, reaction.loss) }
  if (choice === 'gold') book(b, 'counterReaction', '', -loss, 0, 0)
  else book(b, 'counterReaction', '', 0, 0, -loss)
  shiftAs(p, as)
  shiftKw(p, kw)
  tellOwner(b, { type: 'envyStruck', seat: p.seat, threshold, defence, choice, loss, as, kw })
}

/** [D-32] The phase has waited for a choice unless the table has a default. */
function lossChoiceOf({ config }: Readonly<World>, { turn }: Readonly<Player>): 'gold' | 'influence' {
  if (turn.lossChoice !== null) return turn.lossChoice
  return config.counterReactionDefault === 'influence' ? 'influence' : 'gold'
}

/** Gold may become a debt; influence there is no more of than the posts give. */
function lossOf({ w, p }: Books, choice: 'gold' | 'influence', listed: number): number {
  return choice === 'gold' ? listed : Math.min(listed, baseInfluence(w, p))
}
