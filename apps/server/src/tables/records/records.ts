import {
  type Fact,
  hears,
  isRefusal,
  type MatchRecord,
  type Outcome,
  type Refusal,
  recordOf,
  refuse,
  type Shareable,
  type Told,
} from '@ludoteca/kernel'
import { LRUCache } from 'lru-cache'
import { inSlices } from '../../in-slices.ts'
import { InTurn } from '../../in-turn.ts'
import { shownSeats } from '../../people/nameless.ts'
import type { PicturedSeat } from '../../share/players.ts'
import type { FindBox, MatchStore, StartedMatch } from '../ports.ts'
import { beginMatch, submitStored } from '../replica/load.ts'

/** Records with so many moves together are kept: about 25 MB. */
const KEPT_MOVES_MAX = 50_000
/** How many may be queued. More than that means that a client asks for all there are. */
const WAITING_MAX = 30

/** A match that was replayed. */
interface Replayed {
  readonly record: MatchRecord
  /** The view of spectators at that moment, and the public facts that pictures need. */
  readonly view: object
  readonly facts: readonly Fact[]
  readonly outcome: Outcome | undefined
}

/** Which pictures: as of `moment` or of the end; for anybody, or for a friend to keep. */
export interface PicturesWish {
  readonly moment?: number | null
  readonly isKept?: boolean
}

/** What to replay: the whole match, or the first `moment` moves. */
interface Wanted {
  readonly started: StartedMatch
  readonly moment: number | null
}

/**
 * Records and pictures of matches. Each takes a replay of the whole match, so
 * they are made one at a time, in slices between which everybody else has their turn, and the last ones are kept.
 */
export class Records {
  readonly #store: Pick<MatchStore, 'find' | 'after'>
  readonly #findBox: FindBox
  readonly #made: LRUCache<string, Replayed, Wanted>
  readonly #queue = new InTurn()

  constructor(store: Pick<MatchStore, 'find' | 'after'>, findBox: FindBox) {
    this.#store = store
    this.#findBox = findBox
    this.#made = new LRUCache({
      maxSize: KEPT_MOVES_MAX,
      sizeCalculation: ({ record, facts }) => record.moves.length + facts.length + 1,
      // Concurrent requests for the same match share one replay.
      fetchMethod: (_id, _stale, { context }) => this.#queue.run(() => this.#make(context)),
    })
  }

  /** The record of a match; without seed and moves while it runs, since moves may be sealed. */
  async of(matchId: string): Promise<MatchRecord | Refusal | undefined> {
    const started = await this.#store.find(matchId)
    if (started === undefined) return undefined
    if (started.endedAt === null) return this.#beginning(started)
    const replayed = await this.#replayed({ started, moment: null })
    return isRefusal(replayed) ? replayed : replayed?.record
  }

  /**
   * The pictures of a match that is over, or those that there were after so many moves; nothing when there is no such
   * match, or its game has none. Where nobody is said to have played in the end, those who began did.
   */
  async pictures(
    matchId: string,
    players: readonly PicturedSeat[],
    { moment = null, isKept = false }: PicturesWish = {},
  ): Promise<readonly Shareable[] | Refusal | undefined> {
    const started = await this.#store.find(matchId)
    if (started === undefined || (moment === null && started.outcome === null)) return undefined
    const box = await this.#findBox(started.game, started.pack)
    if (box?.share === undefined) return undefined
    const replayed = await this.#replayed({ started, moment })
    if (replayed === undefined || isRefusal(replayed)) return replayed
    const { view, facts, outcome } = replayed
    const endedAt = moment === null ? (started.endedAt ?? undefined) : undefined
    const shown = shownSeats<PicturedSeat>(box, players.length > 0 ? players : started.seats)
    return box.share.pictures({ view, facts, outcome, endedAt, players: shown, isKept })
  }

  async #replayed(wanted: Wanted): Promise<Replayed | Refusal | undefined> {
    const key = wanted.moment === null ? wanted.started.id : `${wanted.started.id} ${wanted.moment}`
    // The cache has an entry while the replay is running, too.
    const isUnderWay = this.#made.info(key) !== undefined
    if (this.#queue.waiting >= WAITING_MAX && !isUnderWay) return refuse('BUSY')
    return this.#made.fetch(key, { context: wanted })
  }

  async #beginning(started: StartedMatch): Promise<MatchRecord | undefined> {
    const box = await this.#findBox(started.game, started.pack)
    return box && { ...recordOf(beginMatch(box, started), { withSeed: false }), hashes: [] }
  }

  async #make({ started, moment }: Wanted): Promise<Replayed | undefined> {
    const box = await this.#findBox(started.game, started.pack)
    if (box === undefined) return undefined
    const rows = await this.#store.after(started.id, 0)
    const match = beginMatch(box, started)
    const kept = box.share?.facts ?? []
    const isKept = ({ fact, to }: Told) => kept.includes(fact.type) && hears('spectator', to)
    const told = match.told.filter(isKept)
    const played = moment === null ? rows : rows.filter(({ seq }) => seq <= moment)
    await inSlices(played, (row) => told.push(...submitStored(match, row).filter(isKept)))
    const facts = told.map(({ fact }) => fact)
    const record = recordOf(match, { withSeed: moment === null })
    return { record, view: match.view('spectator'), facts, outcome: match.outcome() }
  }
}
