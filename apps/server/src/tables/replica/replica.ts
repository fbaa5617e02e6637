import { Broken } from '@ludoteca/kernel'
import type { MoveRequest, StartedMatch, StoredMove, TableDeps } from '../ports.ts'
import { type LoadedMatch, loadMatch, playStored, reachBehind } from './load.ts'
import { type Care, Round } from './round.ts'
import type { FactText } from './story.ts'

/** How many keys of the last moves are kept, at least: their replies may still be on the way. Older ones are looked up. */
const KEYS_KEPT = 64

/** The match in memory: equal to what is stored, and during an append ahead of it by one round. */
export class Replica {
  readonly #deps: TableDeps
  readonly #matchId: string
  /** The keys of the last moves. */
  #keys: string[]
  /** Keys of older moves that were looked up, until a round is stored. */
  readonly #lookedUp = new Set<string>()
  #hasAllKeys: boolean
  #loaded: LoadedMatch
  /** Up to which move all facts were published. */
  #publishedUpTo: number
  #isSpoiled = false

  constructor(deps: TableDeps, matchId: string, loaded: LoadedMatch) {
    this.#deps = deps
    this.#matchId = matchId
    this.#loaded = loaded
    this.#keys = [...loaded.keys]
    this.#hasAllKeys = loaded.from === 0
    this.#trimKeys()
    this.#publishedUpTo = loaded.match.seq
    loaded.clocks.notAfter(deps.env.now())
  }

  /** The match and what is derived from its log, as of now. */
  get now(): LoadedMatch {
    return this.#loaded
  }

  /** Whether it may differ from what is stored: then it has to be read again before anything else. */
  get isSpoiled(): boolean {
    return this.#isSpoiled
  }

  /** Whether the keys of all stored moves are in memory. */
  get hasAllKeys(): boolean {
    return this.#hasAllKeys
  }

  /** Whether one of these undos reaches a move that is not in memory. */
  isTooShortFor(undos: readonly MoveRequest[]): boolean {
    const { match } = this.#loaded
    return !match.isWhole && undos.length > match.reach && undos.some(({ seat }) => match.mayUndo(seat))
  }

  /** Whether the key is one of those in memory. */
  has(key: string): boolean {
    return this.#keys.includes(key) || this.#lookedUp.has(key)
  }

  /** Whether a move with this key was stored; looks it up if needed. */
  async knows(key: string): Promise<boolean> {
    if (this.has(key)) return true
    if (!(await this.#deps.store.hasKey(this.#matchId, key))) return false
    this.#lookedUp.add(key)
    return true
  }

  /** Plays a round. If the rules throw, the replica is spoiled and nothing of the round is stored. */
  play(now: number, care: Care, moves: (round: Round) => void): Round {
    const round = new Round(this.#loaded, now, this.#deps, care)
    this.#isSpoiled = true
    moves(round)
    this.#isSpoiled = false
    return round
  }

  /** Stores the round. Unless it resolves to `stored`, the replica is spoiled. */
  async append({ rows }: Round, wakeAt: number | null | undefined): Promise<'stored' | 'taken'> {
    this.#isSpoiled = true
    const result = await this.#deps.store.append(this.#matchId, rows, wakeAt)
    if (result === 'taken') return result
    this.#isSpoiled = false
    this.#publishedUpTo = this.#loaded.match.seq
    this.#lookedUp.clear()
    this.#keep(rows)
    return result
  }

  /** Plays what other processes have stored. Returns its facts; undefined when there was nothing new. */
  async catchUp(started: StartedMatch): Promise<readonly FactText[] | undefined> {
    const { match } = this.#loaded
    const rows = await this.#deps.store.after(this.#matchId, match.seq)
    if (rows.length === 0) return undefined
    if (reachBehind(rows, match.reach)) return this.reload(started, false)
    this.#isSpoiled = true
    const facts = rows.flatMap((row) => playStored(this.#loaded, row))
    this.#isSpoiled = false
    this.#loaded.clocks.notAfter(this.#deps.env.now())
    this.#publishedUpTo = match.seq
    this.#keep(rows)
    return facts
  }

  /** Reads the match again. Returns the facts of moves that were not published before; undefined when there are none. */
  async reload(started: StartedMatch, whole: boolean): Promise<readonly FactText[] | undefined> {
    const { store, box } = this.#deps
    const before = this.#publishedUpTo
    const loaded = await loadMatch(store, box, started, { upTo: before, whole })
    if (loaded.match.seq < before) throw new Broken('stored moves are gone', { before, now: loaded.match.seq })
    this.#loaded = loaded
    loaded.clocks.notAfter(this.#deps.env.now())
    this.#isSpoiled = false
    this.#publishedUpTo = loaded.match.seq
    this.#keys = [...loaded.keys]
    this.#hasAllKeys = loaded.from === 0
    this.#trimKeys()
    return this.#publishedUpTo > before ? loaded.facts : undefined
  }

  /** These moves are stored. Older history is dropped: a long match takes no more memory than a short one. */
  #keep(rows: readonly StoredMove[]): void {
    const { match, clocks } = this.#loaded
    match.forget()
    clocks.forget(match.reach)
    for (const { key } of rows) this.#keys.push(key)
    this.#trimKeys()
  }

  #trimKeys(): void {
    if (this.#keys.length <= 2 * KEYS_KEPT) return
    this.#keys = this.#keys.slice(-KEYS_KEPT)
    this.#hasAllKeys = false
  }
}
