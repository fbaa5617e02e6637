import type { Rated } from '@ludoteca/kernel'
import { rate } from 'openskill'

const MILLI = 1_000
/** How much a rating's doubt grows from one match to the next. */
const TAU = 25 / 300

/** People who won or lost together, with their ratings before. */
export interface Side {
  /** From 1: the library does not accept rank 0. */
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
