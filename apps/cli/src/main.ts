import { lookUp } from '@ludoteca/kernel'
import { Command, CommanderError } from 'commander'
import { BAD_ARGUMENTS, FAILED, type Finish, Mistake, SUCCESS } from './exit.ts'
import { printError } from './output.ts'

type Add = (program: Command, finish: Finish) => void

/** In the order in which `--help` lists them. Each is loaded when somebody asks for it: most need much that others do not. */
const VERBS: Readonly<Record<string, () => Promise<Add>>> = {
  play: async () => (await import('./commands/play.ts')).addPlay,
  serve: async () => (await import('./commands/serve.ts')).addServe,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  restore: async () => (await import('./commands/backup.ts')).addRestore,
  admin: async () => (await import('./commands/admin.ts')).addAdmin,
  careers: async () => (await import('./commands/careers.ts')).addCareers,
  games: async () => (await import('./commands/games.ts')).addGames,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  sweep: async () => (await import('./commands/sweep.ts')).addSweep,
  compare: async () => (await import('./commands/compare.ts')).addCompare,
  playtest: async () => (await import('./commands/playtest.ts')).addPlaytest,
  record: async () => (await import('./commands/record.ts')).addRecord,
  pack: async () => (await import('./commands/pack.ts')).addPack,
  verify: async () => (await import('./commands/verify.ts')).addVerify,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  fuzz: async () => (await import('./commands/fuzz.ts')).addFuzz,
  worker: async () => (await import('./commands/worker.ts')).addWorker,
  bench: async () => (await import('./commands/bench.ts')).addBench,
  ladder: async () => (await import('./commands/ladder.ts')).addLadder,
  landing: async () => (await import('./commands/landing.ts')).addLanding,
}

/** Runs the command line and says with which code the process should exit. Nothing but one line tells of an error. */
export async function main(args: readonly string[]): Promise<number> {
  let code: number = SUCCESS
  // Whoever reads may stop reading, as `head` does; that is no error.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? SUCCESS : FAILED))
  // Nor is it a fault of a server if nobody reads any more what it says to people.
  process.stderr.on('error', ignore)
  try {
    const [verb] = args
    if (verb === undefined) return await (await import('./commands/play.ts')).openMenu()
    const program = await programFor(verb, (given) => (code = given))
    await program.parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? SUCCESS : BAD_ARGUMENTS
    printError(error instanceof Error ? error.message : String(error))
    return error instanceof Mistake ? BAD_ARGUMENTS : FAILED
  }
}

function ignore(): void {}

/** The command with what this verb needs; with all verbs for a name that is none. */
export async function programFor(verb: string, finish: Finish): Promise<Command> {
  const program = makeProgram()
  for (const add of await verbsFor(verb)) add(program, finish)
  return program
}

/** Whoever asks for help, or for what is not there, is told of all. */
async function verbsFor(verb: string): Promise<readonly Add[]> {
  const wanted = lookUp(VERBS, verb)
  return Promise.all((wanted === undefined ? Object.values(VERBS) : [wanted]).map((load) => load()))
}

function makeProgram(): Command {
  return new Command('ludoteca')
    .description('Board games on one deterministic engine: play, serve, simulate, verify. Without a verb: the menu.')
    .version('0.1.0')
    .showSuggestionAfterError(false)
    .exitOverride()
    .configureOutput({ outputError: (text) => printError(text.replace(/^error: /, '').trim()) })
}
