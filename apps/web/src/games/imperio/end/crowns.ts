import type { Seat } from '@ludoteca/kernel'

/** [7.5] With less Fame nobody is famous. */
const FAME_MIN = 3

/** [7.5] Who is the most famous in the end; of equals whoever came further up. */
export function fameCrownOf(ranking: readonly Seat[], fame: readonly number[]): Seat | undefined {
  const most = Math.max(FAME_MIN, ...fame)
  return ranking.find((seat) => fame[seat] === most)
}
