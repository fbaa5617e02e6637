import { AUTOPILOT, EASY, NORMAL } from './character.ts'
import { playerOf } from './player.ts'

/** [15] Bids low and keeps away from deals. */
export const easy = playerOf(EASY)
/** [15] Bids what a lot is nearly worth, and takes a deal that pays. */
export const normal = playerOf(NORMAL)
/** [15.6] For an owner who is away. */
export const autopilot = playerOf(AUTOPILOT)
