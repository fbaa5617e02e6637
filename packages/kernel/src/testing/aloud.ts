import { SeededChance } from '../chance.ts'
import type { Domain, Json } from '../domain.ts'
import { Broken, type Fact, type Game, type Move, type Refusal, type Seat } from '../game.ts'
import { configure, isRefusal } from '../options.ts'
import { type DrawnMove, describe, drawAny, type PlainDecision } from '../permit.ts'
import { Position } from '../position.ts'

/** A random match that is listened to. */
export interface AloudTable {
  readonly seed: string
  readonly seats: number
  readonly options: object
  /** Questions and refusals are listened to at every nth position. */
  readonly every: number
  /** Moves of the right shape that will mostly be refused; they are tried on whoever is asked something. */
  readonly wild: readonly Move[]
  /** Random play need not come to an end before. */
  readonly movesMax?: number
  /** A type of move that ends everything soon: others are rather made. */
  readonly avoid?: string
}
/** Hears everything that people would read in a match. */
export interface Ear<S, M extends Move, F extends Fact> {
  fact(fact: F): void
  move(seat: Seat, move: M): void
  question(question: PlainDecision<M>): void
  refusal(refusal: Refusal, state: Readonly<S>, seat: Seat, move: Move): void
  ending(reason: string): void
}

const OPEN_ONE_IN = 3
const TRIES_TO_AVOID = 5

/** Plays a random match for somebody who listens. */
export function playAloud<C, S, M extends Move, V, F extends Fact>(
  game: Game<C, S, M, V, F>,
  table: AloudTable,
  ear: Ear<S, M, F>,
): void {
  const { seed, seats, every, movesMax = Number.POSITIVE_INFINITY } = table
  const config = configure(game as unknown as Game<C>, table.options, seats)
  if (isRefusal(config)) throw new Broken('the table has bad options', { refusal: config })
  const play = Position.setup(game, config, seats, new SeededChance(seed))
  const luck = new SeededChance(`${seed} players`)
  const tell = () => {
    for (const { fact } of play.told) ear.fact(fact)
  }
  tell()
  for (let moves = 0; moves < movesMax && !game.outcome(play.state); moves++) {
    if (moves % every === 0) ask(play, table.wild, ear)
    const { seat, move } = draw(play, luck, table.avoid)
    ear.move(seat, move)
    play.apply(seat, move)
    tell()
  }
  const outcome = game.outcome(play.state)
  if (outcome) ear.ending(outcome.reason)
}

function ask<C, S, M extends Move, V, F extends Fact>(
  play: Position<C, S, M, V, F>,
  wild: readonly Move[],
  ear: Ear<S, M, F>,
): void {
  for (const decision of play.decisions) {
    ear.question(describe(play.state, decision))
    for (const move of wild) {
      const refusal = play.refusalOf(decision.seat, move)
      if (refusal) ear.refusal(refusal, play.state, decision.seat, move)
    }
  }
}

function draw<C, S, M extends Move, V, F extends Fact>(
  play: Position<C, S, M, V, F>,
  luck: SeededChance,
  avoid: string | undefined,
): DrawnMove<M> {
  let drawn = drawAny(play.state, play.decisions, luck, OPEN_ONE_IN)
  for (let tries = 0; tries < TRIES_TO_AVOID && drawn?.move.type === avoid; tries++) {
    drawn = drawAny(play.state, play.decisions, luck, OPEN_ONE_IN)
  }
  if (drawn === undefined) throw new Broken('nobody can move')
  return drawn
}

/** Every parameter of a question's forms, with values that a form may show; fields of records are parameters too. */
export function* formsOf({ choices }: PlainDecision): Generator<{
  readonly type: string
  readonly name: string
  readonly values: readonly Json[]
}> {
  for (const { type, params } of choices) yield* fieldsOf(type, params)
}

function* fieldsOf(type: string, params: Readonly<Record<string, Domain>>): ReturnType<typeof formsOf> {
  for (const [name, domain] of Object.entries(params)) {
    yield { type, name, values: valuesOf(domain) }
    if (domain.kind === 'record') yield* fieldsOf(type, domain.fields)
  }
}

function valuesOf(domain: Domain): readonly Json[] {
  switch (domain.kind) {
    case 'one':
    case 'some':
      return domain.of
    case 'int':
      return domain.max < domain.min ? [] : [domain.min, domain.max]
    default:
      return []
  }
}
