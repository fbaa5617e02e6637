import {
  type Box,
  type Fact,
  type Game,
  gameOfVersion,
  hears,
  isRefusal,
  Match,
  type MatchRecord,
  type Move,
  type Seat,
  type Told,
  type Verdict,
  type Viewer,
  verify,
} from '@ludoteca/kernel'
import { action, computed, makeObservable, observable } from 'mobx'
import { MatchStore, type Objection } from './match-store.ts'
import type { AnyMatch } from './privacy.ts'
import { share } from './share.ts'

type AnyGame = Game<object, object, Move, object, Fact>

/** A finished match, looked at again move by move. */
export class ReplayMatch extends MatchStore {
  readonly kind = 'replay'
  readonly record: MatchRecord
  /** The move that was made last in the picture; 0 is the set-up. */
  at = 0
  as: Viewer = 'spectator'
  readonly #game: AnyGame
  #match: AnyMatch
  /** What each move told; element 0 is the set-up. */
  #told: (readonly Told[])[] = []

  private constructor(box: Box, game: AnyGame, record: MatchRecord, match: AnyMatch) {
    super(box)
    makeObservable(this, { at: observable, as: observable, length: computed, goTo: action, lookAs: action })
    this.record = record
    this.#game = game
    this.#match = match
    this.#told.push(match.told)
    this.seats = record.seats.map(({ name, kind }) => ({
      name,
      kind: kind === 'human' ? 'human' : 'bot',
      strength: null,
      control: kind === 'human' ? 'human' : 'bot',
      connected: true,
    }))
    this.#show()
  }

  /** Nothing when the record has no seed yet, or was played by rules that are not at hand. */
  static open(box: Box, record: MatchRecord): ReplayMatch | undefined {
    const game = gameOfVersion(box, record.rulesVersion)
    const match = game && begin(game, record)
    return game && match && new ReplayMatch(box, game, record, match)
  }

  /** How many moves there are. */
  get length(): number {
    return this.record.moves.length
  }

  /** Shows the match after that move. One step forward tells what happened; any other jump shows only what is. */
  goTo(move: number): void {
    const target = Math.max(0, Math.min(move, this.length))
    if (target === this.at) return
    const isStep = target === this.at + 1
    if (target < this.at) this.#rewind()
    while (this.#match.seq < target) this.#forward()
    this.at = this.#match.seq
    this.#show(isStep)
  }

  /** Shows it as that seat saw it. */
  lookAs(viewer: Viewer): void {
    this.as = viewer
    this.#show()
  }

  /** The words for the move that was made last, if any. */
  get lastMove(): string | undefined {
    const made = this.record.moves[this.at - 1]
    if (made === undefined || made.move.type === 'undo') return undefined
    return this.box.words.move(made.seat, made.move as Move, this.names)
  }

  /** Plays everything again and compares every hash. */
  verify(): Verdict {
    return verify(this.#game, this.record)
  }

  close(): void {}

  /** What is past cannot be changed: `LocalMatch.resume` goes on from here as another match. */
  protected async send(move: Move, _seat: Seat): Promise<Objection | undefined> {
    return { code: 'E_PHASE', message: '', move }
  }

  #rewind(): void {
    this.#match = begin(this.#game, this.record) as AnyMatch
    this.#told = [this.#match.told]
  }

  #forward(): void {
    const next = this.record.moves[this.#match.seq]
    const answer = next && this.#match.submit(next.seat, next.move)
    if (!answer?.ok) throw new Error(`move ${this.#match.seq + 1} of this record is refused`)
    this.#told.push(structuredClone(answer.told) as readonly Told[])
  }

  #show(tells = false): void {
    const facts = this.#told.map((told) => told.filter(({ to }) => hears(this.as, to)).map(({ fact }) => fact))
    this.picture = { viewer: this.as, view: share(this.view, this.#match.view(this.as)), asked: [] }
    this.outcome = this.#match.outcome()
    if (tells) this.heard(facts.at(-1) ?? [])
    else this.story = facts.flat().map((fact, i) => ({ id: i + 1, fact }))
  }
}

function begin(game: AnyGame, { options, seats, seed }: MatchRecord): AnyMatch | undefined {
  if (seed === undefined) return undefined
  const match = Match.start(game, { options, seats, seed })
  return isRefusal(match) ? undefined : match
}
