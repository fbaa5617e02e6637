import type { Character } from './character.ts'
import { playerOf } from './player.ts'

const NORMAL: Character = { horizon: 20, seesExtremes: true, whimHundredths: 0, contraryHundredths: 10 }

/** [23] Like `normal`, but for one trait each: what is that trait worth? */
export const plans = {
  shortsighted: playerOf({ ...NORMAL, horizon: 3 }),
  farsighted: playerOf({ ...NORMAL, horizon: 40 }),
  blind: playerOf({ ...NORMAL, seesExtremes: false }),
  whimsical: playerOf({ ...NORMAL, whimHundredths: 25 }),
}
