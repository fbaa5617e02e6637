import type { Move, View } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { choicesOf, type SeatChoice } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { type ImperioParts, play, viewOf } from '../kit.ts'
import { FORGOTTEN } from './crowd-deeds.ts'

/** `open`: one may vote; `voted`: one has; `waiting`: others do. */
type Standing = 'open' | 'voted' | 'waiting'
type Table = Pick<ImperioParts, 'match' | 'presentation'>
type VoteType = 'moodVote' | 'electionVote'

/** A vote as it stands for whoever looks on. */
export interface Ballot {
  readonly standing: Standing
  /** What may be chosen, if anything. */
  readonly choice: SeatChoice | undefined
  /** What one has voted for, as far as it is known. */
  readonly mine: string | undefined
}

/** How the vote on the mood, or the election, stands. */
export function ballotOf(table: Table, type: VoteType): Ballot {
  const view = viewOf(table.match)
  const seat = seatOf(table.match)
  const [choice] = choicesOf(table.match, type)
  if (seat !== undefined) {
    const hasVoted = view.submitted[seat] === true
    return { standing: standingOf(hasVoted, choice), choice, mine: ownVote(view, type) ?? undefined }
  }
  const mine = table.presentation.crowd.of(deedName(type, view))
  return { standing: standingOf(mine !== undefined, choice), choice, mine: mine === FORGOTTEN ? undefined : mine }
}

function standingOf(hasVoted: boolean, choice: SeatChoice | undefined): Standing {
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
export function awardVoteOf(table: Table, awardId: string): string | undefined {
  return table.presentation.crowd.of(deedName(awardId, viewOf(table.match)))
}

/** Votes on the mood; `null` abstains. */
export async function voteMood(table: Table, seat: Seat, optionId: string | null): Promise<void> {
  await cast(table, { type: 'moodVote', optionId }, seat, optionId)
}

/** Votes in the election. Only owners contribute. */
export async function voteElection(
  table: Table,
  seat: Seat,
  candidateId: string | null,
  contribution: number,
): Promise<void> {
  const isOwner = seatOf(table.match) !== undefined
  await cast(table, { type: 'electionVote', candidateId, ...(isOwner && { contribution }) }, seat, candidateId)
}

/** Gives a vote for an award. */
export async function voteAward(table: Table, seat: Seat, awardId: string, ownerId: string): Promise<void> {
  await cast(table, { type: 'awardVote', awardId, ownerId, watcher: SIGNED_LATER }, seat, ownerId, awardId)
}

/** Spreads the rumour about this owner. */
export async function spreadRumor(table: Table, seat: Seat, targetOwnerId: string): Promise<boolean> {
  const isTaken = await play(table.match, { type: 'watcherRumor', targetOwnerId, watcher: SIGNED_LATER }, seat)
  const isUsed = !isTaken && table.match.refusal?.code === 'RUMOR_USED'
  if (isTaken || isUsed) table.presentation.crowd.note(RUMOR, isTaken ? targetOwnerId : FORGOTTEN)
  return isTaken
}

/** About whom this watcher has spread his rumour; `FORGOTTEN` if he has, but it is not known about whom. */
export function rumorOf(table: Table): string | undefined {
  return table.presentation.crowd.of(RUMOR)
}

const RUMOR = 'rumor'
/** The server signs what watchers do: nobody speaks in another's name. */
const SIGNED_LATER = ''

async function cast(table: Table, move: Move, seat: Seat, vote: string | null, about: string = move.type) {
  const deed = deedName(about, viewOf(table.match))
  const isTaken = await play(table.match, move, seat)
  if (seatOf(table.match) !== undefined) return
  if (isTaken) table.presentation.crowd.note(deed, vote ?? FORGOTTEN)
  // From another window, or before the page was loaded again.
  else if (table.match.refusal?.code === 'ALREADY_SUBMITTED') table.presentation.crowd.note(deed, FORGOTTEN)
}
