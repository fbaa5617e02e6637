import { Broken } from '@ludoteca/kernel'
import type { MoveRequest, StartedMatch, StoredMove, TableDeps } from '../ports.ts'
import { type LoadedMatch, loadMatch, playStored, reachBehind } from './load.ts'
import { type Care, Round } from './round.ts'
import type { FactText } from './story.ts'

/** So many keys are at hand at least, if there are as many: answers may still be on their way. Others are looked up. */
const KEYS_KEPT = 64

/** The match in memory: what is stored, and for the time of an append what is about to be. */
export class Replica {
  readonly #deps: TableDeps
  readonly #matchId: string
  /** Those of the last moves. Looked through but rarely. */
  #keys: string[]
  /** Those of older moves that were looked up, until a round is stored. */
  readonly #lookedUp = new Set<string>()
  #hasAllKeys: boolean
  #loaded: LoadedMatch
  /** Up to which move everything told was handed out. */
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

  /** The match and what is kept beside it, as of now. */
  get now(): LoadedMatch {
    return this.#loaded
  }

  /** Whether it may differ from what is stored: then it has to be read anew before anything else. */
  get isSpoiled(): boolean {
    return this.#isSpoiled
  }

  /** Whether the key of every stored move is at hand. */
  get hasAllKeys(): boolean {
    return this.#hasAllKeys
  }

  /** Whether somebody wants to take back what is not at hand. */
  isTooShortFor(undos: readonly MoveRequest[]): boolean {
    const { match } = this.#loaded
    return !match.isWhole && undos.length > match.reach && undos.some(({ seat }) => match.mayUndo(seat))
  }

  /** Whether a move with this key is known to be stored. */
  has(key: string): boolean {
    return this.#keys.includes(key) || this.#lookedUp.has(key)
  }

  /** The same, also for moves whose keys are not at hand. */
  async knows(key: string): Promise<boolean> {
    if (this.has(key)) return true
    if (!(await this.#deps.store.hasKey(this.#matchId, key))) return false
    this.#lookedUp.add(key)
    return true
  }

  /** Plays a round. A fault of the rules spoils the replica; nothing of the round is stored. */
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

  /** Plays what other processes have stored. Returns the facts of it; nothing when there was nothing new. */
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

  /** Reads the match anew. Returns the facts of moves that were not here before; nothing when there are none. */
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

  /** These are stored. What led to them need not be kept: a long match takes no more room than a short one. */
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
