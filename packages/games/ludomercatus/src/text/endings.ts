import type { Ending } from '../state.ts'

/** How a match ends. */
export const ENDINGS: Readonly<Record<Ending, string>> = {
  lastSurvivor: 'Only one trader is left in the market.',
  roundLimit: 'The last round is played and the market closes.',
  timeLimit: 'Time is up and the market closes.',
}
