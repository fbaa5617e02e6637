import type { RoomKind, RoomStatus } from '@ludoteca/protocol'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { wakeMatch } from '../storage/matches.ts'
import { isPassing } from '../storage/retry.ts'
import type { RoomTable, Schema } from '../storage/schema.ts'
import { StorageDown } from '../storage/storage.ts'
import { saveAcceptance } from './acceptance.ts'
import { saveReports } from './name-reports.ts'
import { savePeople } from './participant-rows.ts'
import type { Room, RoomTimes } from './room.ts'
import { wakeAt } from './settle.ts'
import { mustBePlayed, type RoomSummary, roomSummary, statusOf } from './view.ts'

const CODE = /^[A-Z]{5}$/
/** By then the process that has the match in memory has played: otherwise another one takes over. */
const WAKE_MS = 2_000
const SUMMARIES_MAX = 50

/** A participant and their room. */
export interface Whereabouts {
  readonly roomId: string
  readonly participantId: string
}

/** Which public rooms are wanted. */
export interface RoomFilter {
  readonly game?: string | undefined
  readonly status?: RoomStatus | undefined
}

/** Which of all rooms are wanted; `code` is how their codes begin. */
export interface AnyRoomFilter extends RoomFilter {
  readonly kind?: RoomKind | undefined
  readonly code?: string | undefined
}

/**
 * Rooms in the database. `room.state` is the whole room; the other columns of `room` repeat what is searched for, with
 * `expires_at` as the time at which some process must look at it. `participant` says who was last seen when, which
 * changes without the room changing.
 */
export class RoomStore {
  readonly #db: Kysely<Schema>
  readonly #times: RoomTimes

  constructor(db: Kysely<Schema>, times: RoomTimes) {
    this.#db = db
    this.#times = times
  }

  async find(ids: readonly string[]): Promise<Room[]> {
    // Codes are typed by people: filters what the database could not even parse.
    const codes = ids.filter((id) => CODE.test(id))
    if (codes.length === 0) return []
    const query = this.#db.selectFrom('room').select(['state', 'version']).where('id', 'in', codes)
    const rows = await asked(query.execute())
    return rows.map(roomOf)
  }

  /** Returns false when the code is in use. */
  async insert(room: Room, now: number): Promise<boolean> {
    const done = this.#db.transaction().execute(async (tx) => {
      const row = { id: room.id, created_at: room.createdAt, ...this.#columns(room, now) }
      const { numInsertedOrUpdatedRows: made } = await tx
        .insertInto('room')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      if (made !== 1n) return false
      await savePeople(tx, null, room, now)
      await saveAcceptance(tx, null, room)
      return true
    })
    return asked(done)
  }

  /** Stores the next version. Returns false when another process has changed the room since `before` was read. */
  async save(before: Room, after: Room, now: number): Promise<boolean> {
    const done = this.#db.transaction().execute(async (tx) => {
      const { numUpdatedRows: changed } = await tx
        .updateTable('room')
        .set(this.#columns(after, now))
        .where('id', '=', before.id)
        .where('version', '=', before.version)
        .executeTakeFirst()
      if (changed !== 1n) return false
      await savePeople(tx, before, after, now)
      await saveAcceptance(tx, before, after)
      await saveReports(tx, before, after, now)
      if (after.matchId !== null && mustBePlayed(before, after)) await wakeMatch(tx, after.matchId, now + WAKE_MS)
      return true
    })
    return asked(done)
  }

  /** Deletes the room. Returns false when another process has changed it since it was read. */
  async remove(room: Room): Promise<boolean> {
    const query = this.#db.deleteFrom('room').where('id', '=', room.id).where('version', '=', room.version)
    const { numDeletedRows: gone } = await asked(query.executeTakeFirst())
    return gone === 1n
  }

  /** Public rooms: those with connected people first, so that empty rooms cannot hide them; then newest first. */
  async listed(filter: RoomFilter, limit: number): Promise<Room[]> {
    const { game, status } = filter
    let query = this.#db.selectFrom('room').select(['state', 'version']).where('kind', '=', 'public')
    if (game !== undefined) query = query.where('game', '=', game)
    if (status !== undefined) query = query.where('status', '=', status)
    const first = query.orderBy(sql`empty_since is not null`).orderBy('created_at', 'desc').orderBy('id')
    const rows = await asked(first.limit(limit).execute())
    return rows.map(roomOf)
  }

  /** Public rooms as lists show them. */
  async summaries(filter: RoomFilter): Promise<RoomSummary[]> {
    const rooms = await this.listed(filter, SUMMARIES_MAX)
    const running = await this.#startsOf(rooms.flatMap(({ matchId }) => matchId ?? []))
    return rooms.map((room) => roomSummary(room, running.get(room.matchId ?? '')))
  }

  /** Any rooms, those of friends too, newest first: for administrators. */
  async all({ game, status, kind, code }: AnyRoomFilter, limit: number): Promise<Room[]> {
    let query = this.#db.selectFrom('room').select(['state', 'version'])
    if (game !== undefined) query = query.where('game', '=', game)
    if (status !== undefined) query = query.where('status', '=', status)
    if (kind !== undefined) query = query.where('kind', '=', kind)
    if (code !== undefined) query = query.where('id', 'like', `${code.replace(/[^A-Z]/g, '')}%`)
    const rows = await asked(query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute())
    return rows.map(roomOf)
  }

  /** The start times of those matches that are running. */
  async #startsOf(matchIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (matchIds.length === 0) return new Map()
    const query = this.#db
      .selectFrom('match')
      .select(['id', 'started_at'])
      .where('id', 'in', matchIds)
      .where('ended_at', 'is', null)
    const rows = await asked(query.execute())
    return new Map(rows.map(({ id, started_at }) => [id, started_at]))
  }

  /** Rooms whose wake time has passed. */
  async overdue(now: number, limit: number): Promise<string[]> {
    const query = this.#db.selectFrom('room').select('id').where('expires_at', '<=', now)
    const rows = await asked(query.orderBy('expires_at').limit(limit).execute())
    return rows.map(({ id }) => id)
  }

  /** Notes that these people are connected. Returns those whom their room believes away. */
  async seen(people: readonly Whereabouts[], now: number): Promise<Whereabouts[]> {
    if (people.length === 0) return []
    const roomIds = people.map(({ roomId }) => roomId)
    const ids = people.map(({ participantId }) => participantId)
    // As two arrays: a list of pairs becomes an expression as deep as there are people, and an embedded database does
    // not survive a thousand.
    const those = sql<Pair>`unnest(${roomIds}::text[], ${ids}::text[])`.as<'those'>(sql`those(room_id, id)`)
    // Rows that are locked by a change of their room are skipped: waiting for them could deadlock.
    const free = this.#db
      .selectFrom('participant')
      .innerJoin(those, (join) =>
        join.onRef('participant.room_id', '=', 'those.room_id').onRef('participant.id', '=', 'those.id'),
      )
      .select(['participant.room_id', 'participant.id'])
      .forUpdate('participant')
      .skipLocked()
    const query = this.#db
      .updateTable('participant')
      .set({ seen_at: now })
      .where(({ eb, refTuple }) => eb(refTuple('room_id', 'id'), 'in', free.$asTuple('room_id', 'id')))
      .returning(['room_id', 'id', 'online'])
    const rows = await asked(query.execute())
    return rows.filter(({ online }) => !online).map(({ room_id, id }) => ({ roomId: room_id, participantId: id }))
  }

  /** All rooms this account is in, or in which it has left a seat behind. */
  async whereIs(accountId: string): Promise<Whereabouts[]> {
    const query = this.#db.selectFrom('participant').select(['room_id', 'id']).where('account_id', '=', accountId)
    const rows = await asked(query.execute())
    return rows.map(({ room_id, id }) => ({ roomId: room_id, participantId: id }))
  }

  /** Participants who count as connected although no process has seen them since then. */
  async silentSince(at: number): Promise<(Whereabouts & { readonly seenAt: number })[]> {
    const query = this.#db
      .selectFrom('participant')
      .select(['room_id', 'id', 'seen_at'])
      .where('online', '=', true)
      .where('seen_at', '<', at)
    const rows = await asked(query.execute())
    return rows.map(({ room_id, id, seen_at }) => ({ roomId: room_id, participantId: id, seenAt: seen_at }))
  }

  /**
   * Matches that are over although their room does not know: the process that knew has died. The state is searched
   * as text: parsed as JSON by the database, one room with characters it cannot read would fail the whole query.
   */
  async overUnnoticed(): Promise<{ readonly roomId: string; readonly matchId: string }[]> {
    const isShown = sql<boolean>`strpos(room.state::text, '"matchId":"' || match.id || '"') > 0`
    const query = this.#db
      .selectFrom('room')
      .innerJoin('match', (join) => join.onRef('match.room_id', '=', 'room.id').on(isShown))
      .select(['room.id as roomId', 'match.id as matchId'])
      .where('room.status', '=', 'running')
      .where('match.ended_at', 'is not', null)
    return asked(query.execute())
  }

  /** Running matches whose room was deleted by a process that died before it could end them. */
  async stranded(): Promise<string[]> {
    const query = this.#db
      .selectFrom('clock')
      .innerJoin('match', 'match.id', 'clock.match_id')
      .leftJoin('room', 'room.id', 'match.room_id')
      .select('match.id')
      .where('room.id', 'is', null)
    const rows = await asked(query.execute())
    return rows.map(({ id }) => id)
  }

  /** Running matches of this room that it does not know. */
  async strays(room: Room): Promise<string[]> {
    const query = this.#db.selectFrom('match').select('id').where('room_id', '=', room.id).where('ended_at', 'is', null)
    const rows = await asked(query.execute())
    return rows.map(({ id }) => id).filter((id) => id !== room.matchId)
  }

  #columns(room: Room, now: number): Omit<Insertable<RoomTable>, 'id' | 'created_at'> {
    return {
      kind: room.kind,
      game: room.game,
      status: statusOf(room),
      version: room.version,
      state: JSON.stringify(room),
      updated_at: now,
      empty_since: room.emptySince,
      expires_at: wakeAt(room, this.#times),
    }
  }
}

/** Defaults of fields that rooms stored by earlier versions lack. */
const LATER: Pick<Room, 'done' | 'botFill' | 'reports'> = { done: [], botFill: false, reports: [] }

type Pair = Pick<Selectable<Schema['participant']>, 'room_id' | 'id'>

function roomOf(row: Pick<Selectable<RoomTable>, 'state' | 'version'>): Room {
  return { ...LATER, ...(row.state as Omit<Room, keyof typeof LATER>), version: row.version }
}

/** Rethrows errors of an unavailable database as `StorageDown`. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw isPassing(error) ? new StorageDown('away', error) : error
  }
}
