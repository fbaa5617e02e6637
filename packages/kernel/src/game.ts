import type { Chance } from './chance.ts'
import type { Params } from './domain.ts'
import type { OptionSpecs } from './options.ts'
import type { PlayedPack } from './packs/pack.ts'

/** A place at the match: 0, 1, 2 … for players, and the two seats below. */
export type Seat = number
/** The seat of the table itself: whoever runs the device, or the clock of a phase that only shows something. */
export const TABLE: Seat = -1
/** The one seat through which all watchers act; its moves carry the watcher's id. */
export const CROWD: Seat = -2
/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'

/** What a seat does. Parameters are plain JSON beside `type`. */
export interface Move {
  readonly type: string
}

/** Something worth telling, in the past tense. Told, never read back by rules. */
export interface Fact {
  readonly type: string
}
/** Who hears a fact: everybody, or these seats alone. */
export type Audience = 'all' | readonly Seat[]
/** A fact with those who hear it. */
export interface Told<F extends Fact = Fact> {
  readonly fact: F
  readonly to: Audience
}

/** A player's mistake, as a value: a code and what its sentence needs. Words live in the game's `text/`. */
export interface Refusal {
  readonly code: string
  readonly params: Readonly<Record<string, string | number | boolean | null>>
}

/** One thing a seat may do: a move type and the domain of each parameter. Choices of one type share one `check`. */
export interface Choice<S = object, M extends Move = Move> {
  readonly type: M['type']
  /** Domains that do not depend on the position. */
  readonly params?: Params
  /** Domains that do; `null` when the choice is not to be had now. Worked out only when somebody looks. */
  paramsOf?(s: Readonly<S>, seat: Seat): Params | null
  /**
   * Where several choices have one type: whether the move may be meant for this one, so that the domains of others need
   * not be worked out. It never changes what is permitted; sees whatever was sent.
   */
  suits?(s: Readonly<S>, seat: Seat, move: M): boolean
  /**
   * What domains alone cannot say. Sees any well-shaped move, even out of its domain, so that it can explain itself;
   * for a choice that is not to be had it sees whatever was sent, and says why not.
   */
  check?(s: Readonly<S>, seat: Seat, move: M): Refusal | undefined
  /** A move for random play, where parameters drawn one by one would seldom go together. It need not be legal. */
  draw?(s: Readonly<S>, seat: Seat, chance: Chance): M
}

interface Asked<S, M extends Move> {
  readonly seat: Seat
  readonly choices: readonly Choice<S, M>[]
  /** What is being asked, as a key for the game's words. */
  readonly prompt: string
  /** How long the table's clock lets the seat think; the rules never read time. */
  readonly clockMs?: number
  /** Equal for one stretch of play: a bot that said no need not be asked again until it changes. */
  poll?(s: Readonly<S>): number
}
/** The match waits for this one; `fallback` is the move its clock plays. */
export interface AwaitedDecision<S = object, M extends Move = Move> extends Asked<S, M> {
  readonly open?: false
  readonly byClock?: never
  readonly fallback: M
}
/** May be used meanwhile; nobody waits for it. */
export interface OpenDecision<S = object, M extends Move = Move> extends Asked<S, M> {
  readonly open: true
  readonly byClock?: never
}
/**
 * Nobody is asked, and nobody waits: the clock alone makes this move, once, when the match has been played for so long.
 * It counts from the start of the match, whatever is played meanwhile.
 */
export interface ClockDecision<S = object, M extends Move = Move> extends Asked<S, M> {
  readonly open: true
  readonly clockMs: number
  readonly byClock: M
}
/** A question to one seat, or to the clock. Several may be put at once, to one seat or to many. */
export type Decision<S = object, M extends Move = Move> =
  | AwaitedDecision<S, M>
  | OpenDecision<S, M>
  | ClockDecision<S, M>

/** How a match ended. Ranks count from 1 and may be shared; a lost cooperative match has no winner. */
export interface Outcome {
  readonly reason: string
  readonly ranks: readonly number[]
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
}

/** What rules may reach beyond the state. */
export interface Io<F extends Fact = Fact> {
  readonly chance: Chance
  tell(fact: F, to?: Audience): void
  /** Something hidden has become known: the move cannot be taken back. */
  reveal(): void
  /** Hears the name of every step that play comes to; only those who measure set it. */
  readonly enter?: ((step: string) => void) | undefined
}

/**
 * Which moves a seat may take back: none, its own last ones while nothing was drawn or revealed, or any. `any` is for
 * people around one device, who see what is taken back; a server gives nobody more than `own`.
 */
export type UndoRight = 'none' | 'own' | 'any'

/** From how many to how many seats. */
export interface SeatRange {
  readonly min: number
  readonly max: number
}

/** The rules of one game. Pure: same input, same result, in Node and in the browser. */
export interface Game<C = object, S = object, M extends Move = Move, V = object, F extends Fact = Fact> {
  readonly id: string
  /** Goes up when an old log would replay differently. */
  readonly version: number
  /** What it is filled with, where that is not what it brings along. */
  readonly pack?: PlayedPack
  readonly seats: SeatRange
  readonly options: OptionSpecs<C>
  /** Which of these numbers of seats go with these options, where not all do. */
  seatsFor?(config: Readonly<C>): SeatRange
  /** What option domains alone cannot say. */
  checkOptions?(config: C, seats: number): Refusal | undefined
  setup(config: C, seats: number, io: Io<F>): S
  decisions(s: Readonly<S>): readonly Decision<S, M>[]
  apply(s: S, seat: Seat, move: M, io: Io<F>): void
  outcome(s: Readonly<S>): Outcome | undefined
  /** What this viewer may know, built field by field. It may share parts with the state: whoever keeps it, copies it. */
  view(s: Readonly<S>, viewer: Viewer): V
  /**
   * The same view for a bot, which looks at some of it and is gone before the next move: what is dear may be worked out
   * when it is looked at. Bots get the whole view where there is none.
   */
  glance?(s: Readonly<S>, seat: Seat): V
  /** A state this viewer cannot tell from the real one. */
  sample(s: Readonly<S>, viewer: Viewer, chance: Chance): S
  copy(s: Readonly<S>): S
  /** Copies share what never changes once made. Trials freeze that, so that whoever changes it after all throws. */
  readonly copiesShare?: boolean
  /** What is wrong with this state; empty when all is well. */
  invariants(s: Readonly<S>): string[]
  /** What is wrong with this step from one state to the next. */
  transitions?(before: Readonly<S>, after: Readonly<S>, told: readonly Told<F>[]): string[]
  /** What this seat may take back, also the table and the crowd: a matter of the options, the same throughout a match. */
  undo?(s: Readonly<S>, seat: Seat): UndoRight
}

/** Makes a refusal. */
export function refuse(code: string, params: Refusal['params'] = {}): Refusal {
  return { code, params }
}

/** A bug, not a player's mistake. Carries what is needed to see it again. */
export class Broken extends Error {
  override readonly name = 'Broken'
  readonly details: Readonly<Record<string, unknown>>
  constructor(message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(`${message} ${JSON.stringify(details)}`)
    this.details = details
  }
}

/** Stops the match when something that must hold does not. Stays on in production. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Broken(message)
}

/** Whether this viewer hears a fact with that audience. */
export function hears(viewer: Viewer, to: Audience): boolean {
  return to === 'all' || (viewer !== 'spectator' && to.includes(viewer))
}
