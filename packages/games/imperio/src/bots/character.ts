import type { FamePolicy } from '../moves.ts'

/** [15] What sets one bot apart from another: a row of the table. */
export interface Character {
  /** Cash kept back. */
  readonly keep: number
  /** How much of what a lot is worth to it is bid, in percent. */
  readonly bidPercent: number
  /** A lot seems worth so much more or less than it is, at most. */
  readonly noise: number
  /** Whether it takes loans when it runs out of cash. */
  readonly borrows: boolean
  /** Whether it weighs the offers of others; otherwise it rejects them all. */
  readonly judgesDeals: boolean
  /** [15.5] What it says before the first round; nothing for whoever keeps the preferences of somebody else. */
  readonly famePolicy: FamePolicy | null
  /** The least loss of Fame that is worth Cortina de humo to it. */
  readonly cortinaFrom: number
}

export const EASY: Character = {
  keep: 3,
  bidPercent: 60,
  noise: 2,
  borrows: false,
  judgesDeals: false,
  famePolicy: 'NONE',
  cortinaFrom: 2,
}

export const NORMAL: Character = {
  keep: 2,
  bidPercent: 80,
  noise: 1,
  borrows: true,
  judgesDeals: true,
  famePolicy: 'CONTROL_FIRST',
  cortinaFrom: 2,
}

/** [15.6] Plays on for somebody who is away, and binds him to nothing. */
export const AUTOPILOT: Character = { ...NORMAL, borrows: false, judgesDeals: false, famePolicy: null }
