import type { Move, View } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { choicesOf, type Offered } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import type { MatchStore } from '../../../match/match-store.ts'
import { play, viewOf } from '../kit.ts'
import { deedsIn, FORGOTTEN } from './crowd-deeds.ts'

/** `open`: one may vote; `voted`: one has; `waiting`: others do. */
type Standing = 'open' | 'voted' | 'waiting'
type VoteType = 'moodVote' | 'electionVote'

/** A vote as it stands for whoever looks on. */
export interface Ballot {
  readonly standing: Standing
  /** What may be chosen, if anything. */
  readonly choice: Offered | undefined
  /** What one has voted for, as far as it is known. */
  readonly mine: string | undefined
}

/** How the vote on the mood, or the election, stands. */
export function ballotOf(match: MatchStore, type: VoteType): Ballot {
  const view = viewOf(match)
  const seat = seatOf(match)
  const [choice] = choicesOf(match, type)
  if (seat !== undefined) {
    const hasVoted = view.submitted[seat] === true
    return { standing: standingOf(hasVoted, choice), choice, mine: ownVote(view, type) ?? undefined }
  }
  const mine = deedsIn(match).of(deedName(type, view))
  return { standing: standingOf(mine !== undefined, choice), choice, mine: mine === FORGOTTEN ? undefined : mine }
}

function standingOf(hasVoted: boolean, choice: Offered | undefined): Standing {
  if (hasVoted) return 'voted'
  return choice === undefined ? 'waiting' : 'open'
}

function ownVote({ own }: View, type: VoteType): string | null | undefined {
  return type === 'moodVote' ? own?.moodVote : own?.vote?.candidateId
}

function deedName(type: string, { round }: View): string {
  return `${type} ${round}`
}

/** What a watcher has given for an award in this round. */
export function awardVoteOf(match: MatchStore, awardId: string): string | undefined {
  return deedsIn(match).of(deedName(awardId, viewOf(match)))
}

/** Votes on the mood; `null` abstains. */
export async function voteMood(match: MatchStore, seat: Seat, optionId: string | null): Promise<void> {
  await cast(match, { type: 'moodVote', optionId }, seat, optionId)
}

/** Votes in the election. Only owners contribute. */
export async function voteElection(
  match: MatchStore,
  seat: Seat,
  candidateId: string | null,
  contribution: number,
): Promise<void> {
  const isOwner = seatOf(match) !== undefined
  await cast(match, { type: 'electionVote', candidateId, ...(isOwner && { contribution }) }, seat, candidateId)
}

/** Gives a vote for an award. */
export async function voteAward(match: MatchStore, seat: Seat, awardId: string, ownerId: string): Promise<void> {
  await cast(match, { type: 'awardVote', awardId, ownerId, watcher: SIGNED_LATER }, seat, ownerId, awardId)
}

/** Spreads the rumour about this owner. */
export async function spreadRumor(match: MatchStore, seat: Seat, targetOwnerId: string): Promise<boolean> {
  const isTaken = await play(match, { type: 'watcherRumor', targetOwnerId, watcher: SIGNED_LATER }, seat)
  const isUsed = !isTaken && match.objection?.code === 'RUMOR_USED'
  if (isTaken || isUsed) deedsIn(match).note(RUMOR, isTaken ? targetOwnerId : FORGOTTEN)
  return isTaken
}

/** About whom this watcher has spread his rumour; `FORGOTTEN` if he has, but it is not known about whom. */
export function rumorOf(match: MatchStore): string | undefined {
  return deedsIn(match).of(RUMOR)
}

const RUMOR = 'rumor'
/** The server signs what watchers do: nobody speaks in another's name. */
const SIGNED_LATER = ''

async function cast(match: MatchStore, move: Move, seat: Seat, vote: string | null, about: string = move.type) {
  const deed = deedName(about, viewOf(match))
  const isTaken = await play(match, move, seat)
  if (seatOf(match) !== undefined) return
  if (isTaken) deedsIn(match).note(deed, vote ?? FORGOTTEN)
  // From another window, or before the page was loaded again.
  else if (match.objection?.code === 'ALREADY_SUBMITTED') deedsIn(match).note(deed, FORGOTTEN)
}
