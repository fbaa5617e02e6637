import { Command, CommanderError } from 'commander'
import { addBackup, addRestore } from './commands/backup.ts'
import { addBench } from './commands/bench.ts'
import { addCompare } from './commands/compare.ts'
import { addFuzz } from './commands/fuzz.ts'
import { addGames } from './commands/games.ts'
import { addLanding } from './commands/landing.ts'
import { addPlay, openMenu } from './commands/play.ts'
import { addPlaytest } from './commands/playtest.ts'
import { addRecord } from './commands/record.ts'
import { addReplay } from './commands/replay.ts'
import { addServe } from './commands/serve.ts'
import { addSimulate } from './commands/simulate.ts'
import { addSweep } from './commands/sweep.ts'
import { addVerify } from './commands/verify.ts'
import { addWorker } from './commands/worker.ts'
import { BAD_ARGUMENTS, FAILED, Mistake, SUCCESS } from './exit.ts'
import { printError } from './output.ts'

const VERBS = [
  addPlay,
  addServe,
  addBackup,
  addRestore,
  addGames,
  addSimulate,
  addSweep,
  addCompare,
  addPlaytest,
  addRecord,
  addVerify,
  addReplay,
  addFuzz,
  addWorker,
  addBench,
  addLanding,
]

/** Runs the command line and says with which code the process should exit. Nothing but one line tells of an error. */
export async function main(args: readonly string[]): Promise<number> {
  let code: number = SUCCESS
  // Whoever reads may stop reading, as `head` does; that is no error.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? SUCCESS : FAILED))
  // Nor is it a fault of a server if nobody reads any more what it says to people.
  process.stderr.on('error', ignore)
  try {
    if (args.length === 0) return await openMenu()
    const program = makeProgram()
    for (const add of VERBS) add(program, (given) => (code = given))
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? SUCCESS : BAD_ARGUMENTS
    printError(error instanceof Error ? error.message : String(error))
    return error instanceof Mistake ? BAD_ARGUMENTS : FAILED
  }
}

function ignore(): void {}

function makeProgram(): Command {
  return new Command('ludoteca')
    .description('Board games on one deterministic engine: play, serve, simulate, verify. Without a verb: the menu.')
    .version('0.1.0')
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({ outputError: (text) => printError(text.replace(/^error: /, '').trim()) })
}
