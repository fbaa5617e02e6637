import { type Choice, one, type Refusal, refuse, type Seat, text } from '@ludoteca/kernel'
import type { MoveOf } from '../moves.ts'
import { ownerIds, seatOf } from '../owners.ts'
import type { State } from '../state.ts'
import { isLast } from './round.ts'

/** Who watches, as the server says. */
export const WATCHER = text(64, 1)

/** Each watcher has one vote on each thing. */
export function whyNotVote(s: Readonly<State>, watcher: string, on: string): Refusal | undefined {
  const voted = s.votes.some((vote) => vote.watcher === watcher && vote.on === on)
  return voted ? refuse('E_VOTED') : undefined
}

/** How often each of these was voted for. */
export function countVotes(s: Readonly<State>, on: string, ids: readonly string[]): number[] {
  return ids.map((id) => s.votes.filter((vote) => vote.on === on && vote.for === id).length)
}

/** The counts by id, as messages carry them. */
export function byId(ids: readonly string[], counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(ids.map((id, i) => [id, counts[i] as number]))
}

/** The ids that reached the most. */
export function leaders(ids: readonly string[], counts: readonly number[]): string[] {
  const most = Math.max(...counts)
  return ids.filter((_, i) => counts[i] === most)
}

/** Once in a match; it counts in the next round, and nobody learns who began it. */
export const watcherRumor: Choice<State, MoveOf<'watcherRumor'>> = {
  type: 'watcherRumor',
  paramsOf: (s) => (isLast(s) ? null : { targetOwnerId: one(ownerIds(s)), watcher: WATCHER }),
  check(s, _seat, { watcher }) {
    if (isLast(s)) return refuse('E_RUMOR_LATE')
    return s.gossips.includes(watcher) ? refuse('E_GOSSIPED') : undefined
  },
}

export function spreadRumor(s: State, { targetOwnerId, watcher }: MoveOf<'watcherRumor'>): void {
  const target: Seat = seatOf(targetOwnerId)
  s.gossips.push(watcher)
  s.rumorsNext[target] = (s.rumorsNext[target] as number) + 1
}
