import { formatInt } from '@ludoteca/kernel'
import type { Desk } from './ask/desk.ts'
import { say } from './ask/desk.ts'
import type { AnyMatch } from './saves/save-file.ts'
import { grid, panel } from './terminal/layout.ts'

const WIDTH_MAX = 72

/** The last screen of a match: how it ended, who came where, and what its luck was. */
export function showEnding(desk: Desk, match: AnyMatch): void {
  const { terminal, paint, shell, words, names } = desk
  const outcome = match.outcome()
  if (outcome === undefined) return
  const { ranks, scores, winners, reason } = outcome
  const { session } = shell
  const seats = [...match.seats.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b)
  const rows = seats.map((seat) => [
    `${ranks[seat]}`,
    names(seat),
    formatInt(scores[seat] ?? 0, shell.locale),
    kindOf(match, seat, desk),
  ])
  const width = Math.min(terminal.columns, WIDTH_MAX)
  const ranking = grid([[session.rank, session.player, session.score, ''], ...rows], width - 4)
  const title = winners.length > 0 ? session.winner(winners.map(names).join(', ')) : session.noWinner
  terminal.write('\n')
  say(desk, `${session.over}: ${words.ending(reason)}`, paint.bold)
  terminal.write(`${panel(title, ranking, width).join('\n')}\n`)
  terminal.write(`${session.seed}: ${match.seed}\n`)
}

/** Where the record lies, and how to check it. */
export function showRecord({ terminal, paint, shell: { session } }: Desk, record: string): void {
  terminal.write(`${session.record}: ${record}\n${paint.dim(session.verifyWith(record))}\n`)
}

function kindOf(match: AnyMatch, seat: number, { shell }: Desk): string {
  const kind = match.seats[seat]?.kind ?? ''
  return Object.hasOwn(shell.kinds, kind) ? shell.kinds[kind as keyof typeof shell.kinds] : kind
}
