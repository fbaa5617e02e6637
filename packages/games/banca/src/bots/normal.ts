import { playerOf } from './player.ts'

/** [23] Looks far ahead and knows what the extremes cost and bring. */
export const normal = playerOf({ horizon: 20, seesExtremes: true, whimHundredths: 0, contraryHundredths: 10 })
