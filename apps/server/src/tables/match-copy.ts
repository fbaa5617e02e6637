import { Broken } from '@ludoteca/kernel'
import { type Loaded, loadMatch, playStored, resumeMatch } from './ledger.ts'
import type { StartedMatch, TableDeps, TableSnapshot } from './ports.ts'
import { Round } from './round.ts'
import type { ToldText } from './story.ts'

/** The match in memory: what is stored, and for the time of an append what is about to be. */
export class MatchCopy {
  readonly #deps: TableDeps
  readonly #matchId: string
  /** The keys of the moves since `loaded.keysFrom`, and of older ones that were asked for. Looked through but rarely. */
  #keys: string[]
  /** Those of the stretch before: they outlive a snapshot, for answers may still be on their way. */
  #oldKeys: readonly string[] = []
  #loaded: Loaded
  /** Up to which move everything told was handed out. */
  #toldUpTo: number
  #isSpoiled = false

  constructor(deps: TableDeps, matchId: string, loaded: Loaded) {
    this.#deps = deps
    this.#matchId = matchId
    this.#loaded = loaded
    this.#keys = [...loaded.keys]
    this.#toldUpTo = loaded.match.seq
  }

  /** The match and what is kept beside it, as of now. */
  get now(): Loaded {
    return this.#loaded
  }

  /** It may not be what is stored: it has to be read before anything else. */
  get isSpoiled(): boolean {
    return this.#isSpoiled
  }

  /** Whether moves before a snapshot are not at hand. */
  get isPartial(): boolean {
    return this.#loaded.keysFrom > 0
  }

  /** Whether a move with this key is known to be stored. */
  has(key: string): boolean {
    return this.#keys.includes(key) || this.#oldKeys.includes(key)
  }

  /** The same, also for moves that were stored before this copy begins. */
  async knows(key: string): Promise<boolean> {
    if (this.has(key)) return true
    if (!(await this.#deps.store.hasKey(this.#matchId, key))) return false
    this.#keys.push(key)
    return true
  }

  /** Lets go of the moves before a snapshot of this very moment: a long match takes no more room than a short one. */
  forget(started: StartedMatch, snapshot: TableSnapshot['match']): void {
    const match = resumeMatch(this.#deps.box, started, snapshot)
    this.#loaded.clocks.forget()
    this.#loaded = { ...this.#loaded, match, keysFrom: snapshot.seq }
    this.#beginKeys([])
  }

  /** Plays upon the copy. A fault of the rules spoils it; nothing of it is stored. */
  play(now: number, moves: (round: Round) => void): Round {
    const round = new Round(this.#loaded, now, this.#deps)
    this.#isSpoiled = true
    moves(round)
    this.#isSpoiled = false
    return round
  }

  /** Stores what was played. Unless it answers `stored`, the copy is spoiled. */
  async append({ rows }: Round, due: number | null | undefined): Promise<'stored' | 'taken'> {
    this.#isSpoiled = true
    const result = await this.#deps.store.append(this.#matchId, rows, due)
    if (result === 'taken') return result
    this.#isSpoiled = false
    this.#toldUpTo = this.#loaded.match.seq
    for (const { key } of rows) this.#keys.push(key)
    return result
  }

  /** Takes over what other processes have stored. Gives what that told; nothing when there was nothing new. */
  async catchUp(): Promise<readonly ToldText[] | undefined> {
    const { match } = this.#loaded
    const rows = await this.#deps.store.after(this.#matchId, match.seq)
    if (rows.length === 0) return undefined
    this.#isSpoiled = true
    const told = rows.flatMap((row) => playStored(this.#loaded, row))
    this.#isSpoiled = false
    this.#toldUpTo = match.seq
    for (const { key } of rows) this.#keys.push(key)
    return told
  }

  /** Reads the match anew. Gives what was told by moves that were not here before; nothing when there are none. */
  async reload(started: StartedMatch, whole: boolean): Promise<readonly ToldText[] | undefined> {
    const { store, box } = this.#deps
    const before = this.#toldUpTo
    const loaded = await loadMatch(store, box, started, { upTo: before, whole })
    if (loaded.match.seq < before) throw new Broken('stored moves are gone', { before, now: loaded.match.seq })
    this.#loaded = loaded
    this.#isSpoiled = false
    this.#toldUpTo = loaded.match.seq
    this.#beginKeys(loaded.keys)
    return this.#toldUpTo > before ? loaded.told : undefined
  }

  #beginKeys(keys: readonly string[]): void {
    this.#oldKeys = this.#keys
    this.#keys = [...keys]
  }
}
