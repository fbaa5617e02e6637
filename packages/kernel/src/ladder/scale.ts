/** What is believed of how well somebody plays: a bell curve, in thousandths. */
export interface Rated {
  readonly muMilli: number
  readonly sigmaMilli: number
}

/** Of somebody of whom nothing is known yet. The `normal` bot of each game stands in the middle of the same scale. */
export const NEWCOMER: Rated = { muMilli: 25_000, sigmaMilli: 8_333 }

/** How much luck there is between two who play equally well, in the units of `muMilli`. */
export const BETA_MILLI = 4_167

const POINTS_PER_UNIT = 60
const MILLI = 1_000

/** As people see it: 1500 for a newcomer, and how far off it may be; 19 of 20 are nearer. */
export function ratingShown({ muMilli, sigmaMilli }: Rated): { readonly points: number; readonly within: number } {
  return {
    points: Math.round((muMilli * POINTS_PER_UNIT) / MILLI),
    within: Math.round((2 * sigmaMilli * POINTS_PER_UNIT) / MILLI),
  }
}
