import type { Seat } from '@ludoteca/kernel'
import type { AwardId } from './data/awards.ts'
import type { MoveOf } from './moves.ts'

/** The phases of a round, in order; VOTE stands for MOOD in election rounds. */
export type RoundPhase =
  | 'REVEAL'
  | 'BID'
  | 'INCOME'
  | 'ACTION'
  | 'MOOD'
  | 'VOTE'
  | 'DEALS'
  | 'EVENTS'
  | 'PRESS'
  | 'AWARDS'
export type Phase = 'MATCH_INIT' | RoundPhase | 'END'

export type Frame =
  | InitFrame
  | RoundFrame
  | OpenFrame
  | ShowFrame
  | BidFrame
  | ActionFrame
  | MoodFrame
  | VoteFrame
  | AwardsFrame
  | FinishFrame

/** Before the first round: owners may still say what they bring along. */
export interface InitFrame {
  step: 'init'
  /** By seat. */
  done: boolean[]
  /** By seat: has said which dynasty. */
  chose: boolean[]
}
export interface RoundFrame {
  step: 'round'
}
/** A phase begins. */
export interface OpenFrame {
  step: 'open'
  phase: RoundPhase
}
/** A phase that only shows something, for so many seconds. */
export interface ShowFrame {
  step: 'show'
  sec: number
}
export interface BidFrame {
  step: 'bid'
  done: boolean[]
  /** By seat; nobody sees another's before all are in. */
  bids: (Bid | null)[]
  /** By seat: has broken a pact in this phase; as secret as the bids. */
  broke: boolean[]
}
export interface ActionFrame {
  step: 'action'
  done: boolean[]
  /** By seat; nobody sees another's before all are in. An offer stands as DEAL. */
  acts: (Act | null)[]
  /** 0: everything goes; 1: no more offers; 2: no more counters either. */
  stage: number
}
export interface MoodFrame {
  step: 'mood'
  /** [2.4.6] Whether owners vote, because nobody watches. */
  owners: boolean
  done: boolean[]
  /** By seat; nobody ever sees another's. */
  votes: (string | null)[]
  crowd: CrowdVote[]
  /** Watchers who came after the phase had begun: they do not vote. */
  late: string[]
}
export interface VoteFrame {
  step: 'vote'
  done: boolean[]
  /** By seat; nobody sees another's before the vote is closed. */
  votes: (OwnerVote | null)[]
  crowd: CrowdVote[]
  /** Watchers who came after the phase had begun: they do not vote. */
  late: string[]
}
export interface AwardsFrame {
  step: 'awards'
  nominees: Nominees[]
  crowd: AwardVote[]
}
export interface FinishFrame {
  step: 'finish'
}

export interface Bid {
  propertyId: string | null
  amount: number
  useFameToken: boolean
}
/** An action as it was validated; executed when the phase closes. */
export interface Act {
  action: MoveOf<'action'>['action'] | 'DEAL'
  propertyId: string | null
  level: 'BASIC' | 'FULL' | null
  yape: boolean
}
export interface OwnerVote {
  candidateId: string
  contribution: number
}
/** A watcher's vote for a mood or a candidate. */
export interface CrowdVote {
  watcher: string
  for: string
}
export interface AwardVote {
  watcher: string
  awardId: AwardId
  for: Seat
}
export interface Nominees {
  awardId: AwardId
  seats: Seat[]
}

export function copyFrame(frame: Readonly<Frame>): Frame {
  switch (frame.step) {
    case 'init':
      return { step: 'init', done: frame.done.slice(), chose: frame.chose.slice() }
    case 'bid':
      return {
        step: 'bid',
        done: frame.done.slice(),
        bids: frame.bids.map((bid) => bid && { ...bid }),
        broke: frame.broke.slice(),
      }
    case 'action':
      return {
        step: 'action',
        done: frame.done.slice(),
        acts: frame.acts.map((act) => act && { ...act }),
        stage: frame.stage,
      }
    case 'mood':
      return {
        step: 'mood',
        owners: frame.owners,
        done: frame.done.slice(),
        votes: frame.votes.slice(),
        crowd: frame.crowd.map((vote) => ({ ...vote })),
        late: frame.late.slice(),
      }
    case 'vote':
      return {
        step: 'vote',
        done: frame.done.slice(),
        votes: frame.votes.map((vote) => vote && { ...vote }),
        crowd: frame.crowd.map((vote) => ({ ...vote })),
        late: frame.late.slice(),
      }
    case 'awards':
      return {
        step: 'awards',
        nominees: frame.nominees.map(({ awardId, seats }) => ({ awardId, seats: seats.slice() })),
        crowd: frame.crowd.map((vote) => ({ ...vote })),
      }
    default:
      return { ...frame }
  }
}
