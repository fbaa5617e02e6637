import type { FamePolicy } from '../moves.ts'

/** [15] What sets one bot apart from another: a row of the table. */
export interface Character {
  /** Cash kept back. */
  readonly keep: number
  /** The same at auctions, where who has more gets the lot. Nothing is kept back in the last one. */
  readonly keepBidding: number
  /** No more of what a lot is worth to it is bid, in percent. */
  readonly bidPercent: number
  /** So many rents are counted on, those of this round included. */
  readonly rentsCounted: number
  /** A lot seems worth so much more or less than it is, at most. */
  readonly noise: number
  /** Whether it bids what it takes against what the others can pay; otherwise its percentage, whoever is against it. */
  readonly weighsRivals: boolean
  /** Whether it takes loans when it runs out of cash. */
  readonly borrows: boolean
  /** Whether it weighs the offers of others; otherwise it rejects them all. */
  readonly judgesDeals: boolean
  /** It makes offers in one of so many rounds; never with 0. */
  readonly offersEvery: number
  /** What a trade of properties must bring it. */
  readonly margin: number
  /** A lot so much better than all that it may bid for is worth its word to it; null for whoever keeps it. */
  readonly breaksFor: number | null
  /** What it votes for where it has nothing to win or lose. */
  readonly mood: 'BRIGHT' | 'DARK'
  /** [15.5] What it says before the first round; nothing for whoever keeps the preferences of somebody else. */
  readonly famePolicy: FamePolicy | null
  /** The least loss of Fame that is worth Cortina de humo to it. */
  readonly cortinaFrom: number
}

export const EASY: Character = {
  keep: 3,
  keepBidding: 3,
  bidPercent: 60,
  rentsCounted: 3,
  noise: 2,
  weighsRivals: false,
  borrows: false,
  judgesDeals: false,
  offersEvery: 0,
  margin: 1,
  breaksFor: null,
  mood: 'BRIGHT',
  famePolicy: 'NONE',
  cortinaFrom: 2,
}

export const NORMAL: Character = {
  keep: 2,
  keepBidding: 0,
  bidPercent: 80,
  rentsCounted: 5,
  noise: 1,
  weighsRivals: true,
  borrows: true,
  judgesDeals: true,
  offersEvery: 2,
  margin: 1,
  breaksFor: 3,
  mood: 'BRIGHT',
  famePolicy: 'CONTROL_FIRST',
  cortinaFrom: 2,
}

/** [15.6] Plays on for somebody who is away, and binds him to nothing. */
export const AUTOPILOT: Character = {
  ...NORMAL,
  keepBidding: 2,
  borrows: false,
  judgesDeals: false,
  offersEvery: 0,
  breaksFor: null,
  famePolicy: null,
}
