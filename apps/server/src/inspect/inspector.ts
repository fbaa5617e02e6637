import {
  Broken,
  commitSeed,
  type Fact,
  type InspectionSection,
  isUndo,
  type Json,
  Match,
  type Move,
  type Names,
  type Refusal,
  refuse,
  type Snapshot,
  same,
  type Told,
  type Workshop,
} from '@ludoteca/kernel'
import { LRUCache } from 'lru-cache'
import { inSlices } from '../in-slices.ts'
import { InTurn } from '../in-turn.ts'
import { shownSeats } from '../people/nameless.ts'
import type { AnyGame, AnyMatch, FindBox, MatchStore, StartedMatch, StoredMove } from '../tables/ports.ts'
import { beginMatch, submitStored } from '../tables/replica/load.ts'
import { matchSeed } from '../tables/seed.ts'
import { type SeenDraw, traced } from './traced.ts'

/** How many moves of matches are cached: about 40 MB. */
const KEPT_MOVES_MAX = 20_000
const WAITING_MAX = 5
/** A snapshot is kept every so many moves. */
const MARK_EVERY = 50

/** A move of a finished match, with all its effects. */
export interface SeenMove {
  readonly seq: number
  readonly seat: number
  readonly by: string | null
  readonly at: number
  readonly move: Json
  /** In the game's words; null for an undo. */
  readonly words: string | null
  /** Where in the match it is, in the game's words. */
  readonly place: string
  readonly link: string
  readonly draws: readonly SeenDraw[]
  readonly told: readonly { readonly to: 'all' | readonly number[]; readonly words: string; readonly fact: Json }[]
}

/** A position of a finished match. */
export interface SeenPosition {
  readonly seq: number
  readonly place: string
  readonly sections: readonly InspectionSection[]
  readonly state: Json
}

/** The result of playing a match again. */
export interface Verification {
  readonly moves: number
  /** The link of the hash chain after the last move. */
  readonly link: string
  /** Every check, and whether it passed. */
  readonly checks: readonly {
    readonly what: 'seed' | 'commit' | 'moves' | 'outcome' | 'snapshots'
    readonly holds: boolean
  }[]
  /** The first move that is refused or draws other numbers. */
  readonly brokenAt: number | null
}

interface Mark {
  readonly snapshot: Snapshot
  /** The facts since the last chapter began. */
  readonly facts: readonly Fact[]
}

/** A match that was replayed. */
interface Seen {
  readonly started: StartedMatch
  readonly moves: readonly SeenMove[]
  readonly marks: readonly Mark[]
  readonly rows: readonly StoredMove[]
  readonly verification: Verification
}

interface InspectorDeps {
  readonly store: Pick<MatchStore, 'find' | 'after' | 'snapshotAt'>
  readonly findBox: FindBox
  workshop(game: string): Promise<Workshop | undefined>
}

/**
 * Finished matches from inside: every move with its draws and facts, and every position. Nothing of it can
 * be had while a match runs, whoever asks: administrators may play, too.
 */
export class Inspector {
  readonly #deps: InspectorDeps
  readonly #seen: LRUCache<string, Seen, StartedMatch>
  readonly #queue = new InTurn()

  constructor(deps: InspectorDeps) {
    this.#deps = deps
    this.#seen = new LRUCache({
      maxSize: KEPT_MOVES_MAX,
      sizeCalculation: ({ moves }) => moves.length + 1,
      fetchMethod: (_id, _stale, { context }) => this.#queue.run(() => this.#play(context)),
    })
  }

  /** `count` moves after `from`, beginning with the set-up (0). */
  async moves(matchId: string, from: number, count: number): Promise<readonly SeenMove[] | Refusal | undefined> {
    const seen = await this.#get(matchId)
    return seen && 'moves' in seen ? seen.moves.slice(from, from + count) : seen
  }

  /** The chapters of a match in order, each with its first move. */
  async places(
    matchId: string,
  ): Promise<readonly { readonly place: string; readonly seq: number }[] | Refusal | undefined> {
    const seen = await this.#get(matchId)
    if (seen === undefined || !('moves' in seen)) return seen
    return seen.moves
      .filter(({ place }, i) => place !== seen.moves[i - 1]?.place)
      .map(({ place, seq }) => ({ place, seq }))
  }

  /** The position after a move. */
  async position(matchId: string, seq: number): Promise<SeenPosition | Refusal | undefined> {
    const seen = await this.#get(matchId)
    if (seen === undefined || !('moves' in seen)) return seen
    const { started, marks, rows, moves } = seen
    const target = Math.min(seq, rows.length)
    const mark = marks.findLast(({ snapshot }) => snapshot.seq <= target)
    const box = await this.#deps.findBox(started.game, started.pack)
    if (mark === undefined || box === undefined) return undefined
    const match = orBroken(Match.resume(rulesOf(beginMatch(box, started)), started, mark.snapshot))
    const story = [...mark.facts]
    const later = rows.slice(mark.snapshot.seq, target)
    // An undo may reach back before the snapshot; then the match is played from the beginning.
    if (later.some(({ move }) => isUndo(move))) return this.#fromStart(seen, target)
    for (const row of later) addFacts(story, submitStored(match, row), box.chapters ?? [])
    return this.#look(started, match, moves[target]?.place ?? '', story)
  }

  /** Checks a match by playing it again. */
  async verification(matchId: string): Promise<Verification | Refusal | undefined> {
    const seen = await this.#get(matchId)
    return seen && 'moves' in seen ? seen.verification : seen
  }

  async #fromStart({ started, rows, moves }: Seen, target: number): Promise<SeenPosition | undefined> {
    const box = await this.#deps.findBox(started.game, started.pack)
    if (box === undefined) return undefined
    const match = beginMatch(box, started)
    const story: Fact[] = []
    addFacts(story, match.told, box.chapters ?? [])
    await inSlices(rows.slice(0, target), (row) => addFacts(story, submitStored(match, row), box.chapters ?? []))
    return this.#look(started, match, moves[target]?.place ?? '', story)
  }

  async #look({ game }: StartedMatch, match: AnyMatch, place: string, story: readonly Fact[]): Promise<SeenPosition> {
    const inspection = (await this.#deps.workshop(game))?.inspection
    const { state } = match.position
    return {
      seq: match.seq,
      place,
      sections: inspection?.sections(state, story) ?? [],
      state: JSON.parse(JSON.stringify(state)) as Json,
    }
  }

  async #get(matchId: string): Promise<Seen | Refusal | undefined> {
    const started = await this.#deps.store.find(matchId)
    if (started === undefined) return undefined
    if (started.endedAt === null) return refuse('BAD_PHASE')
    // The words change when an account is deleted, so its existence is part of the key.
    const key = JSON.stringify([matchId, started.seats.map(({ accountId }) => accountId !== null)])
    if (this.#queue.waiting >= WAITING_MAX && this.#seen.info(key) === undefined) return refuse('BUSY')
    return this.#seen.fetch(key, { context: started })
  }

  async #play(started: StartedMatch): Promise<Seen | undefined> {
    const { store, findBox, workshop } = this.#deps
    const [box, bench, rows, stored] = await Promise.all([
      findBox(started.game, started.pack),
      workshop(started.game),
      store.after(started.id, 0),
      store.snapshotAt(started.id, Number.MAX_SAFE_INTEGER),
    ])
    if (box === undefined) return undefined
    let drawn: SeenDraw[] = []
    const rules = traced(rulesOf(beginMatch(box, started)), bench?.inspection, (draw) => drawn.push(draw))
    const match = orBroken(Match.start(rules, started))
    const seats = shownSeats(box, started.seats)
    const names: Names = (seat) => seats[seat]?.name ?? String(seat)
    const moves: SeenMove[] = []
    const marks: Mark[] = []
    const story: Fact[] = []
    const note = (row: StoredMove | undefined, facts: readonly Told[]): void => {
      addFacts(story, facts, box.chapters ?? [])
      moves.push({
        seq: row?.seq ?? 0,
        seat: row?.seat ?? -1,
        by: row?.by ?? null,
        at: row?.at ?? started.startedAt,
        move: (row?.move ?? null) as Json,
        words: row === undefined || isUndo(row.move) ? null : box.words.move(row.seat, row.move as Move, names),
        place: bench?.inspection?.place(match.position.state) ?? '',
        link: match.linkAt(match.seq) ?? '',
        draws: drawn,
        told: facts.map(({ fact, to }) => ({ to, words: box.words.fact(fact, names), fact: fact as unknown as Json })),
      })
      drawn = []
      if (match.seq % MARK_EVERY === 0) marks.push({ snapshot: match.snapshot(), facts: story.slice() })
    }
    note(undefined, match.told)
    let brokenAt: number | null = null
    await inSlices(rows, (row) => {
      if (brokenAt !== null) return
      try {
        note(row, submitStored(match, row))
      } catch (error) {
        if (!(error instanceof Broken)) throw error
        brokenAt = row.seq
      }
    })
    const snapshot = stored?.match
    const checks: Verification['checks'] = [
      { what: 'seed', holds: matchSeed(started.serverSeed, started.contributions) === started.seed },
      { what: 'commit', holds: commitSeed(started.seed) === started.seedCommit },
      { what: 'moves', holds: brokenAt === null },
      { what: 'outcome', holds: same((match.outcome() ?? null) as Json, started.outcome as Json) },
      ...(snapshot && moves[snapshot.seq]
        ? [{ what: 'snapshots' as const, holds: moves[snapshot.seq]?.link === snapshot.link }]
        : []),
    ]
    const verification = { moves: rows.length, link: moves.at(-1)?.link ?? '', checks, brokenAt }
    return { started, moves, marks, rows, verification }
  }
}

/** Adds facts to a story, which begins again with every chapter. */
function addFacts(story: Fact[], facts: readonly Told[], chapters: readonly string[]): void {
  for (const { fact } of facts) {
    if (chapters.includes(fact.type)) story.length = 0
    story.push(fact)
  }
}

function rulesOf(match: AnyMatch): AnyGame {
  return match.game
}

function orBroken(match: ReturnType<typeof Match.start>): AnyMatch {
  if ('code' in match) throw new Broken('a stored match cannot be set up', { code: match.code })
  return match as AnyMatch
}
