import type { EngineReport, InstructionCount, Pace, ProfileReport, Timing } from '@ludoteca/lab'
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

/** Functions beyond these have little left to gain. */
const FUNCTIONS_SHOWN = 30

/** Where the time of one game and its bots goes, for people. */
export function profileInWords(report: ProfileReport, files: { flameGraph: string; profile: string }): string {
  const { game, bots, moves, microsPerMove, areas, functions } = report
  return [
    `${game}: ${bots.join(', ')}; ${number(moves)} moves, ${number(microsPerMove)} µs of CPU each`,
    table(
      ['area', 'of all time'],
      areas.map(({ area, share }) => [area, percent(share)]),
    ),
    table(
      ['in itself', 'with what it calls', 'function', 'where'],
      functions
        .slice(0, FUNCTIONS_SHOWN)
        .map(({ name, place, self, total }) => [percent(self), percent(total), name, place]),
    ),
    `The flame graph is ${files.flameGraph}, for any browser; ${files.profile} is for its developer tools.`,
  ].join('\n\n')
}
