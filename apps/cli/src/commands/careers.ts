import { configure, lookUp } from '@ludoteca/kernel'
import { type CareerRates, careerRates } from '@ludoteca/lab'
import type { Command } from 'commander'
import { collect, openBox, readTable, type TableFlags, whole } from '../arguments.ts'
import { FAILED, type Finish, Mistake, SUCCESS } from '../exit.ts'
import { print, printError } from '../output.ts'
import { type PlaceFlags, settingsOf } from '../settings.ts'
import { number, percent, table } from '../table.ts'

interface RatesFlags extends TableFlags {
  readonly num: number
  readonly seed: string
}

const MOVES_MAX = 100_000

export function addCareers(program: Command, finish: Finish): void {
  const careers = program.command('careers').description('what players collect from match to match')
  careers
    .command('recompute')
    .description('reads again from the logs of all matches what they brought to whoever played them')
    .option('--data <folder>', 'where the database is (else LUDOTECA_DATA, else ./data)')
    .option('--database-url <url>', 'reads the matches of this PostgreSQL (else DATABASE_URL)')
    .action(async (flags: PlaceFlags) => finish(await recompute(flags)))
  careers
    .command('rates')
    .description('how often bots would earn each achievement')
    .argument('<game>')
    .option('--num <n>', 'how many matches', whole(1), 100)
    .option('--seats <n>', 'how many seats', whole(1))
    .option('--bots <names>', 'who plays, for all seats or one by one')
    .option('--option <key=value>', 'an option of the game', collect, [])
    .option('--seed <text>', 'the luck of all matches', '1')
    .action(async (game: string, flags: RatesFlags) => finish(await rates(game, flags)))
}

async function recompute(flags: PlaceFlags): Promise<number> {
  const config = await settingsOf(flags)
  const { recomputeCareers } = await import('@ludoteca/server')
  try {
    const { read, unreadable } = await recomputeCareers(config)
    print(`${number(read)} matches were read again`)
    if (unreadable.length === 0) return SUCCESS
    printError(`these cannot be read with the rules of today: ${unreadable.join(', ')}`)
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
  }
  return FAILED
}

async function rates(game: string, flags: RatesFlags): Promise<number> {
  const box = await openBox(game)
  if (box.career === undefined) throw new Mistake(`there is nothing to earn in ${game}`)
  const { bots, options } = readTable(box, flags)
  const config = configure(box.game, options, bots.length) as object
  print(
    inWords(box.career, careerRates(box, { config, bots, matches: flags.num, seed: flags.seed, movesMax: MOVES_MAX })),
  )
  return SUCCESS
}

function inWords(
  { achievements, counters }: NonNullable<Awaited<ReturnType<typeof openBox>>['career']>,
  { seats, unfinished, earned, figures }: CareerRates,
): string {
  const rows = achievements
    .filter(({ by }) => by === 'match')
    .map(({ id, name }) => [id, name, lookUp(earned, id) ?? 0, percent((lookUp(earned, id) ?? 0) / Math.max(1, seats))])
  const head = `${number(seats)} seats of matches that ended, ${number(unfinished)} matches that did not`
  const counted = counters.map(({ id, label, kind }) => [label, kind, lookUp(figures, id) ?? 0])
  return `${head}\n\n${table(['id', 'achievement', 'seats', 'share'], rows)}\n\n${table(['counter', 'kind', 'value'], counted)}`
}
