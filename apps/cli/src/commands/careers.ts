import { configure, lookUp } from '@ludoteca/kernel'
import { type CareerRates, careerRates } from '@ludoteca/lab'
import type { Command } from 'commander'
import { collect, openBox, readTable, type TableFlags, whole } from '../arguments.ts'
import { type Finish, Mistake, SUCCESS } from '../exit.ts'
import { print } from '../output.ts'
import { addRecompute } from '../recompute.ts'
import { number, percent, table } from '../table.ts'

interface RatesFlags extends TableFlags {
  readonly num: number
  readonly seed: string
}

const MOVES_MAX = 100_000

export function addCareers(program: Command, finish: Finish): void {
  const careers = program.command('careers').description('what players collect from match to match')
  addRecompute(careers, finish, 'what they brought to whoever played them', (server) => server.recomputeCareers)
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
