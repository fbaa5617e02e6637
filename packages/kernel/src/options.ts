import { type Domain, isFields, outside, type Params } from './domain.ts'
import { type Game, type Refusal, refuse, type SeatRange } from './game.ts'
import { lookUp } from './look-up.ts'

/** An option of a game: where its value may come from, and what it is when nobody says. */
export interface OptionSpec<T, C> {
  readonly domain: Domain
  readonly default: T | ((given: Partial<C>) => T)
}
/** One specification for each option of a game. */
export type OptionSpecs<C> = { readonly [K in keyof C]: OptionSpec<C[K], C> }

/** Who sits where. Names belong to the match, not to the rules. */
export interface SeatInfo {
  readonly name: string
  readonly kind: string
}

const NAME_MAX = 20
type Fields = Readonly<Record<string, unknown>>

/** The full options of a match, or why they will not do. */
export function configure<C>(game: Game<C>, given: unknown, seats: number): C | Refusal {
  if (!isFields(given)) return refuse('E_CONFIG', { option: null })
  if (!isWithin(game.seats, seats)) return wrongSeats(game.seats)
  const config = complete(game, given)
  const domains: Params = Object.fromEntries(specsOf(game).map(([key, spec]) => [key, spec.domain]))
  const wrong = Object.keys(given).find((key) => !Object.hasOwn(domains, key)) ?? outside(domains, config, '')
  if (wrong !== undefined) return refuse('E_CONFIG', { option: wrong })
  const range = seatsWith(game, given)
  if (!isWithin(range, seats)) return wrongSeats(range)
  return game.checkOptions?.(config as C, seats) ?? (config as C)
}

/** How many seats there may be with these options. Whether the options themselves will do is for `configure` to say. */
export function seatsWith<C>(game: Game<C>, given: object): SeatRange {
  return game.seatsFor?.(complete(game, given as Fields) as C) ?? game.seats
}

/** As many seats as before where other options need more or fewer: a seat that comes with an option goes with it. */
export function seatsAfter(seats: number, before: SeatRange, after: SeatRange): number {
  return Math.min(Math.max(seats + after.min - before.min, after.min), after.max)
}

function complete<C>(game: Game<C>, given: Fields): Record<string, unknown> {
  return Object.fromEntries(
    specsOf(game).map(([key, spec]) => [key, lookUp(given, key) ?? defaultOf(spec, given as Partial<C>)]),
  )
}

function specsOf<C>(game: Game<C>): [string, OptionSpec<unknown, C>][] {
  return Object.entries(game.options) as [string, OptionSpec<unknown, C>][]
}

function isWithin({ min, max }: SeatRange, seats: number): boolean {
  return Number.isSafeInteger(seats) && seats >= min && seats <= max
}

function wrongSeats({ min, max }: SeatRange): Refusal {
  return refuse('E_CONFIG', { option: 'seats', min, max })
}

/**
 * Options of a match, which nobody can write to, so that all copies of a state may share them. Not by spreading: what is
 * spread and then frozen has a hidden class of its own each time, and whatever reads an option would be compiled again and
 * again.
 */
export function frozenCopy<T extends object>(options: T): Readonly<T> {
  return Object.freeze(Object.assign({}, options))
}

/** The value an option has when nobody says, which may depend on the options that were given. */
export function defaultOf<C>(spec: OptionSpec<unknown, C>, given: Partial<C>): unknown {
  return typeof spec.default === 'function' ? (spec.default as (given: Partial<C>) => unknown)(given) : spec.default
}

/** Names are 1 to 20 characters and differ by more than case. */
export function checkNames(seats: readonly SeatInfo[]): Refusal | undefined {
  const seen = new Set<string>()
  for (const { name } of seats) {
    const trimmed = name.trim()
    if (trimmed.length < 1 || trimmed.length > NAME_MAX) return refuse('E_NAMES', { name, max: NAME_MAX })
    if (seen.has(trimmed.toLowerCase())) return refuse('E_NAMES', { name, max: NAME_MAX })
    seen.add(trimmed.toLowerCase())
  }
  return undefined
}

/** Tells a refusal from whatever else a function may return. */
export function isRefusal(value: unknown): value is Refusal {
  return isFields(value) && typeof value.code === 'string' && isFields(value.params)
}
