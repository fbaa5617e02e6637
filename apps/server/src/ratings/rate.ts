import type { Rated } from '@ludoteca/kernel'
import { rate } from 'openskill'

const MILLI = 1_000
/** How much people may have changed from one match to the next. */
const TAU = 25 / 300

/** Those who won or lost together, with what was believed of each. */
export interface Side {
  /** From 1: the library takes no place 0. */
  readonly rank: number
  readonly players: readonly Rated[]
}

/**
 * What is to be believed of everybody after a match, side by side. Kept in whole thousandths, so that what is worked out
 * again on another machine, whose last digits of a logarithm may differ, does not drift away.
 */
export function rateMatch(sides: readonly Side[]): readonly (readonly Rated[])[] {
  const teams = sides.map(({ players }) =>
    players.map(({ muMilli, sigmaMilli }) => ({ mu: muMilli / MILLI, sigma: sigmaMilli / MILLI })),
  )
  const rated = rate(teams, { rank: sides.map(({ rank }) => rank), tau: TAU })
  return rated.map((team) =>
    team.map(({ mu, sigma }) => ({ muMilli: Math.round(mu * MILLI), sigmaMilli: Math.round(sigma * MILLI) })),
  )
}
