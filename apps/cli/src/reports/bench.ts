import {
  type EngineReport,
  type InstructionCount,
  type Pace,
  type ProfileReport,
  type Timing,
  type Verdict,
  WORSE_FROM,
} from '@ludoteca/lab/bench'
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
      ['per CPU second', 'random moves', 'bot moves', 'bot matches', 'simulated', 'moves applied'],
      paces.map(({ randomMoves, botMoves, botMatches, simulatedMatches, appliedMoves, ...pace }) => [
        atTable(pace),
        ...[randomMoves, botMoves, botMatches, simulatedMatches, appliedMoves].map(Math.round),
      ]),
    ),
    table(
      ['less is better', 'bot move to bare loop', 'simulated move to bot move'],
      paces.map(({ toLoop, simulatedToBots, ...pace }) => [
        atTable(pace),
        number(toLoop.botMove),
        number(simulatedToBots),
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

function atTable({ game, options, seats, company }: Pick<Pace, 'game' | 'options' | 'seats' | 'company'>): string {
  return [game, ...Object.values(options), company?.name ?? `${seats} seats`].join(', ')
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

/** The counts of instructions for people. */
export function instructionsInWords(counted: readonly InstructionCount[]): string {
  return table(
    ['callgrind', 'instructions per random move', 'the difference of'],
    counted.map(({ game, instructionsPerMove, moves }) => [
      game,
      Math.round(instructionsPerMove),
      `${moves.map(number).join(' and ')} moves`,
    ]),
  )
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

/** What became much cheaper than what is kept may become dearer again without anybody noticing. */
function toneOf(times: number): string {
  if (times > WORSE_FROM) return 'worse'
  return times < 1 / WORSE_FROM ? 'better: keep it' : ''
}

/** How the engine stands against the last release, for people. */
export function verdictInWords({ changes, worse, missing, isShut }: Verdict): string {
  const rows = changes.map(({ name, kept, now, times }) => [
    name,
    number(kept),
    number(now),
    `× ${times.toFixed(2)}`,
    toneOf(times),
  ])
  return [
    table(['less is better', 'kept', 'now', 'times', ''], rows),
    ...(missing.length > 0 ? [`Not measured now: ${missing.join('; ')}.`] : []),
    worse.length > 0
      ? `${worse.length} of ${changes.length} cost more than ${WORSE_FROM} times what they did.`
      : 'Nothing that was measured costs more than a tenth more than it did.',
    ...(isShut && worse.length === 0
      ? ['A ratio that is kept is gone: the gate stays shut until figures are kept anew.']
      : []),
  ].join('\n\n')
}
