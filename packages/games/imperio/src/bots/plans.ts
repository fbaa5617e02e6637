import { NORMAL } from './character.ts'
import { playerOf } from './player.ts'

/** [15] Like `normal`, but for one trait each: what is that trait worth? */
export const plans = {
  ahorrador: playerOf({ ...NORMAL, keep: 6, keepBidding: 6, bidPercent: 60 }),
  audaz: playerOf({ ...NORMAL, keep: 0, bidPercent: 100 }),
  solitario: playerOf({ ...NORMAL, borrows: false, judgesDeals: false }),
}
