import type { EngineReport, InstructionCount, Pace, Timing } from '@ludoteca/lab'
import { number, percent, table } from '../table.ts'

/** The engine's benchmark for people. */
export function engineInWords(report: EngineReport): string {
  const { game, rulesVersion, node, seats, rounds, timings, ratios, profile, longMatch, heap, paces } = report
  return [
    `${game}, rules ${rulesVersion}, ${seats} seats, Node ${node}, ${rounds} rounds`,
    'Times depend on the machine and what else it does; ratios come from the same rounds and compare.',
    table(['per unit of work', 'best µs', 'median µs', 'per CPU second'], timings.map(timingRow)),
    table(
      ['ratio', 'times'],
      Object.entries(ratios).map(([name, ratio]) => [name, number(ratio)]),
    ),
    shares('share of random play', profile.random),
    shares('share of bot play', profile.bots),
    `A match of 5,000 moves, µs per move by fifths: ${longMatch.fifthsMicros.map(number).join(', ')}; last to first ${number(longMatch.lastToFirst)}`,
    `Memory in use after ${heap.matches / 5} and after ${heap.matches} bot matches: ${megabytes(heap.early)}, ${megabytes(heap.late)}`,
    table(
      ['per CPU second', 'random moves', 'bot moves', 'bot matches', 'moves applied'],
      paces.map(({ randomMoves, botMoves, botMatches, appliedMoves, ...pace }) => [
        atTable(pace),
        ...[randomMoves, botMoves, botMatches, appliedMoves].map(Math.round),
      ]),
    ),
    ...paces.flatMap(longMatches),
    ...paces.map((pace) => shares(`share of bot play: ${atTable(pace)}`, pace.profile)),
  ].join('\n\n')
}

function timingRow({ name, bestMicros, medianMicros }: Timing): (string | number)[] {
  return [name, number(bestMicros), number(medianMicros), Math.round(1e6 / medianMicros)]
}

function longMatches({ lastQuarterToFirst, ...pace }: Pace): string[] {
  if (lastQuarterToFirst === undefined) return []
  return [
    `A long match of ${atTable(pace)}: a move of the last quarter costs ${number(lastQuarterToFirst)} of one of the first`,
  ]
}

function atTable({ game, options, seats }: Pick<Pace, 'game' | 'options' | 'seats'>): string {
  return [game, ...Object.values(options), `${seats} seats`].join(', ')
}

function shares(title: string, profile: Readonly<Record<string, number>>): string {
  return table(
    [title, 'of CPU'],
    Object.entries(profile).map(([part, share]) => [part, percent(share)]),
  )
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`
}

/** The count of instructions for people. */
export function instructionsInWords({ instructionsPerMove, moves }: InstructionCount): string {
  const per = number(Math.round(instructionsPerMove))
  return `${per} instructions per random move (the difference of ${moves.map(number).join(' and ')} moves under callgrind)`
}
