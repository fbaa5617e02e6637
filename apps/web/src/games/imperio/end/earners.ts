import { type Fact, seatOf, type View } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import type { MatchStore } from '../../../match/match-store.ts'
import type { Unlocked } from '../presentation.ts'

/** [7.3.3] Only people earn badges. Rules do not know who is one, so it is seen to here. */
export function earnsBadges({ seats }: Pick<MatchStore, 'seats'>, seat: Seat): boolean {
  return seats[seat]?.kind === 'human'
}

/** Whether that is worth telling: all but the badges of bots. */
export function isWorthTelling(match: Pick<MatchStore, 'seats'>, fact: Fact): boolean {
  return fact.type !== 'achievementUnlock' || earnsBadges(match, seatOf(fact.ownerId))
}

/**
 * Whether a badge pops up: one's own, and of the others' only a trophy. In the end nothing pops up over who has won: all
 * badges hang on the wall below.
 */
export function popsUp({ ownerId, trophy }: Unlocked, me: Seat | undefined, phase: View['phase']): boolean {
  return phase !== 'END' && (seatOf(ownerId) === me || trophy)
}
