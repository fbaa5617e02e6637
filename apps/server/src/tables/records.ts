import {
  isRefusal,
  type MatchRecord,
  type Player,
  type Refusal,
  recordOf,
  refuse,
  type Shareable,
} from '@ludoteca/kernel'
import { LRUCache } from 'lru-cache'
import { inSlices } from '../in-slices.ts'
import { InTurn } from '../in-turn.ts'
import { picturesOf } from './announce.ts'
import { beginMatch, submitStored } from './ledger.ts'
import type { FindBox, MatchStore, StartedMatch } from './ports.ts'

/** Records with so many moves together are kept: about 25 MB. */
const KEPT_MOVES_MAX = 50_000
/** So many may wait to be made. More than that means that somebody asks for all there are. */
const WAITING_MAX = 30

/** A match that was played again to its end. */
interface Replayed {
  readonly record: MatchRecord
  /** What everybody could see when it was over. */
  readonly view: object
}

/**
 * Records and pictures of matches. One of a match that is over takes as long as the whole match to be played again, so they are made
 * one at a time, in slices between which everybody else has their turn, and the last ones are kept.
 */
export class Records {
  readonly #store: Pick<MatchStore, 'find' | 'after'>
  readonly #findBox: FindBox
  readonly #made: LRUCache<string, Replayed, StartedMatch>
  readonly #queue = new InTurn()

  constructor(store: Pick<MatchStore, 'find' | 'after'>, findBox: FindBox) {
    this.#store = store
    this.#findBox = findBox
    this.#made = new LRUCache({
      maxSize: KEPT_MOVES_MAX,
      sizeCalculation: ({ record }) => record.moves.length + 1,
      // Whoever asks for what is being made already waits for the same one.
      fetchMethod: (_id, _stale, { context }) => this.#queue.run(() => this.#make(context)),
    })
  }

  /** With seed and moves once the match is over; before that it tells only what was begun, since moves may be sealed. */
  async of(matchId: string): Promise<MatchRecord | Refusal | undefined> {
    const started = await this.#store.find(matchId)
    if (started === undefined) return undefined
    if (started.endedAt === null) return this.#beginning(started)
    const replayed = await this.#replayed(started)
    return isRefusal(replayed) ? replayed : replayed?.record
  }

  /** The pictures of a match that is over; nothing when there is no such match, or its game has none. */
  async pictures(matchId: string, players: readonly Player[]): Promise<readonly Shareable[] | Refusal | undefined> {
    const started = await this.#store.find(matchId)
    if (started === undefined || started.outcome === null) return undefined
    const box = await this.#findBox(started.game)
    if (box?.shareables === undefined) return undefined
    const replayed = await this.#replayed(started)
    if (replayed === undefined || isRefusal(replayed)) return replayed
    return picturesOf(box, replayed.view, players)
  }

  async #replayed(started: StartedMatch): Promise<Replayed | Refusal | undefined> {
    // Also while it is being made there is something under its name.
    const isUnderWay = this.#made.info(started.id) !== undefined
    if (this.#queue.waiting >= WAITING_MAX && !isUnderWay) return refuse('BUSY')
    return this.#made.fetch(started.id, { context: started })
  }

  async #beginning(started: StartedMatch): Promise<MatchRecord | undefined> {
    const box = await this.#findBox(started.game)
    return box && { ...recordOf(beginMatch(box, started), { withSeed: false }), hashes: [] }
  }

  async #make(started: StartedMatch): Promise<Replayed | undefined> {
    const box = await this.#findBox(started.game)
    if (box === undefined) return undefined
    const rows = await this.#store.after(started.id, 0)
    const match = beginMatch(box, started)
    await inSlices(rows, (row) => submitStored(match, row))
    return { record: recordOf(match, { withSeed: true }), view: match.view('spectator') }
  }
}
