import { same } from './domain.ts'
import { type Unfairness, unfairnessOf } from './fairness.ts'
import type { Fact, Game, Move, Refusal, Told } from './game.ts'
import { commitSeed } from './hash.ts'
import { Match } from './match.ts'
import type { LogEntry } from './match-parts.ts'
import { isRefusal } from './options.ts'
import { type MatchRecord, startOf } from './record.ts'

/** The first place where a record and its replay part ways. `seq` 0 is the set-up. */
export interface Divergence {
  readonly seq: number
  readonly why: 'setup' | 'refused' | 'hash' | 'missing-hash' | 'extra-hash' | 'outcome' | 'seed'
  readonly refusal?: Refusal
}
/** What a verification found. The record holds when `seedHolds` is true, and nothing is unfair or diverges. */
export interface Verdict {
  /** Whether the revealed seed is the one that was committed; nothing without a seed. */
  readonly seedHolds: boolean | undefined
  /** What is wrong with what the seed is said to be mixed from; nothing when that holds, or is not said. */
  readonly unfairness?: Unfairness
  readonly moves: number
  readonly divergence: Divergence | undefined
}

/** Hears every step of a replay: the entry (none for the set-up) and what it told. */
export type Listener<M extends Move, F extends Fact> = (
  entry: LogEntry<M> | undefined,
  told: readonly Told<F>[],
) => void

/** Plays a record again, up to move `until`. The match ends before the first move that is refused. */
export function replay<C, S, M extends Move, V, F extends Fact>(
  game: Game<C, S, M, V, F>,
  record: MatchRecord,
  until = record.moves.length,
  listen: Listener<M, F> = () => {},
): Match<C, S, M, V, F> | Refusal {
  const match = Match.start(game, startOf(record))
  if (isRefusal(match)) return match
  listen(undefined, match.told)
  for (const { seat, move, by, at } of record.moves.slice(0, until)) {
    const answer = match.submit(seat, move, { ...(by ? { by } : {}), ...(at === undefined ? {} : { at }) })
    if (!answer.ok) return match
    listen(answer.entry, answer.told)
  }
  return match
}

/** Plays a record again and compares everything: seed and its origin, each move, each hash, the outcome. */
export function verify<C, S, M extends Move, V, F extends Fact>(
  game: Game<C, S, M, V, F>,
  record: MatchRecord,
): Verdict {
  const work = verifying(game, record)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** The same, move by move, for those who must do other things meanwhile: yields the number of every move that holds. */
export function* verifying<C, S, M extends Move, V, F extends Fact>(
  game: Game<C, S, M, V, F>,
  record: MatchRecord,
): Generator<number, Verdict, undefined> {
  const { length } = record.moves
  if (record.seed === undefined) {
    return { seedHolds: undefined, moves: length, divergence: { seq: 0, why: 'seed' } }
  }
  const seedHolds = commitSeed(record.seed) === record.seedCommit
  const unfairness = record.fairness && unfairnessOf(record.seed, record.fairness)
  const divergence = yield* firstDivergence(game, record)
  return { seedHolds, ...(unfairness && { unfairness }), moves: length, divergence }
}

function* firstDivergence<C, S, M extends Move, V, F extends Fact>(
  game: Game<C, S, M, V, F>,
  record: MatchRecord,
): Generator<number, Divergence | undefined, undefined> {
  const hashes = new Map(record.hashes.map(({ seq, hash }) => [seq, hash]))
  const match = Match.start(game, startOf(record))
  if (isRefusal(match)) return { seq: 0, why: 'setup', refusal: match }
  for (let seq = 0; seq <= record.moves.length; seq++) {
    const recorded = record.moves[seq - 1]
    if (recorded) {
      const answer = match.submit(recorded.seat, recorded.move)
      if (!answer.ok) return { seq, why: 'refused', refusal: answer.refusal }
    }
    if (!hashes.has(seq)) return { seq, why: 'missing-hash' }
    if (hashes.get(seq) !== match.linkAt(seq)) return { seq, why: 'hash' }
    yield seq
  }
  // A chain that goes on after the last move belonged to a longer match.
  if (record.hashes.length > record.moves.length + 1) return { seq: record.moves.length, why: 'extra-hash' }
  const outcome = match.outcome()
  return same(outcome ?? null, record.outcome ?? null) ? undefined : { seq: record.moves.length, why: 'outcome' }
}
