import { type Fact, isOfVictories, seatOf, type View } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import type { MatchStore } from '../../../match/match-store.ts'
import type { Unlocked } from '../presentation.ts'

type Seated = Pick<MatchStore, 'seats'>

/** The badges of an owner: what the server has read of the match, or else what the match itself says. */
export function badgesOf(match: Pick<MatchStore, 'seats' | 'earned' | 'view'>, seat: Seat): readonly string[] {
  const told = (match.view as View).owners[seat]?.achievements ?? []
  return match.earned?.[seat] ?? (isPerson(match, seat) ? told.filter((id) => !isOfVictories(id)) : [])
}

/** [7.3.3] Only people earn badges. Rules do not know who is one, so it is seen to here. */
function isPerson({ seats }: Seated, seat: Seat): boolean {
  return seats[seat]?.kind === 'human'
}

/**
 * Whether that is worth telling: all but the badges of bots, those of whoever is away, and what only an account knows that
 * remembers all victories.
 */
export function isWorthTelling(match: Seated, fact: Fact): boolean {
  if (fact.type !== 'achievementUnlock') return true
  const seat = seatOf(fact.ownerId)
  return isPerson(match, seat) && match.seats[seat]?.control !== 'autopilot' && !isOfVictories(fact.achievementId)
}

/**
 * Whether a badge pops up: one's own, and of the others' only a trophy. In the end nothing pops up over who has won: all
 * badges hang on the wall below.
 */
export function popsUp({ ownerId, trophy }: Unlocked, me: Seat | undefined, phase: View['phase']): boolean {
  return phase !== 'END' && (seatOf(ownerId) === me || trophy)
}
