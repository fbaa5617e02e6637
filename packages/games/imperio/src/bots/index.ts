import { AUTOPILOT, EASY } from './character.ts'
import { person, playerOf } from './player.ts'

/** [15] Bids low and keeps away from deals. */
export const easy = playerOf(EASY)
/** [15] Bids what a lot is worth against these rivals, deals and votes by its interest, and has a temper of its own. */
export const normal = person
/** [15.6] For an owner who is away. */
export const autopilot = playerOf(AUTOPILOT)
