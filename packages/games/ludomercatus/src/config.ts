import { flag, int, type OptionSpecs, one, type Refusal, refuse } from '@ludoteca/kernel'
import { START_CASH } from './data/board.ts'

/** The options of a match; all house rules are off unless somebody asks for them. */
export interface Config {
  /** [18.1] Taxes, fines and repairs gather on the free space, for whoever lands there. */
  readonly freeParkingJackpot: boolean
  /** [6.2] Landing exactly on the start pays twice. */
  readonly doubleGo: boolean
  /** [8.4] Property is only ever sold by auction. */
  readonly auctionOnly: boolean
  /** [8.4] Declined property stays with the bank. */
  readonly noAuctions: boolean
  /** [3.2] What everybody starts with. */
  readonly startCash: number
  /** [9.5] Whoever sits in jail collects no rent. */
  readonly noRentInJail: boolean
  /** [12.2] Streets of a group differ by one building at most. */
  readonly evenBuilding: boolean
  /** [12.8] Scarce buildings are auctioned one by one. */
  readonly shortageAuction: boolean
  /** [14.2] A debtor may trade to raise cash. */
  readonly tradeInDebt: boolean
  /** [3.5] Who begins: any seat, or seat 0. */
  readonly startingPlayer: 'random' | 'first'
  /** [17.2] The match ends after so many rounds; 0 for never. */
  readonly roundLimit: number
  /** [17.2] The table calls time after so many seconds; 0 for never. */
  readonly timeLimitSec: number
  /** [14.7] Negotiations a seat may start in one turn. */
  readonly maxProposalsPerTurn: number
  /** [14.6] Offers in one negotiation, the first included. */
  readonly maxTradeRevisions: number
  /** [19] Whether decisions carry the clocks of the online table. */
  readonly clocks: boolean
  /** Whether a seat may take back its own last move while nothing was drawn or revealed. */
  readonly undo: boolean
}

/** What came with version 2. Matches of version 1 lack it, and are played as if it stood at its default. */
type Added = 'startCash' | 'noRentInJail' | 'evenBuilding'
/** The options of a match, whatever the version of its rules. */
export type AnyConfig = Omit<Config, Added> & Partial<Pick<Config, Added>>

/** [3.1] */
export const SEATS_MIN = 2
export const SEATS_MAX = 8

const START_CASH_MIN = 500
const START_CASH_MAX = 10_000
const START_CASH_STEP = 100
const ROUNDS_MAX = 10_000
const SECONDS_MAX = 604_800
const PROPOSALS_MAX = 20
const REVISIONS_MAX = 20

export const options: OptionSpecs<Config> = {
  freeParkingJackpot: { domain: flag, default: false },
  doubleGo: { domain: flag, default: false },
  auctionOnly: { domain: flag, default: false },
  noAuctions: { domain: flag, default: false },
  startCash: { domain: int(START_CASH_MIN, START_CASH_MAX, START_CASH_STEP), default: START_CASH },
  noRentInJail: { domain: flag, default: false },
  evenBuilding: { domain: flag, default: true },
  shortageAuction: { domain: flag, default: true },
  tradeInDebt: { domain: flag, default: true },
  startingPlayer: { domain: one(['random', 'first']), default: 'random' },
  roundLimit: { domain: int(0, ROUNDS_MAX), default: 0 },
  timeLimitSec: { domain: int(0, SECONDS_MAX), default: 0 },
  maxProposalsPerTurn: { domain: int(0, PROPOSALS_MAX), default: 3 },
  maxTradeRevisions: { domain: int(1, REVISIONS_MAX), default: 6 },
  clocks: { domain: flag, default: true },
  undo: { domain: flag, default: true },
}

/** All options of a match, also of one that began before some of them were there. */
export function completed(options: AnyConfig): Config {
  const { startCash = START_CASH, noRentInJail = false, evenBuilding = true } = options
  return isComplete(options) ? options : { ...options, startCash, noRentInJail, evenBuilding }
}

function isComplete(options: AnyConfig): options is Config {
  return options.startCash !== undefined && options.noRentInJail !== undefined && options.evenBuilding !== undefined
}

/** [3.6] Selling only by auction and never by auction exclude each other. */
export function checkOptions(config: Config): Refusal | undefined {
  return config.auctionOnly && config.noAuctions ? refuse('E_OPTIONS', { option: 'noAuctions' }) : undefined
}

/** [19] Milliseconds the online table gives for each kind of decision. */
export const CLOCK_MS = {
  turn: 60_000,
  buy: 30_000,
  auction: 15_000,
  trade: 60_000,
  debt: 90_000,
  inherit: 30_000,
  shortage: 20_000,
} as const
