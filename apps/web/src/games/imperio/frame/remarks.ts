import { type Remark, remarksIn } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import type { MatchStore } from '../../../match/match-store.ts'
import { viewOf } from '../kit.ts'
import type { ImperioPresentation } from '../presentation.ts'

/** Whether a bot with a temper sits there. The others play by a script, by chance, or all alike. */
export function hasTemper({ seats, coach }: Pick<MatchStore, 'seats' | 'coach'>, seat: Seat): boolean {
  return coach === undefined && seats[seat]?.kind === 'bot' && seats[seat].strength === 'normal'
}

/** What bots have said in this round. */
export function remarksOf(match: MatchStore, { facts }: Pick<ImperioPresentation, 'facts'>): readonly Remark[] {
  return remarksIn(facts, viewOf(match).seedCommit, (seat) => hasTemper(match, seat))
}
