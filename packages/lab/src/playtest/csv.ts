import type { PlaytestReport, Spreads } from './report.ts'

const COLUMNS = ['bot', 'number', 'count', 'mean', 'perRun', 'p10', 'p25', 'p50', 'p75', 'p90']

/** Every number of every bot, a line each; those of the match as a whole have no bot. */
export function playtestAsCsv({ byBot, match }: PlaytestReport): string {
  const lines = Object.entries(byBot).flatMap(([bot, { numbers }]) => linesOf(bot, numbers))
  return [COLUMNS.join(','), ...lines, ...linesOf('', match), ''].join('\n')
}

function linesOf(bot: string, numbers: Spreads): string[] {
  return Object.entries(numbers).map(([name, { count, mean, perRun, p10, p25, p50, p75, p90 }]) =>
    [bot, name, count, mean, perRun, p10, p25, p50, p75, p90].join(','),
  )
}
