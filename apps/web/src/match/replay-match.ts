import {
  type Box,
  gameOfVersion,
  isUndo,
  type MatchRecord,
  type Move,
  type Seat,
  type Strength,
  type Verdict,
  type Viewer,
  verifying,
} from '@ludoteca/kernel'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { type Chapter, chaptersOf } from './chapters.ts'
import { inForce } from './in-force.ts'
import { MatchStore } from './match-store.ts'
import { isPersonKind } from './persons.ts'
import { type AnyGame, ReplayLine } from './replay-line.ts'
import { share } from './share.ts'
import type { MoveRefusal, SeenRecord } from './shown.ts'
import { inSlices } from './slices.ts'
import { factsFor, storyFor, storyWith } from './story.ts'

/** A match looked at again move by move. */
export class ReplayMatch extends MatchStore {
  readonly kind = 'replay'
  /** The move that was made last in the picture; 0 is the set-up. */
  at = 0
  as: Viewer = 'spectator'
  /** How many moves there are; fewer than in a damaged record, which ends before the first that is refused. */
  length: number
  /** Where turns or rounds begin; known once the whole record was played. */
  chapters: readonly Chapter[] = []
  readonly #record: MatchRecord
  readonly #game: AnyGame
  readonly #line: ReplayLine
  #isClosed = false

  private constructor(box: Box, game: AnyGame, record: MatchRecord, line: ReplayLine, names: readonly string[]) {
    super(box)
    makeObservable<ReplayMatch, 'survey'>(this, {
      at: observable,
      as: observable,
      length: observable,
      chapters: observableRef,
      lastMove: computed,
      goTo: action,
      lookAs: action,
      survey: action,
    })
    this.#record = record
    this.length = record.moves.length
    this.#game = game
    this.#line = line
    this.seats = record.seats.map(({ name, kind }, seat) => ({
      name: names[seat] ?? name,
      kind: isPersonKind(kind) ? 'human' : 'bot',
      strength: isPersonKind(kind) ? null : (kind as Strength),
      control: isPersonKind(kind) ? 'human' : 'bot',
      connected: true,
    }))
    this.#show(0)
  }

  /**
   * Nothing when the record has no seed yet, or was played by rules that are not at hand. `names` are those by seat under
   * which its people are shown now: one who has left for good has none any more, but in the record.
   */
  static open(box: Box, record: MatchRecord, names: readonly string[] = []): ReplayMatch | undefined {
    const game = gameOfVersion(box, record.rulesVersion)
    const line = game && ReplayLine.open(game, record)
    return game && line && new ReplayMatch(box, game, record, line, names)
  }

  get record(): MatchRecord {
    return this.#record
  }

  override get seen(): SeenRecord {
    return { record: this.#record, at: this.at }
  }

  /** Plays the whole record beside the picture, without holding the page up: then every jump is short. */
  async prepare(): Promise<void> {
    await inSlices(this.#reachAll(), () => !this.#isClosed)
    if (!this.#isClosed) this.survey()
  }

  /**
   * Shows the match after that move. One step forward acts out what happened; any other jump shows only what is, and
   * so does another step before the first has been seen.
   */
  goTo(move: number): void {
    this.queue.cut()
    const target = Math.max(0, Math.min(Math.trunc(move), this.length))
    if (target === this.at || Number.isNaN(target)) return
    const at = this.#line.reach(target)
    if (at < target) this.length = at
    this.#show(at, at === this.at + 1)
  }

  /** Shows it as that seat saw it. */
  lookAs(viewer: Viewer): void {
    this.queue.cut()
    this.as = viewer
    this.#show(this.at)
  }

  /** The words for the move that was made last, if any. Before a match is over, some answers are still sealed. */
  get lastMove(): string | undefined {
    const made = this.record.moves[this.at - 1]
    if (made === undefined || isUndo(made.move) || this.record.outcome === undefined) return undefined
    return this.box.words.move(made.seat, made.move as Move, this.names)
  }

  /** Plays everything again and compares every hash; tells how many moves hold so far. Nothing when it was closed. */
  verify(tell: (moves: number) => void): Promise<Verdict | undefined> {
    return inSlices(verifying(this.#game, this.record), () => !this.#isClosed, tell)
  }

  close(): void {
    this.#isClosed = true
    this.queue.close()
  }

  /** What is past cannot be changed: `recordUpTo` makes another match of it. */
  protected async send(move: Move, _seat: Seat): Promise<MoveRefusal | undefined> {
    return { code: 'E_PHASE', message: '', move }
  }

  /** Takes stock after the whole record was played. */
  protected survey(): void {
    this.length = this.#line.reached
    this.chapters = chaptersOf(this.box, this.#line.facts, this.names)
  }

  *#reachAll(): Generator<number, void, undefined> {
    const { length } = this.record.moves
    while (this.#line.reached < length) {
      const next = this.#line.reached + 1
      if (this.#line.reach(next) < next) return
      yield next
    }
  }

  #show(at: number, isStep = false): void {
    const match = this.#line.matchAt(at)
    const outcome = match.outcome()
    const { picture, awaited } = this.latest
    const waited = outcome ? [] : match.decisions.flatMap(({ seat, open }) => (open ? [] : seat))
    const made = this.record.moves[at - 1]
    const isActedOut = isStep && made !== undefined && !isUndo(made.move)
    const facts = isActedOut ? factsFor(this.#line.facts[at] ?? [], [this.as]) : []
    const next = {
      picture: { viewer: this.as, view: share(picture?.view, match.view(this.as)), decisions: [] },
      story: isActedOut
        ? storyWith(this.latest.story, facts, at)
        : storyFor(this.#line.facts.slice(0, at + 1), inForce(this.record.moves, at), [this.as]),
      outcome,
      awaited: share(awaited, [...new Set(waited)]),
    }
    this.arrive(facts, next, {
      isAtOnce: !isActedOut,
      also: () => {
        this.at = at
      },
    })
  }
}
