import type { Seat } from '@ludoteca/kernel'
import { AWARDS, type AwardId } from '../data/awards.ts'
import type { Nominees } from '../frames.ts'
import { ownerAt, ownerId, seatOf } from '../owners.ts'
import type { State } from '../state.ts'
import { newLimelight } from '../stats.ts'
import { coin } from './hash.ts'
import { listOf } from './list.ts'
import { limelightOf } from './resources.ts'
import { wealthOfAll } from './wealth.ts'

const NOMINEES_MAX = 3
const SCANDAL_POINTS = 2
const BROKEN_PACT_POINTS = 2

/** [7.2.2] Who may be voted for, by what happened since the last AWARDS phase. Awards without nominees are not held. */
export function nomineesOf(s: Readonly<State>): Nominees[] {
  const wealth = wealthOfAll(s)
  const fameLost = (seat: Seat) => limelightOf(s, seat).fameLost
  const all: Nominees[] = [
    { awardId: 'AW-FAV', seats: best(s, fameGained, (a, b) => (wealth[a] as number) - (wealth[b] as number)) },
    { awardId: 'AW-AMP', seats: best(s, pointsOf, (a, b) => fameLost(b) - fameLost(a)) },
  ]
  return all.filter(({ seats }) => seats.length > 0)
}

type Score = (s: Readonly<State>, seat: Seat) => number

/** Up to three with the most points and at least one; then as given, then by id. */
function best(s: Readonly<State>, score: Score, tie: (a: Seat, b: Seat) => number): Seat[] {
  const scores = listOf(s.owners, (_, seat) => score(s, seat))
  const at = (seat: Seat) => scores[seat] as number
  const seats = [...scores.keys()].filter((seat) => at(seat) > 0)
  return seats.sort((a, b) => at(b) - at(a) || tie(a, b) || a - b).slice(0, NOMINEES_MAX)
}

function fameGained(s: Readonly<State>, seat: Seat): number {
  return limelightOf(s, seat).fameGained
}

function pointsOf(s: Readonly<State>, seat: Seat): number {
  const { scandals, pactsBroken, loansDefaulted, forcedSales } = limelightOf(s, seat)
  return SCANDAL_POINTS * scandals + BROKEN_PACT_POINTS * pactsBroken + loansDefaulted + forcedSales
}

/** From here on counts what happens before the next AWARDS phase. */
export function dimLights(s: State): void {
  s.limelight = listOf(s.limelight, ({ ampayBefore }, seat) => newLimelight(ampayBefore + pointsOf(s, seat)))
}

/** [7.2.4] Most votes over all phases; then Fame or points of the whole match, then the coin. Nobody without votes. */
export function awardWinner(s: Readonly<State>, awardId: AwardId): Seat | null {
  const votes = s.awardVotes[awardId]
  const most = Math.max(...votes)
  if (most === 0) return null
  const leading = [...votes.keys()].filter((seat) => votes[seat] === most)
  const merit = (seat: Seat) =>
    awardId === 'AW-FAV' ? ownerAt(s, seat).fame : limelightOf(s, seat).ampayBefore + pointsOf(s, seat)
  const highest = Math.max(...leading.map(merit))
  const tied = listOf(
    leading.filter((seat) => merit(seat) === highest),
    ownerId,
  )
  return seatOf(tied.length === 1 ? tied[0] : coin(s.matchSeed, awardId, tied))
}

/** The votes of all owners who have any. */
export function votesFor({ awardVotes }: Readonly<State>, awardId: AwardId): Record<string, number> {
  const counts = listOf(awardVotes[awardId], (votes, seat) => [ownerId(seat), votes] as const)
  return Object.fromEntries(counts.filter(([, votes]) => votes > 0))
}

/** [decision 164] All that is shown of them before the end. */
export function votesCast({ awardVotes }: Readonly<State>): number {
  let sum = 0
  for (const { id } of AWARDS) for (const votes of awardVotes[id]) sum += votes
  return sum
}
