import { type ChanceState, SeededChance } from './chance.ts'
import { copyJson } from './copy-json.ts'
import {
  Broken,
  type ClockDecision,
  CROWD,
  type Decision,
  type Fact,
  type Game,
  type Move,
  type Outcome,
  type Refusal,
  refuse,
  type Seat,
  TABLE,
  type Told,
  type UndoRight,
  type Viewer,
} from './game.ts'
import { GENERATOR, type GeneratorName } from './generators.ts'
import { hashState } from './hash.ts'
import { firstLink, HASH_EVERY, nextLink } from './links.ts'
import {
  type Circumstance,
  isUndo,
  type LogEntry,
  type MatchStart,
  refusalOfFields,
  type Snapshot,
  type SubmitResult,
  type UndoMove,
} from './match-parts.ts'
import { checkNames, configure, isRefusal, type SeatInfo } from './options.ts'
import { type Mark, Past } from './past.ts'
import { describe, type PlainDecision, refusalByHand } from './permit.ts'
import { Position } from './position.ts'

/** More entries than that are not kept by a match that forgets, whatever was taken back. */
const ENTRIES_MAX = 1000

/** Game, state and chance, with the log of moves: the truth about one match. */
export class Match<C, S, M extends Move, V, F extends Fact> {
  readonly game: Game<C, S, M, V, F>
  readonly config: C
  readonly seats: readonly SeatInfo[]
  readonly seed: string
  readonly generator: GeneratorName
  readonly log: LogEntry<M>[] = []
  #position: Position<C, S, M, V, F>
  #chance: SeededChance
  /** Nothing in a match in which nobody may take anything back. */
  #past: Past<S> | undefined
  /** The chain over set-up and every move so far: element n is the link after entry n of `log`. */
  readonly #links: string[] = []
  /** Where `log` begins: 0, or the seq of the snapshot this match was resumed from, or of the last move it let go of. */
  #from: number
  #isSpoiled = false

  private constructor(game: Game<C, S, M, V, F>, config: C, start: MatchStart, snapshot?: Snapshot<S>) {
    this.game = game
    this.config = config
    this.seats = start.seats
    this.seed = start.seed
    this.generator = start.generator ?? GENERATOR
    this.#chance = this.#luckFrom(snapshot?.chance)
    this.#from = snapshot?.seq ?? 0
    if (snapshot) {
      this.#position = new Position(game, game.copy(snapshot.state), this.#chance)
      this.#links.push(snapshot.link)
    } else {
      this.#position = Position.setup(game, config, start.seats.length, this.#chance)
      this.#chance.drop()
      this.#links.push(firstLink(game, config, start, this.generator, hashState(this.#position.state)))
    }
    const mayAnybody = [TABLE, CROWD, ...start.seats.keys()].some((seat) => this.mayUndo(seat))
    if (mayAnybody) this.#past = new Past(this.#here())
  }

  /** Sets a match up, or says why these seats and options will not do. */
  static start<C, S, M extends Move, V, F extends Fact>(
    game: Game<C, S, M, V, F>,
    start: MatchStart,
  ): Match<C, S, M, V, F> | Refusal {
    const config = configure(game as unknown as Game<C>, start.options, start.seats.length)
    if (isRefusal(config)) return config
    return checkNames(start.seats) ?? new Match(game, config, start)
  }

  /** Goes on from a snapshot. Undo reaches back to it and no further. */
  static resume<C, S, M extends Move, V, F extends Fact>(
    game: Game<C, S, M, V, F>,
    start: MatchStart,
    snapshot: Snapshot<S>,
  ): Match<C, S, M, V, F> | Refusal {
    const config = configure(game as unknown as Game<C>, start.options, start.seats.length)
    return isRefusal(config) ? config : new Match(game, config, start, snapshot)
  }

  /** The number of the last move. */
  get seq(): number {
    return this.#from + this.log.length
  }

  /** Whether `log` begins with the first move. */
  get isWhole(): boolean {
    return this.#from === 0
  }

  /** How many moves could be taken back with what is at hand. */
  get reach(): number {
    return this.#past?.reach ?? 0
  }

  /** Whether the rules failed in the middle of a move: what is here is neither before it nor after it. */
  get isSpoiled(): boolean {
    return this.#isSpoiled
  }

  /** What happened at set-up or with the last move. */
  get told(): readonly Told<F>[] {
    return this.#position.told
  }

  /** Everything that is being asked now, of all seats. */
  get decisions(): readonly Decision<S, M>[] {
    return this.#position.decisions
  }

  /** The position itself, for bots and searches that run beside the match. Never write to it. */
  get position(): Position<C, S, M, V, F> {
    return this.#position
  }

  /** What this seat is asked, as plain JSON. What is left to the clock nobody is asked. */
  decisionsFor(seat: Seat): readonly PlainDecision<M>[] {
    const { state, decisions } = this.#position
    return decisions.filter((d) => d.seat === seat && !d.byClock).map((d) => describe(state, d))
  }

  /** What the clock alone will do, and after how long. */
  get clockDecisions(): readonly ClockDecision<S, M>[] {
    return this.#position.decisions.filter((d): d is ClockDecision<S, M> => d.byClock !== undefined)
  }

  /** How the match ended; nothing while it goes on. */
  outcome(): Outcome | undefined {
    return this.game.outcome(this.#position.state)
  }

  /** What this viewer may know, cut loose from the state. */
  view(viewer: Viewer): V {
    return JSON.parse(JSON.stringify(this.game.view(this.#position.state, viewer))) as V
  }

  /** Why this seat may not make this move now; nothing when it may. */
  refusalOf(seat: Seat, move: unknown): Refusal | undefined {
    if (isUndo(move)) return this.#refusalOfUndo(seat, move)
    if (this.outcome()) return refuse('E_OVER')
    return this.#position.refusalOf(seat, move)
  }

  /**
   * Why nobody may make this move by hand, or take it back: only the clock may. Nothing for all other moves. Whoever lets
   * people's moves in asks; records are played again without asking, for a clock has made their moves once.
   */
  refusalByHand(seat: Seat, move: unknown): Refusal | undefined {
    if (!isUndo(move)) return refusalByHand(this.#position.decisions, seat, move)
    const last = this.#past?.last
    const entry = last && this.log[last.seq - this.#from - 1]
    return entry?.seat === TABLE && entry.by === 'clock' ? refuse('E_UNDO') : undefined
  }

  /** Makes a move. A refused one changes nothing, not even the generator. */
  submit(seat: Seat, move: unknown, circumstance: Circumstance = {}): SubmitResult<M, F> {
    const refusal = this.refusalOf(seat, move)
    if (refusal) return { ok: false, refusal }
    // The caller may go on changing its object; the log keeps its own.
    const own = copyJson(move) as unknown as M | UndoMove
    this.#isSpoiled = true
    if (isUndo(own)) this.#takeBack()
    else this.#play(seat, own as M)
    const entry = { seq: this.seq + 1, seat, move: own, draws: this.#chance.take(), ...circumstance }
    this.log.push(entry)
    if (!isUndo(own) && this.#past) {
      this.#past.add({ seq: entry.seq, seat, final: entry.draws.length > 0 || this.#position.revealed })
      if (this.#past.isMarkDue) this.#past.mark(this.#here())
    }
    this.#links.push(nextLink(this.#links.at(-1) as string, entry, this.#stateHashIfNeeded(entry.seq)))
    this.#isSpoiled = false
    return { ok: true, entry, told: this.#position.told }
  }

  /** Makes a move on a copy, with the luck it would have, and throws what making it would throw. */
  rehearse(seat: Seat, move: unknown): void {
    if (isUndo(move) || this.refusalOf(seat, move)) return
    const position = new Position(this.game, this.game.copy(this.#position.state), this.#chance.clone())
    position.apply(seat, copyJson(move) as unknown as M)
    if (this.game.outcome(position.state) === undefined) this.game.decisions(position.state)
  }

  /** The link of the hash chain after move `seq` (0: after set-up). */
  linkAt(seq: number): string | undefined {
    return this.#links[seq - this.#from]
  }

  /** The match at this moment, to be stored and resumed from. */
  snapshot(): Snapshot<S> {
    return {
      seq: this.seq,
      state: this.game.copy(this.#position.state),
      chance: this.#chance.save(),
      link: this.#links.at(-1) as string,
    }
  }

  /** Whether this seat may take anything back at all. */
  mayUndo(seat: Seat): boolean {
    return this.#rightOf(seat) !== 'none'
  }

  /** Whether the move that would be taken back is this seat's own, and neither drew nor revealed anything. */
  isLastOwn(seat: Seat): boolean {
    const last = this.#past?.last
    return last !== undefined && last.seat === seat && !last.final
  }

  /**
   * Lets go of moves that need not be at hand: of all where nobody may take anything back, else of all but the last few
   * dozen. Undo reaches back to those and no further; `log` and links begin there.
   */
  forget(): void {
    const from = this.#forgottenUpTo()
    this.log.splice(0, from - this.#from)
    this.#links.splice(0, from - this.#from)
    this.#from = from
  }

  /** The seqs of moves that were taken back and no longer count. */
  undone(): ReadonlySet<number> {
    return this.#past?.undoneOf(this.log.filter(({ move }) => !isUndo(move)).map(({ seq }) => seq)) ?? new Set()
  }

  #play(seat: Seat, move: M): void {
    try {
      this.#position.apply(seat, move)
    } catch (error) {
      const { id, version } = this.game
      // The seed stays out of the message: it may end up in a log that players can read.
      throw new Broken(error instanceof Error ? error.message : String(error), { game: id, version, seq: this.seq + 1 })
    }
  }

  #refusalOfUndo(seat: Seat, move: UndoMove): Refusal | undefined {
    const malformed = refusalOfFields(move)
    if (malformed) return malformed
    const right = this.#rightOf(seat)
    if (right === 'none') return refuse('E_UNDO')
    if (this.reach === 0) return refuse(this.#from === 0 ? 'E_NOTHING' : 'E_UNDO')
    return right === 'any' || this.isLastOwn(seat) ? undefined : refuse('E_UNDO')
  }

  #rightOf(seat: Seat): UndoRight {
    return this.game.undo?.(this.#position.state, seat) ?? 'none'
  }

  /** Goes back to the nearest kept position and plays forward to just before the last move in force. */
  #takeBack(): void {
    const { from, again } = (this.#past as Past<S>).takeBack()
    this.#chance = this.#luckFrom(from.chance)
    this.#position = new Position(this.game, this.game.copy(from.state), this.#chance)
    for (const { seq } of again) {
      const { seat, move } = this.log[seq - this.#from - 1] as LogEntry<M>
      this.#play(seat, move as M)
    }
    this.#chance.drop()
    this.#position.hush()
  }

  #luckFrom(saved: ChanceState = {}): SeededChance {
    return new SeededChance(this.seed, { generator: this.generator, saved })
  }

  /** Up to which move everything may be let go of. */
  #forgottenUpTo(): number {
    if (this.#past && this.log.length <= ENTRIES_MAX) return this.#past.forget() ?? this.#from
    // Whoever moves and takes back for ever never gets far enough for anything to be let go of.
    if (this.#past) this.#past = new Past(this.#here())
    return this.seq
  }

  /** The position as of now, to go back to. */
  #here(): Mark<S> {
    return { seq: this.seq, state: this.game.copy(this.#position.state), chance: this.#chance.save() }
  }

  #stateHashIfNeeded(seq: number): string | null {
    return seq % HASH_EVERY === 0 || this.outcome() !== undefined ? hashState(this.#position.state) : null
  }
}
