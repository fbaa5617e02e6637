import {
  type AwaitedDecision,
  type Choice,
  CROWD,
  type Decision,
  type Io,
  int,
  next,
  type OpenDecision,
  one,
  type Refusal,
  refuse,
  type Seat,
  type Step,
} from '@ludoteca/kernel'
import { CONTRIBUTION_MAX } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import type { Frame, VoteFrame } from '../frames.ts'
import type { Move, MoveOf } from '../moves.ts'
import { ownerAt } from '../owners.ts'
import { fire } from '../rules/achievements/trigger.ts'
import { elect } from '../rules/election.ts'
import { listOf } from '../rules/list.ts'
import { modeOf } from '../rules/mode.ts'
import type { State } from '../state.ts'
import { crowdMay, eachMay, eachMust, frameOf, tableGoesOn } from './asking.ts'
import { allWatchersVoted, noteWatcher, onVotingCrowd, WATCHER, WATCHING, whyNotVote } from './crowd.ts'

const NO_VOTE: Move = { type: 'electionVote', candidateId: null, contribution: 0 }

export function openVote(s: State): Frame {
  return {
    step: 'vote',
    done: listOf(s.owners, () => false),
    votes: listOf(s.owners, () => null),
    crowd: [],
    late: [],
  }
}

/** [2.4.7] Owners and watchers elect somebody, sealed. */
export const vote: Step<State, VoteFrame, Move, Fact> = {
  ask(s, f) {
    const { VOTE } = modeOf(s).timersSec
    const mustVote = MUST_VOTE(s, VOTE)
    const asked: Decision<State, Move>[] = []
    for (let seat = 0; seat < f.done.length; seat++) {
      if (f.done[seat]) asked.push(VOTED[seat] as OpenDecision<State, Move>)
      else asked.push(mustVote[seat] as AwaitedDecision<State, Move>)
    }
    asked.push(CROWD_MAY(s), tableGoesOn(s, VOTE))
    return asked
  },
  on: {
    electionVote(s, f, seat, { candidateId, contribution = 0, watcher = '' }, io) {
      if (seat === CROWD) {
        noteWatcher(s, watcher)
        f.crowd.push({ watcher, for: candidateId as string })
      } else {
        f.votes[seat] = candidateId === null ? null : { candidateId, contribution }
        f.done[seat] = true
        io.tell({ type: 'voteIn', seat })
      }
      if (!f.done.includes(false) && allWatchersVoted(s, f)) close(s, f, io)
    },
    ...onVotingCrowd,
    continue: (s, f, _seat, _move, io) => close(s, f, io),
  },
}

function close(s: State, f: VoteFrame, io: Io<Fact>): void {
  io.reveal()
  io.tell({ type: 'electionResult', ...elect(s, f.votes, f.crowd) })
  fire(s, 'VOTE_RESOLVED')
  next(s)
}

const ownerVote: Choice<State, MoveOf<'electionVote'>> = {
  type: 'electionVote',
  paramsOf(s, seat) {
    if (frameOf(s, 'vote')?.done[seat]) return null
    const most = Math.min(CONTRIBUTION_MAX, Math.max(0, ownerAt(s, seat).cash))
    return { candidateId: one([null, ...s.candidates]), contribution: int(0, most) }
  },
  check: (s, seat, move) =>
    frameOf(s, 'vote')?.done[seat] ? refuse('ALREADY_SUBMITTED') : whyNotBallot(s, seat, move),
}
const crowdVote: Choice<State, MoveOf<'electionVote'>> = {
  type: 'electionVote',
  paramsOf: (s) => ({ candidateId: one(s.candidates), watcher: WATCHER }),
  check: (s, _seat, { candidateId, watcher }) =>
    whyNotVote(frameOf(s, 'vote'), watcher) ?? whyNotCandidate(s, candidateId),
}
const OWNER_CHOICES = [ownerVote]
const MUST_VOTE = eachMust('vote', OWNER_CHOICES, NO_VOTE)
const VOTED = eachMay('voteSent', OWNER_CHOICES)
const CROWD_MAY = crowdMay([crowdVote, ...WATCHING])

function whyNotBallot(
  s: Readonly<State>,
  seat: Seat,
  { candidateId, contribution = 0 }: MoveOf<'electionVote'>,
): Refusal | undefined {
  if (candidateId === null) return contribution === 0 ? undefined : refuse('BAD_AMOUNT')
  const against = whyNotCandidate(s, candidateId)
  if (against) return against
  if (contribution < 0 || contribution > CONTRIBUTION_MAX) return refuse('BAD_AMOUNT')
  const { cash } = ownerAt(s, seat)
  return contribution > cash ? refuse('NO_CASH', { cost: contribution, cash }) : undefined
}

function whyNotCandidate(s: Readonly<State>, candidateId: string | null): Refusal | undefined {
  return s.candidates.some((id) => id === candidateId) ? undefined : refuse('BAD_CANDIDATE')
}
