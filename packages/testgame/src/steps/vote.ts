import { type Choice, CROWD, type Decision, type Io, int, next, one, type Step } from '@ludoteca/kernel'
import { CONTRIBUTION_MAX } from '../data.ts'
import type { Fact } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import { ownerAt, ownerId } from '../owners.ts'
import type { Frame, State, VoteFrame } from '../state.ts'
import { crowdMay, tableGoesOn, thinkMs } from './asking.ts'
import { byId, countVotes, leaders, spreadRumor, WATCHER, watcherRumor, whyNotVote } from './crowd.ts'

export function openVote(s: State): Frame {
  return { step: 'vote', done: s.owners.map(() => false), votes: s.owners.map(() => null) }
}

/** Owners and watchers elect somebody, sealed, until the table goes on. */
export const vote: Step<State, VoteFrame, Move, Fact> = {
  ask(s, f) {
    const asked: Decision<State, Move>[] = [tableGoesOn(s, thinkMs(s)), crowdMay('vote', crowdVote, watcherRumor)]
    for (const [seat, done] of f.done.entries()) {
      if (!done) asked.push({ seat, prompt: 'vote', choices: [ownerVote], open: true, poll: ({ round }) => round })
    }
    return asked
  },
  on: {
    electionVote(s, f, seat, { candidateId, contribution = 0, watcher = '' }, io) {
      if (seat === CROWD) return void s.votes.push({ watcher, on: 'election', for: candidateId })
      f.votes[seat] = { candidateId, contribution }
      f.done[seat] = true
      io.tell({ type: 'voteIn', seat })
    },
    watcherRumor: (s, _f, _seat, move) => spreadRumor(s, move),
    continue(s, f, _seat, _move, io) {
      elect(s, f.votes, io)
      next(s)
    },
  },
}

const ownerVote: Choice<State, MoveOf<'electionVote'>> = {
  type: 'electionVote',
  paramsOf: (s, seat) => ({
    candidateId: one(s.ballot),
    contribution: int(0, Math.min(CONTRIBUTION_MAX, ownerAt(s, seat).cash)),
  }),
}
const crowdVote: Choice<State, MoveOf<'electionVote'>> = {
  type: 'electionVote',
  paramsOf: (s) => ({ candidateId: one(s.ballot), watcher: WATCHER }),
  check: (s, _seat, { watcher = '' }) => whyNotVote(s, watcher, 'election'),
}

/** Every watcher and every coin counts one. Contributions are spent; who backed the winner gains fame. */
function elect(s: State, votes: VoteFrame['votes'], io: Io<Fact>): void {
  const scores = countVotes(s, 'election', s.ballot)
  for (const [seat, cast] of votes.entries()) {
    if (cast === null) continue
    const at = s.ballot.indexOf(cast.candidateId)
    scores[at] = (scores[at] as number) + cast.contribution
    ownerAt(s, seat).cash -= cast.contribution
  }
  const winnerId = io.chance.pick('election', leaders(s.ballot, scores))
  for (const [seat, cast] of votes.entries()) if (cast?.candidateId === winnerId) ownerAt(s, seat).fame++
  const owners = votes.map((cast, seat) => ({ ownerId: ownerId(seat), candidateId: cast?.candidateId ?? null }))
  s.mood = null
  s.votes = []
  io.reveal()
  io.tell({ type: 'electionResult', owners, scores: byId(s.ballot, scores), winnerId })
}
