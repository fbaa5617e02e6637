import { type Domain, isFields, outside } from './domain.ts'
import { type Game, type Refusal, refuse } from './game.ts'

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

/** The full options of a match, or why they will not do. */
export function configure<C>(game: Game<C>, given: unknown, seats: number): C | Refusal {
  if (!isFields(given)) return refuse('E_CONFIG', { option: null })
  if (!Number.isSafeInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    return refuse('E_CONFIG', { option: 'seats', min: game.seats.min, max: game.seats.max })
  }
  const config: Record<string, unknown> = {}
  const domains: Record<string, Domain> = {}
  for (const [key, spec] of Object.entries(game.options) as [string, OptionSpec<unknown, C>][]) {
    domains[key] = spec.domain
    config[key] = given[key] ?? defaultOf(spec, given as Partial<C>)
  }
  const wrong = Object.keys(given).find((key) => !Object.hasOwn(domains, key)) ?? outside(domains, config, '')
  if (wrong !== undefined) return refuse('E_CONFIG', { option: wrong })
  return game.checkOptions?.(config as C, seats) ?? (config as C)
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
