import { flag, int, type OptionSpecs, one, type Refusal, refuse } from '@ludoteca/kernel'

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

/** [3.1] */
export const SEATS_MIN = 2
export const SEATS_MAX = 8

const ROUNDS_MAX = 10_000
const SECONDS_MAX = 604_800
const PROPOSALS_MAX = 20
const REVISIONS_MAX = 20

export const options: OptionSpecs<Config> = {
  freeParkingJackpot: { domain: flag, default: false },
  doubleGo: { domain: flag, default: false },
  auctionOnly: { domain: flag, default: false },
  noAuctions: { domain: flag, default: false },
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
