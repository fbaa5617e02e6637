import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chaos } from './chaos/chaos.ts'
import type { ChaosWishes } from './chaos/report.ts'
import { city } from './city/city.ts'
import type { CityWishes } from './city/report.ts'
import { flood } from './flood/flood.ts'
import type { FloodWishes } from './flood/report.ts'

const USAGE = `Usage: npm run chaos -- [options]

  --kills N          how often something is killed (50, or none if there are other faults)
  --jumps N          how often the server's clock is set forwards or back by two hours, or right again
  --freezes N        how often the database stands still for a while
  --hangs N          how often Redis does
  --database NAME    pglite or postgres (pglite)
  --target NAME      what is killed: server, or database, which needs postgres (server)
  --flood N          instead of killing: so many messages that must be refused
  --moves N          with --flood: so many moves that the games must refuse (a tenth of the messages)
  --city PERCENT     instead of killing: a quick match of Imperio in a full room, with clocks that much of the usual
  --seed TEXT        the moments and messages of another run once more
`
const KILLS = 50
const COUNT_MAX = 1_000_000
const OPTIONS = {
  kills: { type: 'string' },
  jumps: { type: 'string' },
  freezes: { type: 'string' },
  hangs: { type: 'string' },
  database: { type: 'string' },
  target: { type: 'string' },
  flood: { type: 'string' },
  moves: { type: 'string' },
  city: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Task = 'help' | { readonly chaos: ChaosWishes } | { readonly flood: FloodWishes } | { readonly city: CityWishes }

/** What was asked for makes no sense. */
class Mistake extends Error {}

/** Runs the command and says with which code the process should exit: 1 if something went wrong, 2 for bad options. */
export async function main(args: readonly string[]): Promise<number> {
  const interrupt = new AbortController()
  const stop = () => interrupt.abort(new Error('interrupted'))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    return await run(readTask(args), interrupt.signal)
  } catch (error) {
    process.stderr.write(`chaos: ${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof Mistake ? 2 : 1
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

async function run(task: Task, signal: AbortSignal): Promise<number> {
  if (task === 'help') {
    process.stdout.write(USAGE)
    return 0
  }
  const news = { signal, log: showProgress }
  const { report, isGood } = await runTask(task, news)
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  return isGood ? 0 : 1
}

function runTask(task: Exclude<Task, 'help'>, news: Pick<ChaosWishes, 'signal' | 'log'>) {
  if ('chaos' in task) return runChaos({ ...task.chaos, ...news })
  return 'flood' in task ? runFlood({ ...task.flood, ...news }) : runCity({ ...task.city, ...news })
}

async function runCity(wishes: CityWishes) {
  const report = await city(wishes)
  return { report, isGood: report.verifies && report.complaints.length === 0 }
}

async function runChaos(wishes: ChaosWishes) {
  const report = await chaos(wishes)
  const { lost, doubled, ghosts, disordered, earlyClocks, doubleClocks, forfeits, stuck, faults } = report
  const harm = [lost, doubled, ghosts, disordered, earlyClocks, doubleClocks, forfeits, stuck]
  return { report, isGood: harm.every((times) => times === 0) && faults.length === 0 }
}

async function runFlood(wishes: FloodWishes) {
  const report = await flood(wishes)
  return { report, isGood: report.wrong === 0 && report.unchanged && report.faults.length === 0 }
}

function showProgress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${line}\n`)
}

function readTask(args: readonly string[]): Task {
  const { help, seed = randomUUID(), ...given } = readOptions(args)
  if (help) return 'help'
  const database = oneOf('database', given.database ?? 'pglite', ['pglite', 'postgres'])
  const { kills, jumps, freezes, hangs } = given
  const isStruck = [kills, jumps, freezes, hangs, given.target].some((wish) => wish !== undefined)
  if (given.city !== undefined) {
    if (isStruck || given.flood !== undefined) throw new Mistake('in the city nobody is killed or drowned')
    return { city: { clockPct: count('city', given.city, 5, 400), database, seed } }
  }
  if (given.flood !== undefined) {
    if (isStruck) throw new Mistake('a flood kills nobody')
    const messages = count('flood', given.flood)
    const moves = given.moves === undefined ? Math.ceil(messages / 10) : count('moves', given.moves)
    return { flood: { messages, moves, database, seed } }
  }
  if (given.moves !== undefined) throw new Mistake('--moves goes with --flood')
  const target = oneOf('target', given.target ?? 'server', ['server', 'database'])
  if (target === 'database' && database !== 'postgres') throw new Mistake('--target database needs --database postgres')
  const isByKills = [jumps, freezes, hangs].every((wish) => wish === undefined)
  const counts = {
    kills: kills === undefined ? (isByKills ? KILLS : 0) : count('kills', kills),
    jumps: jumps === undefined ? 0 : count('jumps', jumps),
    freezes: freezes === undefined ? 0 : count('freezes', freezes),
    hangs: hangs === undefined ? 0 : count('hangs', hangs),
  }
  return { chaos: { ...counts, database, target, seed } }
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false }).values
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Mistake(message.split('\n')[0])
  }
}

function oneOf<T extends string>(name: string, given: string, known: readonly T[]): T {
  const found = known.find((one) => one === given)
  if (found === undefined) throw new Mistake(`--${name} is one of ${known.join(', ')}`)
  return found
}

function count(name: string, given: string, min = 1, max = COUNT_MAX): number {
  const number = Number(given)
  if (/^\d+$/.test(given) && number >= min && number <= max) return number
  throw new Mistake(`--${name} is a whole number from ${min} to ${max}`)
}
