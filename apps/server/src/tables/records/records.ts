import {
  type Box,
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
import type { FindBox, IsEarned, MatchStore, StartedMatch, StoredMove } from '../ports.ts'
import { beginMatch, submitStored } from '../replica/load.ts'
import { careerReading } from './career-reading.ts'
import { playOn } from './play-again.ts'

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
  /** By seat, what people had earned by then; nothing where no picture is of that. */
  readonly earned: Earned | undefined
}

/** By seat, ids of achievements. */
type Earned = readonly (readonly string[])[]

/** Which pictures: as of `moment` or of the end; for anybody, or for a friend to keep. */
export interface PicturesWish {
  readonly moment?: number | null
  readonly isKept?: boolean
}

/** What to replay: the whole match, or the first `moment` moves. */
interface Wanted {
  readonly started: StartedMatch
  readonly moment: number | null
  /** Who held the seats then, as far as that is known. */
  readonly holders: readonly PicturedSeat[]
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
    const replayed = await this.#replayed({ started, moment: null, holders: started.seats })
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
    const seats = players.length > 0 ? players : started.seats
    const replayed = await this.#replayed({ started, moment, holders: seats })
    if (replayed === undefined || isRefusal(replayed)) return replayed
    const { view, facts, outcome, earned } = replayed
    const endedAt = moment === null ? (started.endedAt ?? undefined) : undefined
    const shown = shownSeats<PicturedSeat>(box, seats)
    const isEarned = earned && isEarnedBy(earned, seats)
    return box.share.pictures({ view, facts, outcome, endedAt, players: shown, isKept, isEarned })
  }

  /** What people had earned after so many moves, or by the end; nothing where no picture is of that. */
  async earned(
    matchId: string,
    moment: number | null,
    players: readonly PicturedSeat[] = [],
  ): Promise<IsEarned | Refusal | undefined> {
    const started = await this.#store.find(matchId)
    if (started === undefined) return undefined
    const holders = players.length > 0 ? players : started.seats
    const replayed = await this.#replayed({ started, moment, holders })
    if (replayed === undefined || isRefusal(replayed)) return replayed
    return replayed.earned && isEarnedBy(replayed.earned, players)
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

  async #make({ started, moment, holders }: Wanted): Promise<Replayed | undefined> {
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
    const earned = box.share?.ofAchievements ? await earnedIn(box, started, played, holders) : undefined
    return { record, view: match.view('spectator'), facts, outcome: match.outcome(), earned }
  }
}

/** What the match itself brought, and what it completed for the accounts of its people. */
function isEarnedBy(earned: Earned, seats: readonly PicturedSeat[]): IsEarned {
  return (seat, id) => Boolean(earned[seat]?.includes(id) || seats[seat]?.reached?.includes(id))
}

async function earnedIn(
  box: Box,
  started: StartedMatch,
  rows: readonly StoredMove[],
  holders: readonly PicturedSeat[],
): Promise<Earned> {
  let reading: ReturnType<typeof careerReading> | undefined
  await playOn(box, started, rows, (match) => {
    const own = careerReading(box, match, started, holders)
    reading = own
    return (entry, told) => own.hear(entry, told, match.position.state)
  })
  return reading?.earned ?? []
}
