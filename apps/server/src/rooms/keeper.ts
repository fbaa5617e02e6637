import { isRefusal, type Locale, refuse } from '@ludoteca/kernel'
import type { Removal, RoomSubscriber } from '../sockets/ports.ts'
import type { Listener } from '../tables/ports.ts'
import { OpenRooms } from './open-rooms.ts'
import type { RoomsParts } from './ports.ts'
import { pardoned } from './presence.ts'
import { type Changed, isDeserted, type Room } from './room.ts'
import { settle } from './settle.ts'
import { Turns } from './turns.ts'
import { controlsOf } from './view.ts'

/** A change of a room: returns the next room, or a refusal. */
export type Rule = (room: Room, now: number) => Changed

type KeeperDeps = Omit<RoomsParts, 'keeper'>

/** How often a change is retried because other processes were first. */
const TRIES = 20

/**
 * Changes rooms and notifies everybody: a rule is applied to what is stored, and the result is stored only if no process
 * was faster; otherwise the rule is applied again to the new version.
 */
export class RoomKeeper {
  readonly open = new OpenRooms()
  readonly #deps: KeeperDeps
  readonly #turns = new Turns()
  readonly #locales = new Map<string, Locale>()
  /** Rooms that another process has announced it will close. */
  readonly #expected = new Set<string>()
  readonly #subscribers = new Set<RoomSubscriber>()
  /** Until this time people could not connect for a while. */
  resumedAt = 0

  constructor(deps: KeeperDeps) {
    this.#deps = deps
  }

  /** Returns a function that unsubscribes. */
  subscribe(subscriber: RoomSubscriber): () => void {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** The language of a game, known if an open room plays it. */
  localeOf(game: string): Locale {
    return this.#locales.get(game) ?? 'en'
  }

  /** The room in memory, or else as it is stored. */
  async read(roomId: string): Promise<Room | undefined> {
    return this.open.get(roomId) ?? this.#fetch(roomId)
  }

  /** Keeps the room in memory, for somebody who is about to attach. */
  async keep(room: Room): Promise<void> {
    await this.#learnLocale(room.game)
    const isNew = this.open.get(room.id) === undefined
    this.open.open(room, this.#deps.env.elapsed())
    // Notifications that came before the room was in memory were ignored: read it again.
    if (isNew) await this.refresh([room.id])
  }

  /** Sends ROOM_STATE now and after every change. The room must be in memory. */
  attach(roomId: string, listener: Listener): void {
    if (this.open.attach(roomId, listener)) return
    this.#attachLate(roomId, listener).catch((error: unknown) => this.#deps.failed(error, roomId))
  }

  /** Applies a rule. A room without people is deleted. `actorId` is not told of their own change. */
  change(roomId: string, rule: Rule, actorId: string | null = null): Promise<Changed> {
    return this.#turns.take(roomId, async () => {
      const known = this.open.get(roomId)
      const quick = known && (await this.#tryOn(known, rule, actorId))
      if (quick !== undefined && !isRefusal(quick) && quick !== known) return quick
      // The room in memory may be out of date: a refusal counts only if it is based on the stored room.
      for (let tries = 0; tries < TRIES; tries++) {
        const stored = await this.#fetch(roomId)
        if (stored === undefined) return this.#forget(roomId)
        await this.#show(null, stored, null)
        const changed = await this.#tryOn(stored, rule, actorId)
        if (changed !== undefined) return changed
      }
      return refuse('BUSY')
    })
  }

  /** Closes and deletes the room for an administrator: everybody in it gets CLOSED_BY_ADMIN. */
  closeByAdmin(roomId: string): Promise<Changed> {
    return this.#turns.take(roomId, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const stored = await this.#fetch(roomId)
        if (stored === undefined) return this.#forget(roomId)
        if (!(await this.#deps.store.remove(stored))) continue
        this.#close(roomId, null, 'CLOSED_BY_ADMIN')
        this.#deps.notifications.notifyRooms([roomId])
        this.#abandonMatch(stored)
        return { ...stored, people: [] }
      }
      return refuse('BUSY')
    })
  }

  /** Another process is closing this room for an administrator: notes the reason. */
  expectClosed(roomId: string): void {
    if (this.open.get(roomId) !== undefined) this.#expected.add(roomId)
  }

  /** Reads these rooms again, which other processes have changed. */
  async refresh(roomIds: readonly string[]): Promise<void> {
    const rooms = await this.#deps.store.find(roomIds)
    for (const room of rooms) await this.#turns.take(room.id, () => this.#show(null, room, null))
    const stored = new Set(rooms.map(({ id }) => id))
    for (const id of roomIds) if (!stored.has(id)) this.#close(id, null)
  }

  /** Tells connections that their places in the match may have changed. */
  #tellPlaces(room: Room): void {
    for (const subscriber of this.#subscribers) subscriber.onMatch(room.id, room.matchId)
  }

  async #attachLate(roomId: string, listener: Listener): Promise<void> {
    const room = await this.read(roomId)
    if (room === undefined) return
    await this.keep(room)
    this.open.attach(roomId, listener)
    this.#tellPlaces(room)
  }

  async #learnLocale(game: string): Promise<void> {
    const box = await this.#deps.findBox(game)
    if (box !== undefined) this.#locales.set(game, box.locale)
  }

  async #fetch(roomId: string): Promise<Room | undefined> {
    return (await this.#deps.store.find([roomId]))[0]
  }

  /** The stored result of a rule, or its refusal; undefined when another process was faster. */
  async #tryOn(before: Room, rule: Rule, actorId: string | null): Promise<Changed | undefined> {
    const { store, env, times } = this.#deps
    const now = env.now()
    const wished = rule(pardoned(before, this.resumedAt, times), now)
    if (isRefusal(wished)) return wished
    const settled = settle(wished, now, times)
    if (isDeserted(settled)) return (await this.#dissolve(before, actorId)) ? settled : undefined
    if (JSON.stringify(settled) === JSON.stringify(before)) return before
    const after = { ...settled, version: before.version + 1 }
    if (!(await store.save(before, after, now))) return undefined
    await this.#show(before, after, actorId)
    this.#deps.notifications.notifyRooms([after.id])
    return after
  }

  async #dissolve(room: Room, actorId: string | null): Promise<boolean> {
    if (!(await this.#deps.store.remove(room))) return false
    this.#close(room.id, actorId)
    this.#deps.notifications.notifyRooms([room.id])
    this.#abandonMatch(room)
    return true
  }

  /** Not awaited: the table may still be finishing something that needs this room. */
  #abandonMatch({ id, status, matchId }: Room): void {
    if (status !== 'running' || matchId === null) return
    this.#deps.tables.abandon(matchId).catch((error: unknown) => this.#deps.failed(error, id))
  }

  #forget(roomId: string): Changed {
    this.#close(roomId, null)
    return refuse('NOT_FOUND')
  }

  /** Updates all that follows this room in this process. `stored` is the room before, if that is known. */
  async #show(stored: Room | null, room: Room, actorId: string | null): Promise<void> {
    const known = this.open.get(room.id)
    if (known !== undefined && known.version >= room.version) return
    if (known !== undefined && known.game !== room.game) await this.#learnLocale(room.game)
    const before = known ?? stored
    const missing = this.open.update(room)
    if (room.matchId !== null && room.status === 'running' && steering(before) !== steering(room)) {
      this.#deps.tables.control(room.matchId, controlsOf(room))
    }
    if (known === undefined) return
    if (places(known) !== places(room)) this.#tellPlaces(room)
    for (const id of missing) if (id !== actorId) this.#tellRemoved(room.id, id, whyGone(known, room, id))
    for (const id of this.#replaced(known, room)) this.#tellRemoved(room.id, id, 'REPLACED')
  }

  /** Participants of this process who have joined through another process since. */
  #replaced(before: Room, after: Room): readonly string[] {
    const { processId } = this.#deps
    const wereHere = new Set(before.people.filter(({ through }) => through === processId).map(({ id }) => id))
    return after.people.filter((p) => wereHere.has(p.id) && p.through !== processId).map(({ id }) => id)
  }

  #tellRemoved(roomId: string, participantId: string, why: Removal): void {
    for (const subscriber of this.#subscribers) subscriber.onRemoved(roomId, participantId, why)
  }

  #close(roomId: string, actorId: string | null, why?: Removal): void {
    const isExpected = this.#expected.delete(roomId)
    const listening = this.open.listeningIn(roomId)
    this.open.close(roomId)
    for (const id of listening)
      if (id !== actorId) this.#tellRemoved(roomId, id, why ?? (isExpected ? 'CLOSED_BY_ADMIN' : 'CLOSED'))
  }
}

/** What the table needs of a room, as text to compare. */
function steering(room: Room | null): string {
  return room === null ? '' : JSON.stringify([room.matchId, controlsOf(room)])
}

/** The places of viewers in the match, as text to compare. */
function places(room: Room): string {
  if (room.matchId === null) return ''
  const seats = room.seats.map((seat) => (seat.kind === 'human' ? seat.participantId : null))
  return JSON.stringify([room.matchId, room.hostId, seats])
}

function whyGone(before: Room, after: Room, participantId: string): 'KICKED' | 'CLOSED' {
  const person = before.people.find(({ id }) => id === participantId)
  return person && after.banned.includes(person.accountId) ? 'KICKED' : 'CLOSED'
}
