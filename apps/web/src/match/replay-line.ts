import {
  type Fact,
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  type Move,
  type Snapshot,
  startOf,
  type Told,
} from '@ludoteca/kernel'
import { restingPlaces } from './in-force.ts'
import type { AnyMatch } from './privacy.ts'

/** The rules of any game. */
export type AnyGame = Game<object, object, Move, object, Fact>

/** A position is kept about every so many moves: no jump plays more than these. */
const KEEP_EVERY = 40

/** A record, played as far as anybody has looked. Knows what every move told, and gets to any of them quickly. */
export class ReplayLine {
  /** What each move told; element 0 is the set-up. */
  readonly facts: (readonly Told[])[] = []
  readonly #game: AnyGame
  readonly #record: MatchRecord
  readonly #rests: readonly boolean[]
  readonly #kept: Snapshot[] = []
  /** The match at the farthest move that was reached. */
  readonly #front: AnyMatch
  /** The match where somebody looks. */
  #here: AnyMatch

  private constructor(game: AnyGame, record: MatchRecord, front: AnyMatch) {
    this.#game = game
    this.#record = record
    this.#rests = restingPlaces(record.moves)
    this.#front = front
    this.facts.push(structuredClone(front.told))
    this.#kept.push(front.snapshot())
    this.#here = this.#resume(0)
  }

  /** Nothing when the record has no seed, or its set-up is refused. */
  static open(game: AnyGame, record: MatchRecord): ReplayLine | undefined {
    const front = record.seed === undefined ? undefined : Match.start(game, startOf(record))
    return front === undefined || isRefusal(front) ? undefined : new ReplayLine(game, record, front)
  }

  /** How far the record has been played. */
  get reached(): number {
    return this.facts.length - 1
  }

  /** Plays on to that move, for what it tells. Stops before a move that is refused, and answers where. */
  reach(move: number): number {
    while (this.reached < move) {
      const answer = play(this.#front, this.#record)
      if (answer === undefined) break
      this.facts.push(structuredClone(answer) as readonly Told[])
      const { seq } = this.#front
      if (this.#rests[seq] && seq >= (this.#kept.at(-1)?.seq ?? 0) + KEEP_EVERY) this.#kept.push(this.#front.snapshot())
    }
    return Math.min(move, this.reached)
  }

  /** The match after that move, or after the last one that can be played. Looked at until the next call. */
  matchAt(move: number): AnyMatch {
    const target = this.reach(move)
    const near = this.#kept.findLastIndex(({ seq }) => seq <= target)
    const isBehind = this.#here.seq > target || this.#here.seq < (this.#kept[near]?.seq ?? 0)
    if (isBehind) this.#here = this.#resume(near)
    while (this.#here.seq < target) play(this.#here, this.#record)
    return this.#here
  }

  #resume(kept: number): AnyMatch {
    const match = Match.resume(this.#game, startOf(this.#record), this.#kept[kept] as Snapshot)
    if (isRefusal(match)) throw new Error('a match that was set up cannot be resumed')
    return match
  }
}

function play(match: AnyMatch, { moves }: MatchRecord): readonly Told[] | undefined {
  const next = moves[match.seq]
  const answer = next && match.submit(next.seat, next.move)
  return answer?.ok ? answer.told : undefined
}
