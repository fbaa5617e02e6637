import {
  type Box,
  type Chance,
  configure,
  draw,
  type Game,
  isRefusal,
  type OptionSpec,
  type Shortcut,
} from '@ludoteca/kernel'

export interface Setting {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}

/** Seats and options for one random match. What is fixed stays; of the rest, much keeps its default. */
export function drawSetting(
  { game, landmarks }: Pick<Box, 'game' | 'landmarks'>,
  fixed: { seats?: number | undefined; options: object },
  chance: Chance,
): Setting {
  const shortcut = drawShortcut(landmarks.shortcuts ?? [], chance)
  const wanted = { ...shortcut?.options, ...fixed.options }
  const { seats, options: given } = drawTable(game, fixed.seats ?? shortcut?.seats, wanted, chance)
  // Every other match keeps all defaults; in the others, every other option does.
  const options = chance.int('options', 2) === 0 ? given : vary(game, given, seats, chance)
  return { seats, options }
}

const SHORTCUT_ONE_IN = 3

function drawShortcut(shortcuts: readonly Shortcut[], chance: Chance): Shortcut | undefined {
  return shortcuts.length > 0 && chance.int('shortcut', SHORTCUT_ONE_IN) === 0
    ? chance.pick('shortcut', shortcuts)
    : undefined
}

/** As many seats as go with the options that are fixed, or with one option more; where none do, whoever plays says why. */
function drawTable(game: Game, seats: number | undefined, given: Setting['options'], chance: Chance): Setting {
  if (seats !== undefined) return { seats, options: given }
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const fit = counts.flatMap((count) => seatingsOf(game, given, count))
  return fit.length === 0 ? { seats: min, options: given } : chance.pick('seats', fit)
}

/** How that many seats can be had: as things are, or else by naming one option that is a choice among a few. */
function seatingsOf(game: Game, given: Setting['options'], seats: number): Setting[] {
  const goes = (options: Setting['options']) => !isRefusal(configure(game, options, seats))
  if (goes(given)) return [{ seats, options: given }]
  for (const [key, { domain }] of optionsOf(game)) {
    if (domain.kind !== 'one' || Object.hasOwn(given, key)) continue
    const value = domain.of.find((each) => goes({ ...given, [key]: each }))
    if (value !== undefined) return [{ seats, options: { ...given, [key]: value } }]
  }
  return []
}

/** Options are changed one by one, so that one that does not go with the others costs only itself. */
function vary(game: Game, given: Setting['options'], seats: number, chance: Chance) {
  let options = given
  for (const [key, { domain }] of optionsOf(game)) {
    if (Object.hasOwn(given, key) || chance.int('options', 2) === 0) continue
    const changed = { ...options, [key]: draw(domain, chance) }
    if (!isRefusal(configure(game, changed, seats))) options = changed
  }
  return options
}

function optionsOf(game: Game): [string, OptionSpec<unknown, object>][] {
  return Object.entries(game.options)
}
