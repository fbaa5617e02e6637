import { type LandingReport, type LandingSpec, landing } from '@ludoteca/lab/landing'
import { type Command, Option } from 'commander'
import { whole } from '../arguments.ts'
import { type Finish, SUCCESS } from '../exit.ts'
import { checkWritable, deliver } from '../output.ts'
import { number, table } from '../table.ts'

interface LandingFlags extends LandingSpec {
  readonly format: 'table' | 'json'
  readonly out?: string
}

export function addLanding(program: Command, finish: Finish): void {
  program
    .command('landing')
    .description('how often each space of Ludomercatus is landed on')
    .option('--throws <n>', 'how many throws of the dice', whole(1), 1_000_000)
    .addOption(
      new Option('--policy <policy>', 'leave jail at once, or stay and roll for freedom')
        .choices(['leave', 'stay'])
        .default('leave'),
    )
    .option('--seed <text>', 'the luck of the dice and the decks', '1')
    .addOption(new Option('--format <format>').choices(['table', 'json']).default('table'))
    .option('--out <file>', 'write there instead of to standard output')
    .action(({ throws, policy, seed, format, out }: LandingFlags) => {
      checkWritable(out)
      const report = landing({ throws, policy, seed })
      deliver(format === 'json' ? JSON.stringify(report, null, 2) : landingInWords(report), out)
      finish(SUCCESS)
    })
}

function landingInWords({ throws, policy, seed, landings }: LandingReport): string {
  const rows = landings.map(({ space, name, count, share }) => [
    space === null ? '' : String(space),
    name,
    count,
    `${(100 * share).toFixed(3)} %`,
  ])
  const head = `${number(throws)} throws, seed ${seed}, jail policy ${policy}; space 10 counts visits only`
  return `${head}\n\n${table(['space', 'name', 'landings', 'share'], rows)}`
}
