import type { Seat } from '@ludoteca/kernel'
import type { Config, SettingsPatch } from './config.ts'
import { START_LEVEL, START_MULTIPLIER_TENTHS } from './data/defaults.ts'
import type { Plan } from './moves.ts'

export interface Player {
  balance: number
  multiplierTenths: number
  level: number
  /** Has not locked in. */
  active: boolean
  exitTurn: number | null
}

/** [10.5] One payout, as it is shown. */
export interface Summary {
  readonly turn: number
  readonly bankBefore: number
  readonly dividend: number
  readonly weightTenths: number
  readonly bankAfter: number
  /** Those who were paid, in seat order. */
  readonly rows: readonly SummaryRow[]
}
export interface SummaryRow {
  readonly seat: Seat
  /** As it stood for this payout: the bonus counts from the next turn on. */
  readonly multiplierTenths: number
  readonly share: number
  readonly penaltyDue: number
  readonly penaltyPaid: number
  readonly bonusTenths: number
  readonly balance: number
}

/** [9.3] An auction on its way. */
export interface Bidding {
  speaker: Seat
  high: number
  holder: Seat | null
  /** By seat; those who have left count as passed. */
  passed: boolean[]
}

/** [12] Why a game is over. */
export type Ending = 'allLeft' | 'lastPlayer' | 'turnLimit'

export type Frame =
  | TurnFrame
  | ExitsFrame
  | ExitChoicesFrame
  | LockInFrame
  | DecisionsFrame
  | LevelsFrame
  | LotteryFrame
  | AuctionResultFrame
  | CallFrame
  | BidsFrame
  | PayoutFrame
  | SummaryFrame
  | TurnEndFrame
  | OverFrame
export interface TurnFrame {
  step: 'turn'
}
export interface ExitsFrame {
  step: 'exits'
  /** By seat, from the first choice on that somebody seals without the banker. */
  sealed?: (boolean | null)[]
}
export interface ExitChoicesFrame {
  step: 'exitChoices'
  /** By seat; nobody sees another's before all are in. */
  sealed: (boolean | null)[]
}
export interface LockInFrame {
  step: 'lockIn'
  leaving: readonly Seat[]
}
export interface DecisionsFrame {
  step: 'decisions'
  /** By seat; nobody sees another's before all are in. */
  sealed: (Plan | null)[]
}
export interface LevelsFrame {
  step: 'levels'
  plans: readonly (Plan | null)[]
}
export interface LotteryFrame {
  step: 'lottery'
  entrants: readonly Seat[]
}
export interface AuctionResultFrame {
  step: 'auctionResult'
}
export interface CallFrame {
  step: 'call'
  bidding: Bidding
}
export interface BidsFrame {
  step: 'bids'
  bidding: Bidding
}
export interface PayoutFrame {
  step: 'payout'
}
export interface SummaryFrame {
  step: 'summary'
  /** By seat: who wants to go on. */
  confirmed: boolean[]
}
export interface TurnEndFrame {
  step: 'turnEnd'
}
export interface OverFrame {
  step: 'over'
  reason: Ending
}

export interface State {
  /** Frozen, replaced as a whole when settings change. */
  config: Config
  /** [13.1] Changes that wait for the next turn; frozen. */
  nextSettings: SettingsPatch | null
  players: Player[]
  bank: number
  /** Counts from 1. */
  turn: number
  modifier: number
  /** Who entered the last lottery; nothing before the first one. Frozen. */
  entrants: readonly Seat[] | null
  /** The last payout; frozen. */
  summary: Summary | null
  ending: Ending | null
  agenda: Frame[]
}

/** What this seat has chosen while others still choose: only it may see that. */
export function sealedBy({ agenda }: Readonly<State>, seat: Seat): boolean | Plan | null {
  const frame = agenda.at(-1)
  switch (frame?.step) {
    case 'exits':
    case 'exitChoices':
    case 'decisions':
      return frame.sealed?.[seat] ?? null
    default:
      return null
  }
}

export function initialState(config: Config, seats: number, modifier: number): State {
  const balance = config.initialMoney - config.bankContribution
  return {
    config,
    nextSettings: null,
    players: Array.from({ length: seats }, () => ({
      balance,
      multiplierTenths: START_MULTIPLIER_TENTHS,
      level: START_LEVEL,
      active: true,
      exitTurn: null,
    })),
    bank: config.bankContribution * seats,
    turn: 1,
    modifier,
    entrants: null,
    summary: null,
    ending: null,
    agenda: [{ step: 'turn' }],
  }
}

/** Configuration, summary and entrants are never written to, so copies share them. */
export function copy(s: Readonly<State>): State {
  return {
    config: s.config,
    nextSettings: s.nextSettings,
    players: s.players.map(copyPlayer),
    bank: s.bank,
    turn: s.turn,
    modifier: s.modifier,
    entrants: s.entrants,
    summary: s.summary,
    ending: s.ending,
    agenda: s.agenda.map(copyFrame),
  }
}

function copyPlayer({ balance, multiplierTenths, level, active, exitTurn }: Player): Player {
  return { balance, multiplierTenths, level, active, exitTurn }
}

function copyFrame(frame: Frame): Frame {
  switch (frame.step) {
    case 'exits':
      return frame.sealed ? { step: 'exits', sealed: frame.sealed.slice() } : { step: 'exits' }
    case 'exitChoices':
      return { step: 'exitChoices', sealed: frame.sealed.slice() }
    case 'decisions':
      return { step: 'decisions', sealed: frame.sealed.slice() }
    case 'call':
    case 'bids':
      return { step: frame.step, bidding: { ...frame.bidding, passed: frame.bidding.passed.slice() } }
    case 'summary':
      return { step: 'summary', confirmed: frame.confirmed.slice() }
    default:
      // Frames that run by themselves never wait to be copied; those that are left hold nothing but their name.
      return { ...frame }
  }
}
