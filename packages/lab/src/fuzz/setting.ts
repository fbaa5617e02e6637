import { type Chance, configure, draw, type Game, isRefusal, type OptionSpec } from '@ludoteca/kernel'

export interface Setting {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}

/** Seats and options for one random match. What is fixed stays; of the rest, much keeps its default. */
export function drawSetting(
  game: Game,
  fixed: { seats?: number | undefined; options: object },
  chance: Chance,
): Setting {
  const { min, max } = game.seats
  const seats = fixed.seats ?? min + chance.int('seats', max - min + 1)
  const given = { ...fixed.options }
  // Every other match keeps all defaults; in the others, every other option does.
  const options = chance.int('options', 2) === 0 ? given : vary(game, given, seats, chance)
  return { seats, options }
}

/** Options are changed one by one, so that one that does not go with the others costs only itself. */
function vary(game: Game, given: Readonly<Record<string, unknown>>, seats: number, chance: Chance) {
  let options = given
  for (const [key, { domain }] of Object.entries(game.options) as [string, OptionSpec<unknown, object>][]) {
    if (Object.hasOwn(given, key) || chance.int('options', 2) === 0) continue
    const changed = { ...options, [key]: draw(domain, chance) }
    if (!isRefusal(configure(game, changed, seats))) options = changed
  }
  return options
}
