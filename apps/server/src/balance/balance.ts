import { Broken, type Balance as Counted, movesInForce, type Workshop } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { inSlices } from '../in-slices.ts'
import { InTurn } from '../in-turn.ts'
import {
  type BalanceFilter,
  countNoted,
  editionsOf,
  keepNotes,
  notesAfter,
  type StoredNote,
  unnotedMatches,
} from '../storage/balance.ts'
import type { Schema } from '../storage/schema.ts'
import type { FindBox, MatchStore } from '../tables/ports.ts'
import { beginMatch } from '../tables/replica/load.ts'
import { Sums, storedNotes } from './sums.ts'

/** How many matches are fetched at once. */
const BATCH = 20
const NOTES_BATCH = 200
/** How many sums are cached. */
const KEPT = 30

interface BalanceDeps {
  readonly db: Kysely<Schema>
  readonly store: Pick<MatchStore, 'find' | 'after'>
  readonly findBox: FindBox
  workshop(game: string): Promise<Workshop | undefined>
  failed(error: unknown, matchId: string): void
}

/** The progress, and the sums so far. */
export interface BalanceReport {
  readonly matches: number
  readonly read: number
  /** Matches whose logs do not verify with the installed rules. */
  readonly unreadable: number
  readonly sums: Sums
}

/**
 * What finished matches say about the balance of their game. Nothing is read until somebody asks; then match after match
 * is played again beside everything else, a few milliseconds at a time, and what it noted is kept, so that nobody has to
 * wait for it again.
 */
export class BalanceBook {
  readonly #deps: BalanceDeps
  readonly #sums = new LRUCache<string, { readonly read: number; readonly sums: Sums }>({ max: KEPT })
  readonly #queue = new InTurn()
  readonly #reading = new Map<string, Promise<void>>()
  readonly #unreadable = new Map<string, Set<string>>()
  #isOver = false

  constructor(deps: BalanceDeps) {
    this.#deps = deps
  }

  /** The sums so far. Starts to read matches that were not read yet. */
  async report(filter: BalanceFilter): Promise<BalanceReport | undefined> {
    const { db } = this.#deps
    const counted = await this.#countedOf(filter.game)
    if (counted === undefined) return undefined
    const { matches, read } = await countNoted(db, filter, counted.version)
    const unreadable = this.#unreadable.get(filter.game)?.size ?? 0
    if (read + unreadable < matches) this.#begin(filter.game, counted)
    return { matches, read, unreadable, sums: await this.#summed(filter, counted, read) }
  }

  /** The values of the filter that occur in matches of a game. */
  editions(game: string): ReturnType<typeof editionsOf> {
    return editionsOf(this.#deps.db, game)
  }

  /** Resolves when all reading that was started is done. */
  async done(): Promise<void> {
    await Promise.all(this.#reading.values())
  }

  close(): void {
    this.#isOver = true
  }

  async #countedOf(game: string): Promise<Counted | undefined> {
    return (await this.#deps.workshop(game))?.balance
  }

  #begin(game: string, counted: Counted): void {
    if (this.#reading.has(game) || this.#isOver) return
    const reading = this.#queue
      .run(() => this.#readAll(game, counted))
      .catch((error) => this.#deps.failed(error, ''))
      .finally(() => this.#reading.delete(game))
    this.#reading.set(game, reading)
  }

  async #readAll(game: string, counted: Counted): Promise<void> {
    const unreadable = this.#unreadable.get(game) ?? new Set<string>()
    this.#unreadable.set(game, unreadable)
    for (;;) {
      const ids = await unnotedMatches(this.#deps.db, game, counted.version, BATCH, [...unreadable])
      for (const id of ids) {
        if (this.#isOver) return
        await this.#read(id, counted, unreadable)
      }
      if (ids.length < BATCH) return
    }
  }

  async #read(matchId: string, counted: Counted, unreadable: Set<string>): Promise<void> {
    try {
      const notes = await this.#notesOf(matchId, counted)
      await keepNotes(this.#deps.db, matchId, counted.version, storedNotes(counted.tables, notes))
    } catch (error) {
      // The database may come back; a log that does not verify never will.
      if (!(error instanceof Broken)) throw error
      unreadable.add(matchId)
      this.#deps.failed(error, matchId)
    }
  }

  async #notesOf(matchId: string, counted: Counted) {
    const { store, findBox } = this.#deps
    const started = await store.find(matchId)
    const box = started && (await findBox(started.game, started.pack))
    if (started === undefined || box === undefined) throw new Broken('there is nothing to read')
    const match = beginMatch(box, started)
    const reader = counted.reader()
    reader.hear(match.told, match.position.state)
    await inSlices(movesInForce(await store.after(matchId, 0)), ({ seq, seat, move }) => {
      const answer = match.submit(seat, move)
      if (!answer.ok) throw new Broken('a stored move is refused', { seq, code: answer.refusal.code })
      reader.hear(answer.told, match.position.state)
    })
    const outcome = match.outcome()
    if (outcome === undefined) throw new Broken('a match that is over has no end', { game: started.game })
    return reader.end(match.position.state, outcome)
  }

  /** The sums; computed again only when more matches were read. */
  async #summed(filter: BalanceFilter, counted: Counted, read: number): Promise<Sums> {
    const key = JSON.stringify([filter.game, filter.rulesVersion, filter.pack, filter.from, counted.version])
    const known = this.#sums.get(key)
    if (known?.read === read) return known.sums
    const sums = new Sums(counted.tables)
    let after = ''
    for (;;) {
      const batch = await notesAfter(this.#deps.db, filter, counted.version, after, NOTES_BATCH)
      await inSlices(
        batch.flatMap(({ notes }) => notes),
        (note: StoredNote) => sums.add(note),
      )
      if (batch.length < NOTES_BATCH) break
      after = batch.at(-1)?.id ?? ''
    }
    // Cards have the names of their packs, which must be loaded first.
    for (const { pack } of await this.editions(filter.game)) {
      if (pack !== null) await this.#deps.findBox(filter.game, { sha256: pack })
    }
    this.#sums.set(key, { read, sums })
    return sums
  }
}
