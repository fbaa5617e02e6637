import { BUNDLE_ROUNDS } from '../data/constants.ts'
import type { Announced } from '../facts.ts'
import type { CrowdVote, OwnerVote } from '../frames.ts'
import { ownerId } from '../owners.ts'
import type { State } from '../state.ts'
import { coin } from './hash.ts'
import { listOf } from './list.ts'
import { report } from './news.ts'
import { changeCash, changeExposure, statsOf } from './resources.ts'

type Result = Omit<Extract<Announced, { type: 'electionResult' }>, 'type'>

/** [6.1] Contributions are spent whatever comes of it; whoever contributes is exposed; the winner brings his bundle. */
export function elect(s: State, votes: readonly (OwnerVote | null)[], crowd: readonly CrowdVote[]): Result {
  const scores = listOf(s.candidates, (id) => sum(votes, id))
  const taps = listOf(s.candidates, (id) => crowd.filter((vote) => vote.for === id).length)
  const [winnerId, decidedBy] = winnerOf(s, scores, taps)
  for (const [seat, vote] of votes.entries()) {
    if (vote === null || vote.contribution === 0) continue
    changeCash(s, seat, -vote.contribution)
    changeExposure(s, seat, 1)
    if (vote.candidateId === winnerId) statsOf(s, seat).electionWinsBacked++
  }
  s.ballots = listOf(votes, (vote) => vote && { ...vote })
  s.bundle = { candidateId: winnerId, fromRound: s.round + 1, untilRound: s.round + BUNDLE_ROUNDS }
  report(s, 'ELECTION', { cardId: winnerId })
  const owners = listOf(votes, (vote, seat) => ({
    ownerId: ownerId(seat),
    candidateId: vote?.candidateId ?? null,
    contribution: vote?.contribution ?? 0,
  }))
  return { owners, watcherVotes: byCandidate(s, taps), scores: byCandidate(s, scores), winnerId, decidedBy }
}

/** [6.1.3] Contributions, then watchers, then the coin. */
function winnerOf(
  { candidates, roundSeed }: Readonly<State>,
  scores: readonly number[],
  taps: readonly number[],
): readonly [string, Result['decidedBy']] {
  for (const [counts, by] of [[scores, 'SCORE'] as const, [taps, 'WATCHERS'] as const]) {
    const [a = 0, b = 0] = counts
    if (a !== b) return [candidates[a > b ? 0 : 1] as string, by]
  }
  return [coin(roundSeed, 'ELECTION', candidates), 'COIN']
}

function sum(votes: readonly (OwnerVote | null)[], candidateId: string): number {
  let total = 0
  for (const vote of votes) if (vote?.candidateId === candidateId) total += vote.contribution
  return total
}

function byCandidate({ candidates }: Readonly<State>, counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(candidates.map((id, i) => [id, counts[i] as number]))
}
