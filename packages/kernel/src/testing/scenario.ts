import { test } from 'vitest'
import { ScriptedChance, SeededChance } from '../chance.ts'
import { isFields, same } from '../domain.ts'
import { type Audience, Broken, type Fact, type Game, type Move, type Seat, type Told } from '../game.ts'
import { canonical } from '../hash.ts'
import { configure, isRefusal } from '../options.ts'
import { describe } from '../permit.ts'
import { Position } from '../position.ts'

/** Any part of a value. Lists of objects are taken place by place; other lists as a whole. */
export type Part<T> = T extends readonly (infer I)[]
  ? [I] extends [object]
    ? readonly (Part<I> | undefined)[]
    : T
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T

/** Seat, move type, parameters, and the code it must be refused with. */
export type When =
  | readonly [seat: Seat, type: string]
  | readonly [seat: Seat, type: string, params: object]
  | readonly [seat: Seat, type: string, params: object, refusedWith: string]

/** Any part of a fact, but always its type. */
type FactPart<F extends Fact> = Part<F> & { readonly type: F['type'] }
/** A fact with exactly those who must have heard it. */
interface Hearing<F extends Fact> {
  readonly fact: FactPart<F>
  readonly to: Audience
}

/** Given this position and this luck, when these moves are made, then that is so. */
export interface Scenario<C, S, F extends Fact> {
  readonly seats?: number
  readonly options?: Partial<C>
  /** The position: a part of the state laid over a fresh one, or a change to it. An agenda is taken whole. */
  readonly given?: Part<S> | ((s: S) => void)
  /** What the dice show, in order: the stream `dice`. */
  readonly dice?: readonly number[]
  /** Other luck by stream, as results of `int`. */
  readonly chance?: Readonly<Record<string, readonly number[]>>
  readonly when: readonly When[]
  /** What must be true afterwards: a part of the state, or a check that throws. */
  readonly then?: Part<S> | ((s: S) => void)
  /**
   * Facts that must have been told, in this order, others between them. As `{ fact, to: [0] }` or `{ fact, to: 'all' }`
   * it must have been told to those and to nobody else, there or anywhere in the scenario.
   */
  readonly told?: readonly (FactPart<F> | Hearing<F>)[]
  /** Facts that must not have been told. */
  readonly untold?: readonly F['type'][]
  /** What must be on offer afterwards. */
  readonly offers?: readonly (readonly [seat: Seat, type: string])[]
}

/** A rule of the game as a test: partial state, scripted luck, moves, partial state. */
export function scenario<C, S, M extends Move, V, F extends Fact>(
  name: string,
  game: Game<C, S, M, V, F>,
  spec: Scenario<C, S, F>,
): void {
  test(name, () => {
    const problem = problemWith(game, spec)
    if (problem) throw new Error(problem)
  })
}

/** What went otherwise than the scenario says. */
export function problemWith<C, S, M extends Move, V, F extends Fact>(
  game: Game<C, S, M, V, F>,
  spec: Scenario<C, S, F>,
): string | undefined {
  const seats = spec.seats ?? game.seats.min
  const config = configure(game as unknown as Game<C>, spec.options ?? {}, seats)
  if (isRefusal(config)) throw new Broken('the scenario has bad options', { refusal: config })
  const fresh = Position.setup(game, config, seats, new SeededChance('scenario')).state
  const state = typeof spec.given === 'function' ? fresh : (overlay(fresh, spec.given, '') as S)
  if (typeof spec.given === 'function') (spec.given as (s: S) => void)(state)
  const chance = new ScriptedChance({ ...spec.chance, ...(spec.dice ? { dice: spec.dice.map((d) => d - 1) } : {}) })
  const position = new Position(game, state, chance)
  const sound = game.invariants(state).length === 0
  const told: Told<F>[] = []
  for (const [i, [seat, type, params = {}, refusedWith]] of spec.when.entries()) {
    const move = { type, ...params } as unknown as M
    const here = `move ${i + 1} (${seat} ${canonical(move)})`
    const before = canonical(state)
    const refusal = position.refusalOf(seat, move)
    if (canonical(state) !== before) return `${here}: asking changed the state`
    if (refusal?.code !== refusedWith)
      return `${here}: ${refusal ? `refused with ${canonical(refusal)}` : 'was permitted'}`
    if (refusal) continue
    position.apply(seat, move)
    told.push(...position.told)
    const wrong = sound ? game.invariants(state) : []
    if (wrong.length > 0) return `${here}: ${wrong.join('; ')}`
  }
  return problemAfter(spec, position, told) ?? unusedLuck(chance)
}

function problemAfter<C, S, M extends Move, V, F extends Fact>(
  spec: Scenario<C, S, F>,
  position: Position<C, S, M, V, F>,
  told: readonly Told<F>[],
): string | undefined {
  if (typeof spec.then === 'function') (spec.then as (s: S) => void)(position.state)
  else if (spec.then !== undefined) {
    const difference = firstDifference(position.state, spec.then, 'state')
    if (difference) return difference
  }
  const misheard = problemWithTold((spec.told ?? []).map(heardAs), told)
  if (misheard) return misheard
  const wrongly = told.find(({ fact }) => spec.untold?.includes(fact.type))
  if (wrongly) return `told, but should not be: ${canonical(wrongly.fact)}`
  for (const [seat, type] of spec.offers ?? []) {
    const offered = position.decisions
      .filter((d) => d.seat === seat)
      .flatMap((d) => describe(position.state, d).choices.map((choice) => choice.type))
    if (!offered.includes(type)) return `seat ${seat} is not offered ${type}, only ${offered.join(', ') || 'nothing'}`
  }
  return undefined
}

/** An expected fact; without an audience anybody may have heard it. */
type Expected<F extends Fact> = Pick<Hearing<F>, 'fact'> & Partial<Hearing<F>>

function heardAs<F extends Fact>(expected: FactPart<F> | Hearing<F>): Expected<F> {
  return 'type' in expected ? { fact: expected } : expected
}

function problemWithTold<F extends Fact>(expected: readonly Expected<F>[], told: readonly Told<F>[]) {
  const isMeant = ({ fact }: Expected<F>, one: Told<F>) => firstDifference(one.fact, fact, '') === undefined
  const isFor = ({ to }: Expected<F>, one: Told<F>) => to === undefined || nameOf(to) === nameOf(one.to)
  // Whoever else heard it is the graver mistake, so it is named first.
  for (const one of told) {
    const meant = expected.filter((fact) => isMeant(fact, one))
    if (meant.length === 0 || meant.some((fact) => isFor(fact, one))) continue
    const hearers = meant.map(({ to = 'all' }) => nameOf(to)).join(' or ')
    return `told to ${nameOf(one.to)}, but should be to ${hearers}: ${canonical(one.fact)}`
  }
  let at = 0
  for (const fact of expected) {
    const found = told.findIndex((one, i) => i >= at && isMeant(fact, one) && isFor(fact, one))
    if (found < 0) return `not told: ${canonical(fact)}\nbut: ${told.map(canonical).join('\n     ')}`
    at = found + 1
  }
  return undefined
}

/** An audience as words; its order does not matter. */
function nameOf(to: Audience): string {
  return to === 'all' ? to : `[${[...new Set(to)].sort((a, b) => a - b).join()}]`
}

function unusedLuck(chance: ScriptedChance): string | undefined {
  const unused = chance.unused()
  return Object.keys(unused).length > 0 ? `scripted but never drawn: ${canonical(unused)}` : undefined
}

function overlay(base: unknown, part: unknown, key: string): unknown {
  if (part === undefined) return base
  if (Array.isArray(part) && Array.isArray(base) && key !== 'agenda' && part.length > 0 && part.every(isPartOfItem)) {
    for (const [i, item] of part.entries()) base[i] = overlay(base[i], item, '')
    return base
  }
  if (isFields(part) && isFields(base)) {
    const fields = base as Record<string, unknown>
    for (const name of Object.keys(part)) fields[name] = overlay(fields[name], part[name], name)
    return base
  }
  // Scenarios may share parts, so each state gets its own.
  return JSON.parse(JSON.stringify(part))
}

function isPartOfItem(item: unknown): boolean {
  return item === undefined || isFields(item)
}

/** Where a value first differs from the part that was expected of it. */
export function firstDifference(value: unknown, part: unknown, path: string): string | undefined {
  if (part === undefined) return undefined
  if (Array.isArray(part) && Array.isArray(value) && part.some(isFields)) {
    // An agenda is expected whole: a step too many is a mistake.
    if (path.endsWith('agenda') && part.length !== value.length) return `${path} is ${canonical(value)}`
    for (const [i, item] of part.entries()) {
      const difference = firstDifference(value[i], item, `${path}[${i}]`)
      if (difference) return difference
    }
    return undefined
  }
  if (isFields(part) && isFields(value)) {
    for (const key of Object.keys(part)) {
      const difference = firstDifference(value[key], part[key], path === '' ? key : `${path}.${key}`)
      if (difference) return difference
    }
    return undefined
  }
  return same(value, part) ? undefined : `${path} is ${canonical(value)}, expected ${canonical(part)}`
}
