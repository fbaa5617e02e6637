import { lookUp } from '@ludoteca/kernel'
import {
  benchEngine,
  betterOf,
  countInstructions,
  figuresOf,
  judge,
  keepFigures,
  keptFigures,
  profilePlay,
} from '@ludoteca/lab/bench'
import { shelf } from '@ludoteca/registry'
import { type Command, Option } from 'commander'
import { collect, openBox, readTable, type TableFlags, whole } from '../arguments.ts'
import { FAILED, type Finish, Mistake, SUCCESS } from '../exit.ts'
import { checkWritable, deliver, printError } from '../output.ts'
import { ProgressBar } from '../progress.ts'
import { engineInWords, instructionsInWords, profileInWords, verdictInWords } from '../reports/bench.ts'
import { serverInWords } from '../reports/server-bench.ts'
import { webInWords } from '../reports/web-bench.ts'
import { builtSite } from '../site.ts'
import { judgeSite } from '../weight/budget.ts'

interface BenchFlags extends TableFlags {
  readonly only: string
  readonly rounds?: number
  readonly moves: number
  readonly instructions?: true
  readonly gate?: true
  readonly keep?: true
  readonly profile?: string | true
  readonly game: string
  readonly format: 'table' | 'json'
  readonly out?: string
}
/** What was measured, as data and in words. */
interface Measured {
  readonly report: object
  readonly words: string
}

const ENGINE_ROUNDS = 7
const AREAS: Readonly<Record<string, (flags: BenchFlags) => Promise<Measured>>> = {
  engine: measureEngine,
  server: measureServer,
  web: measureWeb,
}
const NAMES = Object.keys(AREAS)

export function addBench(program: Command, finish: Finish): void {
  program
    .command('bench')
    .description(
      'what things cost, as ratios measured in one rotating run; the server takes some minutes; the web is weighed',
    )
    .option('--only <areas>', `which areas: ${NAMES.join(', ')}`, 'engine')
    .option('--rounds <n>', 'how often every contestant runs', whole(1))
    .option('--moves <n>', 'moves each contestant plays in a round of the engine', whole(1000), 100_000)
    .option('--instructions', 'count instructions per move with valgrind instead')
    .option('--gate', 'fail if the engine costs over 10 % more than the figures kept in the repository')
    .option('--keep', 'measure those figures and keep them')
    .option(
      '--profile [name]',
      'see where the time of one game and its bots goes instead: a table, <name>.svg and <name>.cpuprofile',
    )
    .option('--game <id>', 'the game to profile', 'ludomercatus')
    .option('--seats <n>', 'how many seats it has', whole(1))
    .option('--bots <list>', 'one for all seats, or one for each')
    .option('--option <key=value>', 'a setting of the game; may be repeated', collect, [])
    .addOption(new Option('--format <format>').choices(['table', 'json']).default('table'))
    .option('--out <file>', 'write there instead of to standard output')
    .action(async (flags: BenchFlags) => finish(await run(flags)))
}

async function run(flags: BenchFlags): Promise<number> {
  const { only, instructions, format, out } = flags
  const areas = [...new Set(only.split(','))].map((name) => {
    const measure = lookUp(AREAS, name)
    if (measure === undefined) throw new Mistake(`there is no benchmark "${name}"; there is ${NAMES.join(', ')}`)
    return { name, measure }
  })
  checkWritable(out)
  if (instructions) return countAndPrint(format, out)
  if (flags.gate || flags.keep) return passGate(flags)
  if (flags.profile) return profileAndPrint(flags, flags.profile)
  const reports: [string, object][] = []
  const words: string[] = []
  for (const { name, measure } of areas) {
    const measured = await measure(flags)
    reports.push([name, measured.report])
    words.push(measured.words)
  }
  deliver(format === 'json' ? JSON.stringify(Object.fromEntries(reports), null, 2) : words.join('\n\n'), out)
  return SUCCESS
}

async function measureEngine({ rounds = ENGINE_ROUNDS, moves }: BenchFlags): Promise<Measured> {
  const bar = new ProgressBar(rounds)
  const report = await benchEngine({ rounds, moves, progress: bar.show })
  bar.clear()
  return { report, words: engineInWords(report) }
}

async function measureServer({ rounds }: BenchFlags): Promise<Measured> {
  const { benchServer, FULL_BENCH } = await import('@ludoteca/load')
  let bar: ProgressBar | undefined
  const progress = (done: number, of: number) => {
    bar ??= new ProgressBar(of)
    bar.show(done)
  }
  const report = await benchServer({ ...FULL_BENCH, ...(rounds !== undefined && { rounds }), progress })
  bar?.clear()
  return { report, words: serverInWords(report) }
}

async function measureWeb(): Promise<Measured> {
  const site = builtSite()
  if (site === undefined) throw new Mistake('the web client is not built; `npm run setup` builds it')
  const games = shelf.map(({ id }) => id)
  const report = judgeSite(site, games)
  return { report, words: webInWords(report) }
}

function countAndPrint(format: string, out: string | undefined): number {
  const engine = countInstructions()
  if (engine === undefined) {
    printError('instructions can only be counted where valgrind is installed; nothing was measured')
    return FAILED
  }
  deliver(format === 'json' ? JSON.stringify({ engine }, null, 2) : instructionsInWords(engine), out)
  return SUCCESS
}

/** Measures the engine for a release. What looks worse is measured once more before it counts. */
async function passGate({ rounds = ENGINE_ROUNDS, moves, format, out, keep }: BenchFlags): Promise<number> {
  const measure = async () => {
    const bar = new ProgressBar(rounds)
    const report = await benchEngine({ rounds, moves, progress: bar.show })
    bar.clear()
    return report
  }
  let figures = figuresOf(await measure(), countInstructions())
  if (keep) {
    keepFigures(figures)
    deliver(JSON.stringify(figures, null, 2), out)
    return SUCCESS
  }
  const kept = keptFigures()
  // Instructions are the same the second time.
  const looksSlow = judge(kept, { ratios: figures.ratios }).worse.length > 0
  if (looksSlow) figures = betterOf(figures, figuresOf(await measure(), undefined))
  const verdict = judge(kept, figures)
  deliver(format === 'json' ? JSON.stringify(verdict, null, 2) : verdictInWords(verdict), out)
  return verdict.isShut ? FAILED : SUCCESS
}

async function profileAndPrint(flags: BenchFlags, named: string | true): Promise<number> {
  const { game, moves, format, out } = flags
  const { bots, options } = readTable(await openBox(game), flags)
  const name = named === true ? `profile-${game}` : named
  const files = { flameGraph: `${name}.svg`, profile: `${name}.cpuprofile` }
  for (const file of Object.values(files)) checkWritable(file)
  const { report, flameGraph, profile } = await profilePlay({ game, options, bots, moves })
  deliver(flameGraph, files.flameGraph)
  deliver(JSON.stringify(profile), files.profile)
  deliver(format === 'json' ? JSON.stringify(report, null, 2) : profileInWords(report, files), out)
  return SUCCESS
}
