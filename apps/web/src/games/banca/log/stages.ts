import type { Stage } from '../model/lines.ts'

/** What the stretches of a turn are called. */
export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  exit: 'Exit',
  decide: 'Decide',
  lottery: 'Lottery',
  auction: 'Auction',
  payout: 'Payout',
  end: 'End of turn',
}
