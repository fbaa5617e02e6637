import { type Chance, configure, draw, type Game, isRefusal, type OptionSpec } from '@ludoteca/kernel'

export interface Setting {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}

const TRIES = 50

/** Seats and options for one random match. What is fixed stays; of the rest, much keeps its default. */
export function drawSetting(
  game: Game,
  fixed: { seats?: number | undefined; options: object },
  chance: Chance,
): Setting {
  const { min, max } = game.seats
  for (let tries = 0; tries < TRIES; tries++) {
    const seats = fixed.seats ?? min + chance.int('seats', max - min + 1)
    const options = { ...drawOptions(game, chance), ...fixed.options }
    if (!isRefusal(configure(game, options, seats))) return { seats, options }
  }
  return { seats: fixed.seats ?? min, options: { ...fixed.options } }
}

/** Every other match keeps all defaults; in the others, every other option does. */
function drawOptions(game: Game, chance: Chance): Record<string, unknown> {
  const drawn: Record<string, unknown> = {}
  if (chance.int('options', 2) === 0) return drawn
  for (const [key, { domain }] of Object.entries(game.options) as [string, OptionSpec<unknown, object>][]) {
    if (chance.int('options', 2) === 0) drawn[key] = draw(domain, chance)
  }
  return drawn
}
