import { type Choice, flag, type Io, one, type Refusal, refuse, type Seat, text } from '@ludoteca/kernel'
import { RUMORS_MAX } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import type { CrowdVote } from '../frames.ts'
import type { Move, MoveOf } from '../moves.ts'
import { ownerIds, seatOf } from '../owners.ts'
import { listOf } from '../rules/list.ts'
import { isLastRound } from '../rules/mode.ts'
import type { State } from '../state.ts'

/** Who watches, as the server says. */
export const WATCHER = text(64, 1)

/** [1.6] Once in a match; it counts in the next round, and nobody learns who began it. */
const watcherRumor: Choice<State, MoveOf<'watcherRumor'>> = {
  type: 'watcherRumor',
  paramsOf: (s) => (isLastRound(s) ? null : { targetOwnerId: one(ownerIds(s)), watcher: WATCHER }),
  check(s, _seat, { targetOwnerId, watcher }) {
    if (isLastRound(s)) return refuse('RUMOR_LATE')
    if (s.gossips.includes(watcher)) return refuse('RUMOR_USED')
    const target = seatOf(targetOwnerId)
    if (!(target in s.owners)) return refuse('BAD_MESSAGE')
    return (s.rumorsNext[target] as number) >= RUMORS_MAX ? refuse('RUMOR_FULL') : undefined
  },
}

const watch: Choice<State, MoveOf<'watch'>> = { type: 'watch', params: { present: flag, watcher: WATCHER } }

/** What watchers may do before the first round, and in any phase. */
export const ARRIVING: readonly Choice<State, Move>[] = [watch]
export const WATCHING: readonly Choice<State, Move>[] = [watcherRumor, watch]

/** Handlers of what watchers may do in any phase. */
export const onCrowd = {
  watcherRumor(s: State, _f: object, _seat: Seat, { targetOwnerId, watcher }: MoveOf<'watcherRumor'>): void {
    const target = seatOf(targetOwnerId)
    noteWatcher(s, watcher)
    s.gossips.push(watcher)
    s.rumorsNext[target] = (s.rumorsNext[target] as number) + 1
  },
  watch(s: State, _f: object, _seat: Seat, { present, watcher }: MoveOf<'watch'>, _io: Io<Fact>): void {
    s.audience = s.audience.filter((other) => other !== watcher)
    if (present) s.audience.push(watcher)
  },
}

interface CrowdVoting {
  readonly crowd: readonly CrowdVote[]
  readonly late: string[]
}

/** [2.4.6] The same where watchers vote: whoever comes now has come too late for this vote. */
export const onVotingCrowd = {
  watcherRumor: onCrowd.watcherRumor,
  watch(s: State, f: CrowdVoting, seat: Seat, move: MoveOf<'watch'>, io: Io<Fact>): void {
    if (move.present && !s.audience.includes(move.watcher)) f.late.push(move.watcher)
    onCrowd.watch(s, f, seat, move, io)
  },
}

/** Whoever acts is there, even if he has not said so. */
export function noteWatcher(s: State, watcher: string): void {
  if (!s.audience.includes(watcher)) s.strays = true
}

/** [2.3.2] Each watcher who was there when the phase began has one vote. */
export function whyNotVote(f: CrowdVoting | undefined, watcher: string | undefined): Refusal | undefined {
  if (f?.crowd.some((vote) => vote.watcher === watcher)) return refuse('ALREADY_SUBMITTED')
  return f?.late.some((other) => other === watcher) ? refuse('BAD_PHASE') : undefined
}

/** [2.3.4] Whether all watchers have voted; never with a stray, since there may be more of them. */
export function allWatchersVoted(s: Readonly<State>, { crowd, late }: CrowdVoting): boolean {
  if (s.strays) return false
  return s.audience.every((watcher) => late.includes(watcher) || crowd.some((vote) => vote.watcher === watcher))
}

/** Votes for each of these. */
export function countVotes(ids: readonly string[], votes: readonly (string | null)[]): number[] {
  return listOf(ids, (id) => votes.filter((vote) => vote === id).length)
}

/** The counts by id, as messages carry them. */
export function byId(ids: readonly string[], counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(listOf(ids, (id, i) => [id, counts[i] as number]))
}
