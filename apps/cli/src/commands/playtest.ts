import { type Box, lookUp } from '@ludoteca/kernel'
import { type CourseReport, playtest, playtestAsCsv, playtestAsHtml } from '@ludoteca/lab'
import type { Command } from 'commander'
import { checkOptions, collect, openBox, queueOption, whole } from '../arguments.ts'
import { type Finish, INTERRUPTED, Mistake, SUCCESS } from '../exit.ts'
import { type CrewFlags, interruptible } from '../interrupt.ts'
import { parseOptions } from '../options.ts'
import { checkWritable, deliver } from '../output.ts'

interface PlaytestFlags extends CrewFlags {
  readonly scenario: string
  readonly runs: number
  readonly rounds?: number
  readonly seed: string
  readonly option: readonly string[]
  readonly out?: string
}

export function addPlaytest(program: Command, finish: Finish): void {
  program
    .command('playtest')
    .description('plans compared over many matches: who wins, how, and what looks unbalanced')
    .argument('<game>')
    .requiredOption('--scenario <name>', 'which bots sit at which table')
    .option('--runs <n>', 'how many matches', whole(1), 200)
    .option('--rounds <n>', 'how many rounds each, where the game lets one say so', whole(1))
    .option('--seed <text>', 'run i has the seed <text>:i', '1')
    .option('--workers <n>', 'worker threads (as many as the machine runs at once)', whole(1))
    .addOption(queueOption().conflicts('workers'))
    .option('--option <key=value>', 'a setting of the game; may be repeated', collect, [])
    .option('--out <file.html>', 'a page with charts there, and JSON and CSV beside it; without it JSON is printed')
    .action(async (game: string, flags: PlaytestFlags) => finish(await run(game, flags)))
}

async function run(game: string, flags: PlaytestFlags): Promise<number> {
  const { scenario, runs, seed, out } = flags
  const box = await openBox(game)
  const options = parseOptions(box, flags.option)
  const rounds = roundsOf(box, flags.rounds)
  const { roundsOption } = box.playtest ?? {}
  checkScenario(box, scenario, { ...options, ...(roundsOption && rounds ? { [roundsOption]: rounds } : {}) })
  checkWritable(out)
  const spec = { game, scenario, runs, seed, options, ...(rounds === undefined ? {} : { rounds }) }
  const { report, course } = await interruptible(runs, flags, (crew) =>
    playtest({ ...spec, course: out !== undefined }, crew),
  )
  const json = JSON.stringify(report, null, 2)
  if (out === undefined) deliver(json, undefined)
  else {
    const stem = out.replace(/\.html?$/, '')
    deliver(playtestAsHtml(box, report, course as CourseReport), out)
    deliver(json, `${stem}.json`)
    deliver(playtestAsCsv(report), `${stem}.csv`)
  }
  return report.interrupted ? INTERRUPTED : SUCCESS
}

/** How many rounds were asked for, or are usual. */
function roundsOf({ game, playtest }: Box, asked: number | undefined): number | undefined {
  if (asked !== undefined && playtest && !playtest.roundsOption) {
    throw new Mistake(`${game.id} ends when its rules say so: leave out --rounds`)
  }
  return asked ?? playtest?.usualRounds
}

/** Says in words what is missing, before long work begins. */
function checkScenario(box: Box, name: string, options: object): void {
  const scenarios = box.playtest?.scenarios
  if (!scenarios) throw new Mistake(`${box.game.id} has no playtests`)
  const scenario = lookUp(scenarios, name)
  if (!scenario) throw new Mistake(`there is no scenario "${name}"; there is ${Object.keys(scenarios).join(', ')}`)
  checkOptions(box, { ...scenario.options, ...options }, scenario.bots.length)
}
