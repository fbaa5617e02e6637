import { type Chance, frozenCopy, type Seat } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import { HAND_CARDS, HAND_SIZE, LOTS, START_CASH, START_FAME } from './data.ts'
import type { DealFields } from './moves.ts'

/** The phases of a round. */
export type RoundPhase = 'REVEAL' | 'BID' | 'ACTION' | 'MOOD' | 'VOTE' | 'EVENTS' | 'PRESS' | 'AWARDS'
export type Phase = RoundPhase | 'END'

/** What everybody may know of an owner. */
export interface Owner {
  cash: number
  fame: number
  lotsWon: number
  /** Has the achievement of the first lot. */
  celebrated: boolean
}
export interface Lot {
  propertyId: string
  reserve: number
  /** Who holds it in this round; it goes back to the deck afterwards. */
  owner: Seat | null
}
export interface Deal {
  /** Made of the round and who offers, so that it says nothing about the deals of others. */
  dealId: string
  templateId: 'CASH_FOR_PROPERTY'
  fromOwnerId: string
  toOwnerId: string
  createdRound: number
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'RESOLVED' | 'INVALID'
  fields: DealFields
}
/** A watcher's vote. */
interface CrowdVote {
  watcher: string
  /** What is voted on: `mood`, `election` or an award. */
  on: string
  for: string
}
export interface Bid {
  propertyId: string | null
  amount: number
  useFameToken: boolean
}
export interface OwnerVote {
  candidateId: string
  contribution: number
}

export interface State {
  /** Frozen. */
  config: Config
  /** Counts from 1. */
  round: number
  phase: Phase
  owners: Owner[]
  /** By seat; secret to the end. */
  hands: number[][]
  /** Lots that are not in the row, the next one last. */
  deck: string[]
  row: Lot[]
  /** The one seat that was told which lot comes next. */
  hinted: Seat
  signal: string
  /** Moods or candidates that are voted on in this round. */
  ballot: string[]
  /** The mood that won the last vote. */
  mood: string | null
  /** By seat: rumours that count in this round, and in the next. */
  rumors: number[]
  rumorsNext: number[]
  /** Watchers who have used their rumour. */
  gossips: string[]
  votes: CrowdVote[]
  deals: Deal[]
  agenda: Frame[]
}

export type Frame =
  | RoundFrame
  | OpenFrame
  | ShowFrame
  | BidFrame
  | ActionFrame
  | MoodFrame
  | VoteFrame
  | AwardsFrame
  | FinishFrame
export interface RoundFrame {
  step: 'round'
}
/** A phase begins. */
export interface OpenFrame {
  step: 'open'
  phase: RoundPhase
}
/** A phase that only shows something. */
export interface ShowFrame {
  step: 'show'
}
export interface BidFrame {
  step: 'bid'
  done: boolean[]
  /** By seat; nobody sees another's before all are in. */
  bids: (Bid | null)[]
}
export interface ActionFrame {
  step: 'action'
  done: boolean[]
}
export interface MoodFrame {
  step: 'mood'
}
export interface VoteFrame {
  step: 'vote'
  done: boolean[]
  /** By seat; nobody sees another's before the vote is closed. */
  votes: (OwnerVote | null)[]
}
export interface AwardsFrame {
  step: 'awards'
}
export interface FinishFrame {
  step: 'finish'
}

export function initialState(config: Config, seats: number, chance: Chance): State {
  const cards = Array.from({ length: HAND_CARDS }, (_, i) => i + 1)
  chance.shuffle('hands', cards)
  const owners = Array.from({ length: seats }, () => ({
    cash: START_CASH,
    fame: START_FAME,
    lotsWon: 0,
    celebrated: false,
  }))
  return {
    config: frozenCopy(config),
    round: 0,
    phase: 'REVEAL',
    owners,
    hands: owners.map(() => cards.splice(0, HAND_SIZE)),
    deck: LOTS.map(({ id }) => id),
    row: [],
    hinted: 0,
    signal: '',
    ballot: [],
    mood: null,
    rumors: owners.map(() => 0),
    rumorsNext: owners.map(() => 0),
    gossips: [],
    votes: [],
    deals: [],
    agenda: [{ step: 'round' }],
  }
}

export function copy(s: Readonly<State>): State {
  return {
    config: s.config,
    round: s.round,
    phase: s.phase,
    owners: s.owners.map((owner) => ({ ...owner })),
    hands: s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    row: s.row.map((lot) => ({ ...lot })),
    hinted: s.hinted,
    signal: s.signal,
    ballot: s.ballot.slice(),
    mood: s.mood,
    rumors: s.rumors.slice(),
    rumorsNext: s.rumorsNext.slice(),
    gossips: s.gossips.slice(),
    votes: s.votes.map((vote) => ({ ...vote })),
    deals: s.deals.map(copyDeal),
    agenda: s.agenda.map(copyFrame),
  }
}

export function copyDeal(deal: Readonly<Deal>): Deal {
  return { ...deal, fields: { ...deal.fields } }
}

function copyFrame(frame: Frame): Frame {
  switch (frame.step) {
    case 'bid':
      return { step: 'bid', done: frame.done.slice(), bids: frame.bids.map((bid) => bid && { ...bid }) }
    case 'action':
      return { step: 'action', done: frame.done.slice() }
    case 'vote':
      return { step: 'vote', done: frame.done.slice(), votes: frame.votes.map((vote) => vote && { ...vote }) }
    default:
      return { ...frame }
  }
}
