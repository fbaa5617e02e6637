import { playerOf } from './player.ts'

/** [23] Short-sighted, blind to penalty and bonus, and every fourth time it does whatever comes to mind. */
export const easy = playerOf({ horizon: 3, seesExtremes: false, whimHundredths: 25, contraryHundredths: 10 })
