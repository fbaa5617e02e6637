import { type Box, defaultOf } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import { type Command, Option } from 'commander'
import { type Finish, SUCCESS } from '../exit.ts'
import { defaultText, describeDomain, optionsOf } from '../options.ts'
import { print } from '../output.ts'
import { table } from '../table.ts'

export function addGames(program: Command, finish: Finish): void {
  program
    .command('games')
    .description('the games on the shelf, with their seats and options')
    .addOption(new Option('--format <format>').choices(['table', 'json']).default('table'))
    .action(async ({ format }: { format: string }) => {
      const boxes = await Promise.all(shelf.map((entry) => entry.load()))
      if (format === 'json') print(JSON.stringify(boxes.map(plainGame), null, 2))
      else print(boxes.map(gameInWords).join('\n\n'))
      finish(SUCCESS)
    })
}

function plainGame({ game, words, locale }: Box) {
  const options = optionsOf(game).map(([key, spec]) => ({
    key,
    ...words.option(key),
    domain: spec.domain,
    default: defaultOf(spec, {}),
  }))
  const { title, tagline } = words
  return { id: game.id, title, tagline, locale, rulesVersion: game.version, seats: game.seats, options }
}

function gameInWords(box: Box): string {
  const { game, words } = box
  const { id, version, seats } = game
  const head = `${words.title} (${id}, rules ${version}), ${seats.min} to ${seats.max} seats\n${words.tagline}`
  const rows = optionsOf(game).map(([key, spec]) => [
    key,
    shortened(defaultText(box, key, spec)),
    shortened(describeDomain(box, key, spec.domain)),
    words.option(key).label,
  ])
  return rows.length === 0 ? head : `${head}\n\n${table(['option', 'default', 'may be', 'meaning'], rows)}`
}

const CELL_MAX = 40

/** Long lists are for `--format json`. */
function shortened(text: string): string {
  return text.length > CELL_MAX ? `${text.slice(0, CELL_MAX - 1)}…` : text
}
