import { extname } from 'node:path'
import type { Box } from '@ludoteca/kernel'
import { type DataFormat, matchesAsText, type SimulationReport, simulate, simulateToFiles } from '@ludoteca/lab'
import { type Command, Option } from 'commander'
import { collect, openBox, readTable, type TableFlags, whole } from '../arguments.ts'
import { FAILED, type Finish, INTERRUPTED, Mistake, SUCCESS } from '../exit.ts'
import { interruptible } from '../interrupt.ts'
import { checkWritable, deliver } from '../output.ts'
import { simulationInWords } from '../reports/simulation.ts'

const FORMATS = ['table', 'json', 'csv', 'jsonl', 'parquet'] as const
type Format = (typeof FORMATS)[number]

interface SimulateFlags extends TableFlags {
  readonly num: number
  readonly seed: string
  readonly workers?: number
  readonly movesMax: number
  readonly check?: true
  readonly moves?: true
  readonly format?: Format
  readonly out?: string
}

export function addSimulate(program: Command, finish: Finish): void {
  program
    .command('simulate')
    .description('matches between bots on all cores: wins, length, metrics, speed')
    .argument('<game>')
    .option('--num <n>', 'how many matches', whole(1), 100)
    .option('--seats <n>', 'how many seats', whole(1))
    .option('--bots <list>', 'one for all seats, or one for each; the list turns by one seat from match to match')
    .option('--seed <text>', 'match i has the seed <text>:i', '1')
    .option('--workers <n>', 'worker threads (as many as the machine runs at once)', whole(1))
    .option('--moves-max <n>', 'a match with more moves counts as unfinished', whole(1), 100_000)
    .option('--check', 'look after every move whether everything is as it must be, not just at the end of each match')
    .option('--option <key=value>', 'a setting of the game; may be repeated', collect, [])
    .option('--moves', 'with a data file: also one with a row per move, what the seat saw, chose and came to')
    .addOption(new Option('--format <format>', 'as the name of the file ends, or table').choices(FORMATS))
    .option('--out <file>', 'write there; .parquet, .csv and .jsonl get rows per match, and beside them rows per seat')
    .action(async (game: string, flags: SimulateFlags) => finish(await run(game, flags)))
}

async function run(game: string, flags: SimulateFlags): Promise<number> {
  const { num, seed, movesMax, check = false, out } = flags
  const format = formatOf(flags)
  const box = await openBox(game)
  const { bots, options } = readTable(box, flags)
  const spec = { game, options, bots, seed, matches: num, movesMax, check }
  const report =
    isData(format) && out !== undefined
      ? await runToFiles(spec, format, out, flags)
      : await runToText(box, spec, format, flags)
  const { interrupted, refusedBotMoves, invariants } = report
  if (refusedBotMoves || invariants.broken > 0) return FAILED
  return interrupted ? INTERRUPTED : SUCCESS
}

function formatOf({ format, out, moves }: SimulateFlags): Format {
  const ending = extname(out ?? '').slice(1)
  const meant = format ?? FORMATS.find((name) => name === ending) ?? 'table'
  if (meant === 'parquet' && out === undefined) throw new Mistake('Parquet goes to a file: name one with --out')
  if (moves && !(isData(meant) && out !== undefined)) {
    throw new Mistake('--moves goes with --out and a file that ends in .parquet, .csv or .jsonl')
  }
  return meant
}

function isData(format: Format): format is DataFormat {
  return format !== 'table' && format !== 'json'
}

type Spec = Parameters<typeof simulate>[0]

async function runToText(box: Box, spec: Spec, format: Format, flags: SimulateFlags): Promise<SimulationReport> {
  const { num, workers, out } = flags
  checkWritable(out)
  const keepRows = isData(format)
  const simulation = await interruptible(num, workers, (crew) => simulate({ ...spec, keepRows }, crew))
  if (format === 'json') deliver(JSON.stringify(simulation.report, null, 2), out)
  else if (format === 'csv' || format === 'jsonl') deliver(matchesAsText(format, simulation), out)
  else deliver(simulationInWords(box, simulation.report), out)
  return simulation.report
}

/** `matches.parquet` has `matches.seats.parquet` beside it, and with `--moves` also `matches.moves.parquet`. */
async function runToFiles(
  spec: Spec,
  format: DataFormat,
  out: string,
  { num, workers, moves }: SimulateFlags,
): Promise<SimulationReport> {
  const ending = extname(out)
  const beside = (rows: string) => `${out.slice(0, out.length - ending.length)}.${rows}${ending}`
  const files = { format, matches: out, seats: beside('seats'), ...(moves ? { moves: beside('moves') } : {}) }
  for (const file of [files.matches, files.seats, ...(files.moves ? [files.moves] : [])]) checkWritable(file)
  return interruptible(num, workers, (crew) => simulateToFiles(spec, files, crew))
}
