import { simulate } from '@ludoteca/lab'
import { type Command, Option } from 'commander'
import { collect, openBox, queueOption, readTable, type TableFlags, whole } from '../arguments.ts'
import { FAILED, type Finish, INTERRUPTED, SUCCESS } from '../exit.ts'
import { type CrewFlags, interruptible } from '../interrupt.ts'
import { checkWritable, deliver } from '../output.ts'
import { simulationAsCsv, simulationInWords } from '../reports/simulation.ts'

interface SimulateFlags extends TableFlags, CrewFlags {
  readonly num: number
  readonly seed: string
  readonly movesMax: number
  readonly check?: true
  readonly format: 'table' | 'json' | 'csv'
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
    .addOption(queueOption().conflicts('workers'))
    .option('--moves-max <n>', 'a match with more moves counts as unfinished', whole(1), 100_000)
    .option('--check', 'look after every move whether everything is as it must be, not just at the end of each match')
    .option('--option <key=value>', 'a setting of the game; may be repeated', collect, [])
    .addOption(new Option('--format <format>').choices(['table', 'json', 'csv']).default('table'))
    .option('--out <file>', 'write there instead of to standard output')
    .action(async (game: string, flags: SimulateFlags) => finish(await run(game, flags)))
}

async function run(game: string, flags: SimulateFlags): Promise<number> {
  const { num, seed, movesMax, check = false, format, out } = flags
  const box = await openBox(game)
  const { bots, options } = readTable(box, flags)
  checkWritable(out)
  const spec = { game, options, bots, seed, matches: num, movesMax, check, keepRows: format === 'csv' }
  const simulation = await interruptible(num, flags, (crew) => simulate(spec, crew))
  if (format === 'json') deliver(JSON.stringify(simulation.report, null, 2), out)
  else if (format === 'csv') deliver(simulationAsCsv(simulation), out)
  else deliver(simulationInWords(box, simulation.report), out)
  const { interrupted, refusedBotMoves, invariants } = simulation.report
  if (refusedBotMoves || invariants.broken > 0) return FAILED
  return interrupted ? INTERRUPTED : SUCCESS
}
