import type { Harvest } from '../simulate/harvest.ts'
import { type Estimate, meanOf, percentileOf, shareOf, spreadOf } from './estimate.ts'

/** All that is known of one setting, by names as goals say them: `seat.1`, `length.p95`, `metric.turns.mean`. */
export type Figures = Readonly<Record<string, Estimate>>

/** What may come after `length` and `metric.<name>`. */
export const STATISTICS = ['mean', 'p5', 'p50', 'p95'] as const

const WON_BY_SEAT = 'won by seat '
const WON_BY_BOT = 'won by bot '

/** Endings are those of all settings: one that never came up here came up in none of so many matches. */
export function figuresOf(harvest: Harvest, endings: readonly string[], cooperative: boolean): Figures {
  const seats = harvest.namesUnder(WON_BY_SEAT).length
  const bySeat = Array.from({ length: seats }, (_, seat) => harvest.tally(`${WON_BY_SEAT}${seat}`))
  const finished = bySeat[0]?.size ?? 0
  const figures: [string, Estimate][] = [['finished', shareOf(finished, harvest.matches)]]
  // Where all play together no seat can beat another.
  if (!cooperative) figures.push(['seats', spreadOf(bySeat)])
  for (const [seat, wins] of bySeat.entries()) figures.push([`seat.${seat + 1}`, shareOf(wins.sum(), finished)])
  for (const bot of harvest.namesUnder(WON_BY_BOT)) {
    const wins = harvest.tally(`${WON_BY_BOT}${bot}`)
    figures.push([`win.${bot}`, shareOf(wins.sum(), wins.size)])
  }
  for (const ending of endings) {
    figures.push([`ending.${ending}`, shareOf(harvest.tally(`ending ${ending}`).size, finished)])
  }
  figures.push(...statistics('length', harvest, 'moves'))
  for (const metric of harvest.namesUnder('metric ')) {
    figures.push(...statistics(`metric.${metric}`, harvest, `metric ${metric}`))
  }
  return Object.fromEntries(figures)
}

/** All endings that came up in any of these. */
export function endingsOf(harvests: readonly Harvest[]): string[] {
  return [...new Set(harvests.flatMap((harvest) => harvest.namesUnder('ending ')))].sort()
}

function statistics(name: string, harvest: Harvest, counted: string): [string, Estimate][] {
  const tally = harvest.tally(counted)
  return STATISTICS.map((statistic) => [
    `${name}.${statistic}`,
    statistic === 'mean' ? meanOf(tally) : percentileOf(tally, Number(statistic.slice(1))),
  ])
}
