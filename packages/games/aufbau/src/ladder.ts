import type { Ladder } from '@ludoteca/kernel'
import { isRanked } from './career/career.ts'
import type { Config } from './config.ts'
import { BOTS } from './data/ratings.ts'
import type { State } from './state.ts'

/** Everybody for themselves, in matches that bring achievements. */
export const ladder: Ladder<Config, State> = { rating: { isRated: isRanked, bots: BOTS } }
