import { extname } from 'node:path'
import type { Box } from '@ludoteca/kernel'
import {
  GoalFault,
  gridSize,
  SweepFault,
  type SweepReport,
  type SweepSpec,
  sweep,
  sweepAsCsv,
  sweepAsHtml,
} from '@ludoteca/lab'
import { type Command, Option } from 'commander'
import { collect, openBox, queueOption, readSeats, type TableFlags, whole } from '../arguments.ts'
import { FAILED, type Finish, INTERRUPTED, Mistake, SUCCESS } from '../exit.ts'
import { type CrewFlags, interruptible } from '../interrupt.ts'
import { valueInWords } from '../options.ts'
import { checkWritable, deliver } from '../output.ts'
import { sweepInWords } from '../reports/sweep.ts'
import { readVary } from '../vary.ts'

/** What can be made of a sweep, and how a file of it is called. */
const ENDINGS = { table: '.txt', json: '.json', csv: '.csv', html: '.html' } as const
type Format = keyof typeof ENDINGS
const FORMATS = Object.keys(ENDINGS) as Format[]

const TEXTS: Readonly<Record<Format, (report: SweepReport, box: Box) => string>> = {
  table: (report, box) => sweepInWords(box, report),
  // What has no bound is null.
  json: (report) => JSON.stringify(report, null, 2),
  csv: sweepAsCsv,
  html: (report, box) => sweepAsHtml(box, report, (option, value) => valueInWords(box, option, value)),
}

interface SweepFlags extends TableFlags, CrewFlags {
  readonly vary: readonly string[]
  readonly goal: readonly string[]
  readonly samples?: number
  readonly num: number
  readonly seed: string
  readonly movesMax: number
  readonly check?: true
  readonly format?: Format
  readonly out?: string
}

export function addSweep(program: Command, finish: Finish): void {
  program
    .command('sweep')
    .description(
      'the same matches with many settings: how the figures follow the options, and which settings meet a goal',
    )
    .argument('<game>')
    .option('--vary <option=values>', '300..700:50, or 300,450,700, or nothing for all; may be repeated', collect, [])
    .option('--goal <goal>', '"length.p95 < 60", "win.normal >= 60%", "seats within 2"; may be repeated', collect, [])
    .option('--samples <n>', 'so many settings, spread evenly, where all would be too many', whole(1))
    .option(
      '--num <n>',
      'how many matches a setting plays; with goals, only the most promising play so many',
      whole(1),
      200,
    )
    .option('--seats <n>', 'how many seats', whole(1))
    .option('--bots <list>', 'one for all seats, or one for each; the list turns by one seat from match to match')
    .option('--seed <text>', 'match i of every setting has the seed <text>:i', '1')
    .option('--workers <n>', 'worker threads (as many as the machine runs at once)', whole(1))
    .addOption(queueOption().conflicts('workers'))
    .option('--moves-max <n>', 'a match with more moves counts as unfinished', whole(1), 100_000)
    .option('--check', 'look after every move whether everything is as it must be, not just at the end of each match')
    .option('--option <key=value>', 'a setting of the game that stays; may be repeated', collect, [])
    .addOption(new Option('--format <format>', 'as the name of the file ends, or table').choices(FORMATS))
    .option('--out <file>', `write there; the name ends in ${Object.values(ENDINGS).join(', ')}`)
    .action(async (game: string, flags: SweepFlags) => finish(await run(game, flags)))
}

async function run(game: string, flags: SweepFlags): Promise<number> {
  const { num, samples, goal, seed, movesMax, check = false, out } = flags
  checkWritable(out)
  const format = formatOf(flags)
  const box = await openBox(game)
  const { bots, options } = readSeats(box, flags)
  const vary = readVary(box, flags.vary, options)
  const parts = samples === undefined ? {} : { samples }
  const spec = { game, options, bots, seed, matches: num, movesMax, check, vary, goals: goal, ...parts }
  const report = await play(spec, flags)
  deliver(TEXTS[format](report, box), out)
  if (report.faulty) return FAILED
  return report.interrupted ? INTERRUPTED : SUCCESS
}

async function play(spec: SweepSpec, flags: SweepFlags): Promise<SweepReport> {
  const settings = Math.min(gridSize(spec.vary), spec.samples ?? Number.POSITIVE_INFINITY)
  try {
    return await interruptible(settings * spec.matches, flags, (crew) => sweep(spec, crew))
  } catch (error) {
    throw error instanceof SweepFault || error instanceof GoalFault ? new Mistake(error.message) : error
  }
}

/** As in `simulate`: the ending of the file decides, and `--format` where there is no file. */
function formatOf({ format, out }: SweepFlags): Format {
  if (out === undefined) return format ?? 'table'
  const named = FORMATS.find((name) => ENDINGS[name] === extname(out))
  const meant = format ?? named
  if (meant === undefined) {
    const endings = Object.values(ENDINGS).join(', ')
    throw new Mistake(`cannot tell from its name what ${out} should hold: it may end in ${endings}, or say --format`)
  }
  if (named !== undefined && named !== meant) throw new Mistake(`--format ${meant} does not go with the name ${out}`)
  return meant
}
