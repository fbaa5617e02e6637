import { type Choice, type Io, next, one, type Step } from '@ludoteca/kernel'
import { AWARDS } from '../data.ts'
import type { Fact } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import { ownerAt, ownerIds, seatOf } from '../owners.ts'
import type { AwardsFrame, Frame, State } from '../state.ts'
import { crowdMay, tableGoesOn, thinkMs } from './asking.ts'
import { countVotes, leaders, WATCHER, whyNotVote } from './crowd.ts'

export function openAwards(s: State, io: Io<Fact>): Frame {
  io.tell({ type: 'awardsOpen', awards: AWARDS.map(({ awardId }) => ({ awardId, nominees: ownerIds(s) })) })
  return { step: 'awards' }
}

/** Watchers give their awards, until the table goes on. */
export const awards: Step<State, AwardsFrame, Move, Fact> = {
  ask: (s) => [tableGoesOn(s, thinkMs(s)), crowdMay('awards', awardVote)],
  on: {
    awardVote(s, _f, _seat, { awardId, ownerId, watcher }) {
      s.votes.push({ watcher, on: awardId, for: ownerId })
    },
    continue(s, _f, _seat, _move, io) {
      io.reveal()
      io.tell({ type: 'awardResults', awards: AWARDS.map((award) => give(s, award, io)) })
      s.votes = []
      next(s)
    },
  },
}

const awardVote: Choice<State, MoveOf<'awardVote'>> = {
  type: 'awardVote',
  paramsOf: (s) => ({
    awardId: one(AWARDS.map(({ awardId }) => awardId)),
    ownerId: one(ownerIds(s)),
    watcher: WATCHER,
  }),
  check: (s, _seat, { awardId, watcher }) => whyNotVote(s, watcher, awardId),
}

/** Most votes win, luck decides between equals; without votes the award is not given. */
function give(s: State, { awardId, fameDelta }: (typeof AWARDS)[number], io: Io<Fact>) {
  const ids = ownerIds(s)
  const counts = countVotes(s, awardId, ids)
  if (Math.max(...counts) === 0) return { awardId, winnerId: null }
  const winnerId = io.chance.pick('awards', leaders(ids, counts))
  const winner = ownerAt(s, seatOf(winnerId))
  winner.fame = Math.max(0, winner.fame + fameDelta)
  return { awardId, winnerId }
}
