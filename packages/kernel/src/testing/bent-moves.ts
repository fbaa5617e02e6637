import type { Chance } from '../chance.ts'
import { type Domain, drawFields, isFields, type Json, lacksValue, type Params } from '../domain.ts'
import type { Choice, Decision, Move, Seat } from '../game.ts'
import { drawMove, paramsOf } from '../permit.ts'
import { ODD_NUMBERS, ODD_SHAPES, ODD_TEXTS, PROTOTYPE_NAMES } from './nasty.ts'

type Fields = Readonly<Record<string, Json>>
type Path = readonly (string | number)[]

/** What is asked, of how many. */
export interface Questions {
  readonly state: object
  readonly decisions: readonly Decision[]
  readonly seats: number
}
/** A move that ought to be refused, though by accident it may be legal after all. */
export interface BentMove {
  readonly seat: Seat
  readonly move: Json
}

/** A legal move of somebody who is asked, with one thing in it that is wrong: of all kinds that messages can bring. */
export function drawBent(questions: Questions, chance: Chance): BentMove {
  const { state, decisions, seats } = questions
  if (decisions.length === 0) return { seat: drawSeat(seats, chance), move: drawNasty(chance) }
  const { seat, choices } = chance.pick('bent', decisions)
  const choice = chance.pick('bent', choices)
  const params = paramsOf(state, seat, choice) ?? {}
  const move = drawRight(state, seat, choice, params, chance)
  switch (chance.int('bent', 10)) {
    case 0:
      return { seat, move: { ...move, type: chance.pick('bent', PROTOTYPE_NAMES) } }
    case 1:
      return { seat: drawSeat(seats, chance), move }
    case 2:
      return { seat, move: drawNasty(chance) }
    case 3:
      return { seat, move: without(move, chance.pick('bent', placesIn(move))) }
    case 4:
      return { seat, move: withSurplus(move, chance) }
    case 5:
      // Something that exists, but belongs elsewhere.
      return { seat, move: bentAt(move, chance.pick('bent', knownValues(state, decisions)), chance) }
    case 6:
    case 7:
      return { seat, move: nearMiss(move, params, chance) }
    default:
      return { seat, move: bentAt(move, drawNasty(chance), chance) }
  }
}

function drawRight(state: object, seat: Seat, choice: Choice, params: Params, chance: Chance): Fields {
  const legal = drawMove(state, seat, choice, chance)
  if (legal) return legal as Move & Fields
  return lacksValue(params) ? { type: choice.type } : drawFields(params, chance, choice.type)
}

function drawSeat(seats: number, chance: Chance): Seat {
  return chance.int('bent', seats + 4) - 3
}

const KINDS = [PROTOTYPE_NAMES, ODD_TEXTS, ODD_NUMBERS.filter((value) => !Number.isNaN(value)), ODD_SHAPES] as const

/** One of the nasty values; names of prototypes are many, so that the kind is drawn first. */
export function drawNasty(chance: Chance): Json {
  return chance.pick<Json>('nasty', chance.pick('nasty', KINDS))
}

function withSurplus(move: Fields, chance: Chance): Json {
  const surplus = { [chance.pick('bent', PROTOTYPE_NAMES)]: drawNasty(chance) }
  const path = chance.pick('bent', [[], ...placesIn(move)])
  return changed(move, path, (value) => (isFields(value) ? { ...value, ...surplus } : { ...surplus, value })) as Json
}

function bentAt(move: Fields, value: Json, chance: Chance): Json {
  return changed(move, chance.pick('bent', placesIn(move)), () => value) as Json
}

function without(move: Fields, path: Path): Json {
  return changed(move, path, () => undefined) as Json
}

/** One parameter just beside its domain. */
function nearMiss(move: Fields, params: Params, chance: Chance): Json {
  const names = Object.keys(params)
  if (names.length === 0) return bentAt(move, drawNasty(chance), chance)
  const name = chance.pick('bent', names)
  return { ...move, [name]: chance.pick('bent', missesOf(params[name] as Domain, move[name] ?? null)) }
}

function missesOf(domain: Domain, value: Json): readonly Json[] {
  const misses: Json[] = [[value], { value }, String(value), null]
  switch (domain.kind) {
    case 'int': {
      const { min, max, step = 1 } = domain
      return [...misses, min - 1, max + 1, min - step, max + step, min + 0.5, -max - 1, max * 2 + 1, `${min}`]
    }
    case 'one':
      return [...misses, domain.of.length, String(domain.of[0]), [...domain.of], `${String(domain.of[0])} `]
    case 'some':
      return [...misses, [...domain.of, ...domain.of], domain.of.slice(0, domain.min - 1), [null], { ...domain.of }]
    case 'list':
      return [...misses, Array.from({ length: domain.max + 1 }, () => null), { length: domain.min }]
    case 'text':
      return [...misses, 'x'.repeat(domain.max + 1), 'x'.repeat(Math.max(0, (domain.min ?? 0) - 1))]
    case 'record':
      return [...misses, {}, Object.entries(domain.fields).map(([field]) => field)]
  }
}

/** Values that stand in some domain that is open to somebody. */
function knownValues(state: object, decisions: readonly Decision[]): readonly Json[] {
  const known: Json[] = [0]
  for (const { seat, choices } of decisions) {
    for (const choice of choices) known.push(...Object.values(paramsOf(state, seat, choice) ?? {}).flatMap(valuesIn))
  }
  return known
}

function valuesIn(domain: Domain): readonly Json[] {
  switch (domain.kind) {
    case 'int':
      return [domain.min, domain.max]
    case 'one':
    case 'some':
      return domain.of
    case 'list':
      return valuesIn(domain.of)
    case 'record':
      return Object.values(domain.fields).flatMap(valuesIn)
    case 'text':
      return []
  }
}

/** Every place in a value but the whole of it. */
function placesIn(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, each]) => [[...path, key], ...placesIn(each, [...path, key])])
}

/** The value with something else in that place; with nothing there, the place is gone. */
function changed(value: Json, [key, ...rest]: Path, change: (value: Json) => Json | undefined): Json | undefined {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    const items = [...value.entries()].map(([i, each]) => (i === key ? changed(each, rest, change) : each))
    return items.filter((each) => each !== undefined)
  }
  const entries = Object.entries(value as Fields).map(([name, each]): [string, Json | undefined] => [
    name,
    name === key ? changed(each, rest, change) : each,
  ])
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined)) as Json
}
