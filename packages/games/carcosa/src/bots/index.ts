import { EASY, FEARFUL, NORMAL, RECKLESS } from './character.ts'
import { playerOf } from './player.ts'

/** [13.5] Straight on, each for himself. */
export const easy = playerOf(EASY)
/** [13.1–13.4] Plans its actions and looks after the others. */
export const normal = playerOf(NORMAL)
/** [13.5] Two more to compare with: one who dares nothing, one who fears nothing. */
export const fearful = playerOf(FEARFUL)
export const reckless = playerOf(RECKLESS)

/** [13.5] By the names that a simulation calls them by. */
export const plans = { miedoso: fearful, temerario: reckless }
