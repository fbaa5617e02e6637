import type { Box } from '@ludoteca/kernel'
import type { BotReport, SimulationReport } from '@ludoteca/lab'
import { number, percent, table } from '../table.ts'

/** A simulation for people. */
export function simulationInWords(box: Box, report: SimulationReport): string {
  const parts = [heading(box, report), byBot(box, report), bySeat(report), lengths(report)]
  if (Object.keys(report.endings).length > 0) parts.push(endings(box, report))
  if (Object.keys(report.metrics).length > 0) parts.push(metrics(report))
  return parts.join('\n\n')
}

function heading(box: Box, report: SimulationReport): string {
  const { matches, finished, moves, seconds, cpuSeconds, refusedBotMoves = 0 } = report
  const lines = [
    `${box.words.title}, rules ${report.rulesVersion}, seed ${report.seed}, seats ${report.bots.join(', ')}`,
    `${number(matches)} matches (${number(finished)} finished), ${number(moves)} moves`,
    `${number(seconds)} s, ${number(cpuSeconds)} CPU s: per CPU second ${number(report.matchesPerCpuSecond)} matches, ${number(report.movesPerCpuSecond)} moves`,
  ]
  lines.push(invariants(report))
  if (Object.keys(report.options).length > 0) lines.push(`options ${JSON.stringify(report.options)}`)
  if (report.interrupted) lines.push('Interrupted: only the matches finished until then are counted.')
  if (refusedBotMoves > 0) lines.push(`${number(refusedBotMoves)} matches stopped because a bot made a refused move.`)
  return lines.join('\n')
}

function invariants({ invariants: { checked, broken, first } }: SimulationReport): string {
  const when = checked === 'moves' ? 'after every move' : 'at the end of every match'
  if (first === undefined) return `all invariants hold ${when}`
  const { seed, moves, problems } = first
  const where = `${number(broken)} matches break invariants, the first (seed ${seed}) after ${number(moves)} moves`
  return `${where}: ${problems.join('; ')}`
}

function byBot({ cooperative }: Box, { byBot }: SimulationReport): string {
  const rows = Object.entries(byBot).map(([name, bot]: [string, BotReport]) => [
    name,
    bot.seatsPlayed,
    bot.wins,
    percent(bot.winShare),
    `${percent(bot.low95)} – ${percent(bot.high95)}`,
    bot.meanRank,
  ])
  // Where all play together, a match counts once for each bot.
  const played = cooperative ? 'matches' : 'seats'
  return table(['bot', played, 'wins', 'share', '95 % interval', 'mean rank'], rows)
}

function bySeat({ winsBySeat, finished }: SimulationReport): string {
  const rows = winsBySeat.map((wins, seat) => [`seat ${seat + 1}`, wins, percent(finished ? wins / finished : 0)])
  return table(['seat', 'wins', 'share'], rows)
}

function lengths({ movesPerMatch: { mean, p50, p95, max } }: SimulationReport): string {
  return table(['moves per match', 'mean', 'p50', 'p95', 'max'], [['', mean, p50, p95, max]])
}

function endings(box: Box, { endings, finished }: SimulationReport): string {
  const rows = Object.entries(endings).map(([reason, times]) => [
    box.words.ending(reason),
    times,
    percent(times / finished),
  ])
  return table(['ending', 'matches', 'share'], rows)
}

function metrics({ metrics }: SimulationReport): string {
  const rows = Object.entries(metrics).map(([name, m]) => [name, m.mean, m.sd, m.p5, m.p50, m.p95])
  return table(['metric', 'mean', 'sd', 'p5', 'p50', 'p95'], rows)
}
