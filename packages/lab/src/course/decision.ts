import type { Outcome } from '@ludoteca/kernel'
import type { Harvest } from '../simulate/harvest.ts'
import { ROUNDS_MAX, type Sample } from './sample.ts'

/** Shares of a match, in percent, at which it is asked who is ahead. */
export const SHARES: readonly number[] = Array.from({ length: 21 }, (_, i) => i * 5)

/** Counts, at each share of the match, who was ahead of whom, and from which share on that did not change any more. */
export function addDecision(
  harvest: Harvest,
  samples: readonly Pick<Sample, 'now' | 'values'>[],
  { winners }: Pick<Outcome, 'winners'>,
  cooperative: boolean,
): void {
  const standings = samples.map(({ values }) => values[0] ?? [])
  const at = (share: number) => standings[Math.floor((share * (standings.length - 1)) / 100)] as readonly number[]
  if (cooperative) {
    // Matches that will be won and lost differ in length: they are compared in the same round, not at the same share.
    const result = winners.includes(0) ? 'won' : 'lost'
    for (const [i, { now }] of samples.slice(0, -1).entries()) {
      if (now <= ROUNDS_MAX) harvest.tally(`together/${now}/${result}`).add(mean(standings[i] as readonly number[]))
    }
    return
  }
  for (const share of SHARES) {
    const standing = at(share)
    harvest.tally(`share/${share}/leads`).add(leadOf(standing, winners))
    harvest.tally(`share/${share}/last`).add(lastOf(standing, winners))
  }
  harvest.tally('decided').add(decidedAt(standings, winners))
}

/** Of those who are ahead, the share that wins in the end. */
export function leadOf(standing: readonly number[], winners: readonly number[]): number {
  const most = Math.max(...standing)
  const ahead = [...standing.keys()].filter((seat) => standing[seat] === most)
  return ahead.filter((seat) => winners.includes(seat)).length / ahead.length
}

/** Of those who win in the end, the share that has least, while somebody has more. */
export function lastOf(standing: readonly number[], winners: readonly number[]): number {
  const least = Math.min(...standing)
  if (least === Math.max(...standing)) return 0
  return winners.filter((seat) => standing[seat] === least).length / Math.max(1, winners.length)
}

/** After how many percent of the match only winners are ahead to its end; 100 where not even the end shows it. */
export function decidedAt(standings: readonly (readonly number[])[], winners: readonly number[]): number {
  let open = standings.length - 1
  while (open >= 0 && leadOf(standings[open] as readonly number[], winners) === 1) open--
  const last = standings.length - 1
  if (last === 0) return 100
  return Math.min(100, Math.round((100 * (open + 1)) / last))
}

function mean(values: readonly number[]): number {
  return values.length === 0
    ? 0
    : Number((values.reduce((sum, value) => sum + value, 0) / values.length).toPrecision(3))
}
