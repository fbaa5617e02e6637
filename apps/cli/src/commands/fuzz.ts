import { fuzz, missingFrom } from '@ludoteca/lab'
import { type Command, Option } from 'commander'
import { checkOptions, collect, openBox, queueOption, whole } from '../arguments.ts'
import { FAILED, type Finish, INTERRUPTED, Mistake, SUCCESS } from '../exit.ts'
import { type CrewFlags, interruptible } from '../interrupt.ts'
import { parseOptions } from '../options.ts'
import { checkWritable, deliver } from '../output.ts'
import { fuzzInWords } from '../reports/fuzz.ts'
import { quoted, runInput } from './fuzz-input.ts'

interface FuzzFlags extends CrewFlags {
  readonly only: 'matches' | 'input'
  readonly num?: number
  readonly seconds?: number
  readonly target?: string
  readonly input?: string
  readonly seed: string
  readonly seats?: number
  readonly option: readonly string[]
  readonly movesMax: number
  readonly every: number
  readonly requireCoverage?: true
  readonly format: 'table' | 'json'
  readonly out?: string
}

/** Random players of a long game need many moves; only a match beyond this counts as endless. */
const MOVES_MAX = 30_000
const MATCHES = 100

export function addFuzz(program: Command, finish: Finish): void {
  program
    .command('fuzz')
    .description('random matches under inspection: legal, illegal and malformed moves, invariants, leaks, replay')
    .argument('[game]', 'which game; with --only input all of them, and messages, unless one is named')
    .addOption(
      new Option('--only <what>', 'whole matches, or whatever takes input from strangers')
        .choices(['matches', 'input'])
        .default('matches'),
    )
    .option('--num <n>', 'how many matches (100), or inputs for each target (20000)', whole(1))
    .option('--seconds <n>', 'with --only input: stop after so long', whole(1))
    .option('--target <name>', 'with --only input: one target alone, as "imperio moves"')
    .option('--input <code>', 'with --only input: this one input, as a finding gives it')
    .option('--seed <text>', 'match i has the seed <text>:i; a single match has the seed itself', '1')
    .option('--seats <n>', 'always so many seats (otherwise drawn for each match)', whole(1))
    .option('--option <key=value>', 'always this setting (others are drawn); may be repeated', collect, [])
    .option('--moves-max <n>', 'a match with more moves counts as endless', whole(1), MOVES_MAX)
    .option('--every <n>', 'costly checks at every nth position', whole(1), 25)
    .option('--workers <n>', 'worker threads (as many as the machine runs at once)', whole(1))
    .addOption(queueOption().conflicts('workers'))
    .option('--require-coverage', 'fail if any step or landmark was not reached')
    .addOption(new Option('--format <format>').choices(['table', 'json']).default('table'))
    .option('--out <file>', 'write there instead of to standard output')
    .action(async (game: string | undefined, flags: FuzzFlags, command: Command) => {
      const isQueueGiven = command.getOptionValueSource('queue') === 'cli'
      if (flags.only === 'input' && isQueueGiven) throw new Mistake('--queue goes with whole matches')
      finish(await run(game, flags))
    })
}

async function run(game: string | undefined, flags: FuzzFlags): Promise<number> {
  if (flags.only === 'input') return runInput(game, flags)
  if (game === undefined) throw new Mistake('name a game, or fuzz --only input')
  for (const flag of ['seconds', 'target', 'input'] as const) {
    if (flags[flag] !== undefined) throw new Mistake(`--${flag} goes with --only input`)
  }
  return runMatches(game, flags)
}

async function runMatches(game: string, flags: FuzzFlags): Promise<number> {
  const { num = MATCHES, seed, seats, movesMax, every, format, out } = flags
  const box = await openBox(game)
  const { min, max } = box.game.seats
  if (seats !== undefined && (seats < min || seats > max)) {
    throw new Mistake(`${game} is for ${min} to ${max} seats, not ${seats}`)
  }
  const options = parseOptions(box, flags.option)
  checkOptions(box, options, seats ?? min)
  checkWritable(out)
  const spec = { game, matches: num, seed, seats, options, movesMax, every }
  const report = await interruptible(num, flags, (crew) => fuzz(spec, crew))
  const repeatable = <T extends { seed: string }>(match: T) => ({ ...match, repeat: repeatCommand(game, flags, match) })
  const violations = report.violations.map(repeatable)
  const full = { ...report, violations, endless: report.endless.map(repeatable) }
  deliver(format === 'json' ? JSON.stringify(full, null, 2) : fuzzInWords(box, full), out)
  if (violations.length > 0) return FAILED
  if (report.interrupted) return INTERRUPTED
  return flags.requireCoverage && missingFrom(report.coverage).length > 0 ? FAILED : SUCCESS
}

/** The command that plays one match again: its seed, and whatever was fixed for all. */
function repeatCommand(
  game: string,
  { seats, option, movesMax, every }: FuzzFlags,
  { seed }: { seed: string },
): string {
  const words = ['npx ludoteca fuzz', game, '--num 1 --seed', quoted(seed)]
  if (seats !== undefined) words.push(`--seats ${seats}`)
  for (const pair of option) words.push(`--option ${quoted(pair)}`)
  if (movesMax !== MOVES_MAX) words.push(`--moves-max ${movesMax}`)
  words.push(`--every ${every}`)
  return words.join(' ')
}
