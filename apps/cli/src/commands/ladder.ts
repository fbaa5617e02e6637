import type { Box, Rated } from '@ludoteca/kernel'
import { type BotRatings, botRatings } from '@ludoteca/lab'
import type { Command } from 'commander'
import { openBox, readSeats, whole } from '../arguments.ts'
import { type Finish, Mistake, SUCCESS } from '../exit.ts'
import { print, printError } from '../output.ts'
import { addRecompute } from '../recompute.ts'
import { number } from '../table.ts'

interface BotsFlags {
  readonly num: number
  readonly seats?: number
  readonly seed: string
}

const MOVES_MAX = 100_000

export function addLadder(program: Command, finish: Finish): void {
  const ladder = program.command('ladder').description('seasons and ratings')
  addRecompute(ladder, finish, 'what they came to for seasons and ratings', (server) => server.recomputeLadders)
  ladder
    .command('bots')
    .description('rates bots by simulation, and writes the figures as the source text that the game keeps')
    .argument('<game>')
    .option(
      '--num <n>',
      'how many matches; where all play together, against each house with each strength',
      whole(1),
      500,
    )
    .option('--seats <n>', 'how many seats, where everybody plays for themselves', whole(2))
    .option('--seed <text>', 'the luck of all matches', 'ladder')
    .action(async (game: string, flags: BotsFlags) => finish(await bots(game, flags)))
}

async function bots(game: string, { num, seed, ...flags }: BotsFlags): Promise<number> {
  const box = await openBox(game)
  if (box.ladder?.rating === undefined) throw new Mistake(`nobody is rated in ${game}`)
  const seats = readSeats(box, { ...flags, option: [] }).bots.length
  const told = `npx ludoteca ladder bots ${game} --num ${num}${seatsTold(box, seats)} --seed ${seed}`
  const ratings = botRatings(box, { seats, matches: num, seed, movesMax: MOVES_MAX })
  print(sourceText(ratings, told))
  if (ratings.unfinished > 0) printError(`${number(ratings.unfinished)} matches had no end and say nothing`)
  return SUCCESS
}

function seatsTold({ ladder }: Box, seats: number): string {
  return ladder?.rating?.houses === undefined ? ` --seats ${seats}` : ''
}

/** As the formatter would have it. */
function sourceText({ bots: { random, easy, normal }, house }: BotRatings, command: string): string {
  const lines = [
    "import type { Rated, Strength } from '@ludoteca/kernel'",
    '',
    `// Made by: ${command}`,
    '',
    'export const BOTS: Readonly<Record<Strength, Rated>> = {',
    `  random: ${rated(random)},`,
    `  easy: ${rated(easy)},`,
    `  normal: ${rated(normal)},`,
    '}',
  ]
  if (house === undefined) return lines.join('\n')
  const houses = Object.entries(house).map(([name, strength]) => `  '${name}': ${rated(strength)},`)
  return [...lines, '', 'export const HOUSE: Readonly<Record<string, Rated>> = {', ...houses, '}'].join('\n')
}

function rated({ muMilli, sigmaMilli }: Rated): string {
  return `{ muMilli: ${grouped(muMilli)}, sigmaMilli: ${grouped(sigmaMilli)} }`
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '_')
}
