import type { Seat } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import type { AwardId } from './data/awards.ts'
import type { CardCategory, Category, InsuranceLevel } from './data/cards/types.ts'
import type { DealTemplateId } from './data/deal-templates.ts'
import type { DistrictName } from './data/districts.ts'
import type { Infra } from './data/infra.ts'
import type { MeterId } from './data/meters.ts'
import type { NewsKindId } from './data/news.ts'
import type { PersonaId } from './data/personas.ts'
import type { Frame, OwnerVote, Phase } from './frames.ts'
import type { DealFields, FamePolicy } from './moves.ts'
import type { EventResult, Headline } from './results.ts'
import type { Limelight, Stats } from './stats.ts'

/** What everybody may know of an owner. */
export interface Owner {
  team: string
  cash: number
  debt: number
  fame: number
  compliance: number
  politicalExposure: number
  /** 0 for never; active while it is not before the current round. */
  protectedUntilRound: number
  brokePactUsed: boolean
  yapeUsed: boolean
  /** 0 for never. */
  lastTargetedRound: number
  lastHardHitRound: number
  lastPrRound: number
  expropriated: boolean
  /** [4.1.4] Stored RiskScore effects, in centi: for this round, and for the next. */
  riskNow: number
  riskNext: number
  /** [5.7.1] Cash lost to events in this round. */
  damage: number
  /** [4.6] Has spent Fame in this round. */
  fameSpent: boolean
  /** Ids, in the order they were unlocked. */
  achievements: string[]
  /** [1.5.3] The last round in which somebody took over this seat; 0 if nobody did. */
  takenOverRound: number
}
/** What only the owner himself may know. */
export interface Preferences {
  preferAutoPay: boolean
  famePolicy: FamePolicy
  /** [4.6] The least loss of Fame that Cortina de humo hides. Matches of version 1 have none. */
  cortinaFrom?: number
}

/** What is built, insured and going on with a card of the deck. Nothing while nobody owns it. */
export interface Property {
  propertyId: string
  owner: Seat | null
  upgradeLevel: number
  insurance: InsuranceLevel
  tempRentBonus: TimedRent[]
  tempWorthBonus: TimedWorth[]
  /** 0 for never; locked while it is not before the current round. */
  tradeLockedUntilRound: number
}
export interface TimedRent {
  delta: number
  fromRound: number
  untilRound: number
}
export interface TimedWorth {
  delta: number
  untilRound: number
}
/** [5.8] Works on a district. */
export interface Corridor {
  infraId: Infra['id']
  district: DistrictName
  untilRound: number
}

/** [2.5.3] The property deck. Index 0 is the top of the draw pile. */
export interface Market {
  drawPile: string[]
  discardPile: string[]
  /** As revealed in this round, sold lots included. */
  row: string[]
  /** Those of the row that go to the discard pile at the next REVEAL. */
  unsold: string[]
  /** Expropriated, never to return. */
  removed: string[]
  epoch: number
}
/** [5.4] The cards of one category. Index 0 is the top. */
export interface Pile {
  draw: string[]
  discard: string[]
  epoch: number
  /** So many cards on top are known to everybody: they were put there in public. */
  known: number
}

export type DealStatus = 'PENDING' | 'COUNTERED' | 'ACCEPTED' | 'REJECTED' | 'EXPIRED' | 'RESOLVED' | 'INVALID'
export type InvalidReason = 'NOT_OWNED' | 'LOCKED' | 'ALREADY_TRANSFERRED' | 'NO_CASH' | 'ALREADY_PROMISED'
/** [11.6] A deal of this round, as messages carry it. */
export interface Deal {
  dealId: string
  templateId: DealTemplateId
  fromOwnerId: string
  toOwnerId: string
  createdRound: number
  expiresAtPhase: 'DEALS'
  status: DealStatus
  fields: DealFields
  counterFields: DealFields | null
  invalidReason: InvalidReason | null
  scheduledRepayAmount: number
  scheduledRepayRound: number
}
/** [4.4.2, 4.4.3] What falls due in the next INCOME: a loan's repayment to the bank, or a pact's payment to an owner. */
export interface Scheduled {
  kind: 'PACT' | 'LOAN'
  dealId: string
  from: Seat
  to: Seat | null
  amount: number
  round: number
}
/** [4.4] A promise not to bid in a district in one round. */
export interface Pact {
  promiser: Seat
  payee: Seat
  district: DistrictName
  round: number
  status: 'ACTIVE' | 'BROKEN' | 'KEPT'
}

/** [6.1] The winner's bundle. */
export interface Bundle {
  candidateId: string
  fromRound: number
  untilRound: number
}
/** [5.2.5] A category is drawn more or less often for some rounds. */
export interface TimedWeight {
  category: Category
  delta: number
  fromRound: number
  untilRound: number
}

/** [7.1.2] Something the press may write about. Which fields count depends on the kind. */
export interface NewsItem {
  kind: NewsKindId
  owner: Seat | null
  rival: Seat | null
  propertyId: string | null
  district: DistrictName | null
  amount: number
  /** An event card, shock, mood, candidate or infra. */
  cardId: string | null
}

export interface State {
  /** Frozen. */
  config: Config
  /** [8] Secret to the end, as is everything that follows from it. */
  matchSeed: string
  roundSeed: string
  /** [2.4.1] SHA-256 of the match seed, public from the start. */
  seedCommit: string
  personaId: PersonaId
  /** Counts from 1; 0 before the first. */
  round: number
  phase: Phase
  /** Cash the bank has taken in, less what it has paid out. */
  bank: number
  owners: Owner[]
  /** By seat. */
  preferences: Preferences[]
  stats: Stats[]
  limelight: Limelight[]
  /** The cards of the deck in id order. */
  properties: Property[]
  market: Market
  piles: Record<CardCategory, Pile>
  /** [3.3.4] Of this round. */
  signals: string[]
  /** [6.4] The two options of this round; the first is the positive one. Empty in election rounds. */
  moodOptions: string[]
  /** Of the last round that voted on a mood. */
  moodOptionsBefore: string[]
  mood: string | null
  moodNext: string | null
  /** [6.1] A and B. Empty but in election rounds. */
  candidates: string[]
  candidatesUsed: string[]
  /** [6.1] By seat: the owners' votes of this round's election, public once it is over. Empty before. */
  ballots: (OwnerVote | null)[]
  meters: Record<MeterId, number>
  bundle: Bundle | null
  infra: Corridor[]
  weights: TimedWeight[]
  warDistrict: DistrictName | null
  /** By seat: districts in which the owner had a set at REVEAL. */
  setsAtReveal: DistrictName[][]
  deals: Deal[]
  scheduled: Scheduled[]
  pacts: Pact[]
  /** [1.6] By seat: rumours that count in this round, and in the next. */
  rumors: number[]
  rumorsNext: number[]
  /** Watchers who have used their rumour. */
  gossips: string[]
  /** Watchers who have said that they are here. */
  audience: string[]
  /** Some watcher has acted without having said so: nobody knows how many there are. */
  strays: boolean
  /** [5.9] Shocks of this match in order, and the round of the last one; 0 for none. */
  shocks: string[]
  lastShockRound: number
  /** [5.7.7] Prensa cards resolved in this match, and how many of them were heavy on Fame. */
  pressResolved: number
  pressHeavy: number
  eventResults: EventResult[]
  news: NewsItem[]
  headlines: Headline[]
  /** The best headlines of the match so far, the best first, at most five. */
  frontPage: Headline[]
  /** [7.1.4] The ways of writing that the press has used in this match. In versions 1 and 2 it repeats itself. */
  printed?: string[]
  /** The only owner with the highest Wealth at the end of the last round. */
  leader: Seat | null
  /** Achievements of this round that were not announced yet. */
  unlocked: { achievementId: string; seat: Seat }[]
  /** [7.2] Votes over all phases, by seat. */
  awardVotes: Record<AwardId, number[]>
  /** Seats from the best to the worst, once the match is over. */
  ranking: Seat[]
  agenda: Frame[]
}
