import { benchEngine, countInstructions } from '@ludoteca/lab'
import { type Command, Option } from 'commander'
import { whole } from '../arguments.ts'
import { FAILED, type Finish, Mistake, SUCCESS } from '../exit.ts'
import { checkWritable, deliver, printError } from '../output.ts'
import { ProgressBar } from '../progress.ts'
import { engineInWords, instructionsInWords } from '../reports/bench.ts'

interface BenchFlags {
  readonly only: string
  readonly rounds: number
  readonly moves: number
  readonly instructions?: true
  readonly format: 'table' | 'json'
  readonly out?: string
}

const AREAS = ['engine']

export function addBench(program: Command, finish: Finish): void {
  program
    .command('bench')
    .description('what things cost, as ratios measured in one rotating run')
    .option('--only <areas>', `which areas: ${AREAS.join(', ')}`, AREAS.join(','))
    .option('--rounds <n>', 'how often every contestant runs', whole(1), 7)
    .option('--moves <n>', 'moves each contestant plays in a round', whole(1000), 100_000)
    .option('--instructions', 'count instructions per move with valgrind instead')
    .addOption(new Option('--format <format>').choices(['table', 'json']).default('table'))
    .option('--out <file>', 'write there instead of to standard output')
    .action(async (flags: BenchFlags) => finish(await run(flags)))
}

async function run({ only, rounds, moves, instructions, format, out }: BenchFlags): Promise<number> {
  for (const area of only.split(',')) {
    if (!AREAS.includes(area)) throw new Mistake(`there is no benchmark "${area}"; there is ${AREAS.join(', ')}`)
  }
  checkWritable(out)
  if (instructions) return countAndPrint(format, out)
  const bar = new ProgressBar(rounds)
  const engine = await benchEngine({ rounds, moves, progress: bar.show })
  bar.clear()
  deliver(format === 'json' ? JSON.stringify({ engine }, null, 2) : engineInWords(engine), out)
  return SUCCESS
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
