import { extname } from 'node:path'
import type { Box } from '@ludoteca/kernel'
import {
  CannotWrite,
  type CourseReport,
  type DataFormat,
  matchesAsText,
  type Simulation,
  type SimulationReport,
  simulate,
  simulateToFiles,
  simulationAsHtml,
} from '@ludoteca/lab'
import { type Command, Option } from 'commander'
import { collect, openFilled, queueOption, readTable, type TableFlags, whole } from '../arguments.ts'
import { FAILED, type Finish, INTERRUPTED, Mistake, SUCCESS } from '../exit.ts'
import { type CrewFlags, interruptible } from '../interrupt.ts'
import { checkWritable, deliver, printError } from '../output.ts'
import { simulationInWords } from '../reports/simulation.ts'

/** What can be made of a simulation, and how a file of it is called: a further kind is a line here, and one in `TEXTS`. */
const ENDINGS = {
  table: '.txt',
  html: '.html',
  json: '.json',
  csv: '.csv',
  jsonl: '.jsonl',
  parquet: '.parquet',
} as const
type Format = keyof typeof ENDINGS
const FORMATS = Object.keys(ENDINGS) as Format[]

/** What is one text about the whole, made from the report. */
const TEXTS: Readonly<Record<Exclude<Format, DataFormat>, (simulation: Simulation, box: Box) => string>> = {
  table: ({ report }, box) => simulationInWords(box, report),
  json: ({ report }) => JSON.stringify(report, null, 2),
  html: ({ report, course }, box) => simulationAsHtml(box, report, course as CourseReport),
}

interface SimulateFlags extends TableFlags, CrewFlags {
  readonly num: number
  readonly seed: string
  readonly movesMax: number
  readonly check?: true
  readonly moves?: true
  readonly format?: Format
  readonly out?: string
  readonly pack?: string
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
    .addOption(queueOption().conflicts('workers'))
    .option('--moves-max <n>', 'a match with more moves counts as unfinished', whole(1), 100_000)
    .option('--check', 'look after every move whether everything is as it must be, not just at the end of each match')
    .option('--option <key=value>', 'a setting of the game; may be repeated', collect, [])
    .option('--pack <file>', 'what the game is filled with')
    .option('--moves', 'with a data file: also one with a row per move, what the seat saw, chose and came to')
    .addOption(new Option('--format <format>', 'as the name of the file ends, or table').choices(FORMATS))
    .option(
      '--out <file>',
      'write there; .html is a page of charts, .parquet, .csv and .jsonl get rows per match and beside them per seat',
    )
    .action(async (game: string, flags: SimulateFlags) => finish(await run(game, flags)))
}

async function run(game: string, flags: SimulateFlags): Promise<number> {
  const { num, seed, movesMax, check = false, out } = flags
  checkWritable(out)
  const format = formatOf(flags)
  const box = await openFilled(game, flags.pack)
  const { bots, options } = readTable(box, flags)
  const pack = box.game.pack?.document
  const spec = { game, ...(pack && { pack }), options, bots, seed, matches: num, movesMax, check }
  const { interrupted, refusedBotMoves, invariants } = await runTo(box, spec, format, flags)
  if (refusedBotMoves || invariants.broken > 0) return FAILED
  return interrupted ? INTERRUPTED : SUCCESS
}

/** The ending of the file decides; `--format` says it where there is no file, or where the file ends in something else. */
function formatOf({ format, out, moves }: SimulateFlags): Format {
  const meant = format ?? formatOfFile(out)
  if (out !== undefined) checkEnding(out, meant)
  if (moves && !(isData(meant) && out !== undefined)) {
    throw new Mistake('--moves goes with --out and a file that ends in .parquet, .csv or .jsonl')
  }
  return meant
}

function formatOfFile(out: string | undefined): Format {
  if (out === undefined) return 'table'
  const format = FORMATS.find((name) => ENDINGS[name] === extname(out))
  if (format !== undefined) return format
  const endings = Object.values(ENDINGS).join(', ')
  throw new Mistake(`cannot tell from its name what ${out} should hold: it may end in ${endings}, or say --format`)
}

function checkEnding(out: string, meant: Format): void {
  const named = FORMATS.find((name) => ENDINGS[name] === extname(out))
  if (named !== undefined && named !== meant) throw new Mistake(`--format ${meant} does not go with the name ${out}`)
}

function isData(format: Format): format is DataFormat {
  return !Object.hasOwn(TEXTS, format)
}

type Spec = Parameters<typeof simulate>[0]

async function runTo(box: Box, spec: Spec, format: Format, flags: SimulateFlags): Promise<SimulationReport> {
  const { num, out } = flags
  if (isData(format) && out !== undefined) return runToFiles(spec, format, out, flags)
  if (format === 'parquet') throw new Mistake('Parquet goes to a file: name one with --out')
  const kept = { keepRows: isData(format), course: format === 'html' }
  const simulation = await interruptible(num, flags, (crew) => simulate({ ...spec, ...kept }, crew))
  deliver(isData(format) ? matchesAsText(format, simulation) : TEXTS[format](simulation, box), out)
  return simulation.report
}

/** `matches.parquet` has `matches.seats.parquet` beside it, and with `--moves` also `matches.moves.parquet`. */
async function runToFiles(
  spec: Spec,
  format: DataFormat,
  out: string,
  flags: SimulateFlags,
): Promise<SimulationReport> {
  const { num, moves } = flags
  const ending = extname(out)
  const beside = (rows: string) => `${out.slice(0, out.length - ending.length)}.${rows}${ending}`
  const files = { format, matches: out, seats: beside('seats'), ...(moves ? { moves: beside('moves') } : {}) }
  for (const file of [files.matches, files.seats, ...(files.moves ? [files.moves] : [])]) checkWritable(file)
  try {
    const report = await interruptible(num, flags, (crew) => simulateToFiles(spec, files, crew))
    if (report.interrupted) printError(`interrupted after ${report.matches} of ${num} matches; nothing was written`)
    return report
  } catch (error) {
    throw error instanceof CannotWrite ? new Mistake(error.message) : error
  }
}
