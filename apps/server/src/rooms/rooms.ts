import { type Box, isRefusal, type Refusal, refuse } from '@ludoteca/kernel'
import type { ClientPayload, Emoji, HostCommand, RoomView } from '@ludoteca/protocol'
import { ALL_ON } from '../admin/switches.ts'
import { randomId } from '../environment.ts'
import type { Person } from '../people/person.ts'
import type { RefusalReply, RoomReply } from '../replies.ts'
import type { Joined, RoomSubscriber, Standing } from '../sockets/ports.ts'
import type { Listener, Newcomer, TableSubscriber } from '../tables/ports.ts'
import { refusalReply } from '../tables/refusals.ts'
import { withLots } from './belongings.ts'
import { RoomCare } from './care.ts'
import type { RoomWish } from './creation.ts'
import { createRoom, quickPlay } from './entrance.ts'
import { Guesses } from './guesses.ts'
import { hostRule } from './host.ts'
import { type JoinWish, join, setProfile } from './joining.ts'
import { RoomKeeper, type Rule } from './keeper.ts'
import { leave } from './leaving.ts'
import { once } from './once.ts'
import { participantIdOf } from './participant-id.ts'
import type { RoomsDeps, RoomsParts } from './ports.ts'
import { attend, connect, disconnectFrom } from './presence.ts'
import { react, takeMessage } from './reactions.ts'
import { endMatch, requestRematch } from './rematch.ts'
import { reportName } from './reports.ts'
import { findAccount, findPresent } from './room.ts'
import { type RoomFilter, RoomStore, type Whereabouts } from './room-store.ts'
import { handOver, type LateJoin, requestSeat, seatOf, setReady } from './seats.ts'
import { Sweeper } from './sweep.ts'
import { refusalToBegin } from './switched.ts'
import { type RoomSummary, roomView } from './view.ts'

/** Where people meet before, while and after they play. Any process may serve any room. */
export class Rooms implements TableSubscriber {
  /** For administrators. */
  readonly care: RoomCare
  readonly #parts: RoomsParts
  readonly #keeper: RoomKeeper
  readonly #processId: string
  readonly #guesses: Guesses
  readonly #sweeper: Sweeper

  constructor(deps: RoomsDeps) {
    const store = new RoomStore(deps.db, deps.times)
    this.#processId = randomId(deps.env)
    this.#guesses = new Guesses(deps.guesses)
    const parts = { ...deps, switches: deps.switches ?? ALL_ON, store, processId: this.#processId }
    this.#keeper = new RoomKeeper(parts)
    this.#parts = { ...parts, keeper: this.#keeper }
    this.#sweeper = new Sweeper(this.#parts)
    this.care = new RoomCare(this.#parts)
    deps.tables.subscribe(this)
  }

  /** Opens a room; whoever opened it is its host, with the first seat reserved. */
  async create(person: Person, wish: RoomWish): Promise<{ readonly id: string } | Refusal> {
    const room = await createRoom(this.#parts, person, wish)
    return isRefusal(room) ? room : { id: room.id }
  }

  /** Reserves a seat for this person in the fullest lobby of that game, or opens a room. */
  async quickPlay(person: Person, game: string, address: string): Promise<{ readonly id: string } | Refusal> {
    const room = await quickPlay(this.#parts, person, game, address)
    return isRefusal(room) ? room : { id: room.id }
  }

  /** Public rooms, those with connected people first, then newest first. */
  list(filter: RoomFilter): Promise<RoomSummary[]> {
    return this.#parts.store.summaries(filter)
  }

  async view(roomId: string): Promise<RoomView | undefined> {
    const room = await this.#keeper.read(roomId)
    return room && roomView(room)
  }

  /** The room of a code that somebody typed. After too many wrong codes the right one is refused, too. */
  async lookUp(code: string, address: string): Promise<RoomView | Refusal> {
    const view = await this.#guesses.lookUp(address, () => this.view(code))
    return view === 'limited' ? refuse('RATE_LIMIT') : (view ?? refuse('NOT_FOUND'))
  }

  /** Joins or rejoins a room. The room is kept in memory for `attach`. */
  async join(
    roomId: string,
    person: Person,
    wish: Pick<JoinWish, 'role' | 'entropy'>,
    address: string,
  ): Promise<{ readonly ok: true; readonly result: Joined } | RefusalReply> {
    const mayJoin = await this.#guesses.mayJoin(() => this.#keeper.read(roomId), person, address)
    if (!mayJoin) return { ok: false, ...refuse('RATE_LIMIT') }
    const id = participantIdOf(roomId, person.accountId)
    const whole = { ...wish, id, through: this.#processId }
    const arrival = { ...person, ...this.#parts.places.marksOf(roomId, address) }
    const box = await this.#boxOf(roomId)
    const unlearnt = box && (await this.#parts.tutorials.refusalFor(person.accountId, box))
    let isBack = false
    const room = await this.#keeper.change(roomId, (current, now) => {
      isBack = findAccount(current, person.accountId)?.arrived ?? false
      // Whoever is in the room already may come back, whatever is played there now.
      if (unlearnt && findAccount(current, person.accountId) === undefined) return unlearnt
      const joined = join(current, arrival, whole, now)
      return isRefusal(joined) || box === undefined ? joined : withLots(joined, box)
    })
    if (isRefusal(room))
      return box === undefined
        ? { ok: false, ...room }
        : refusalReply(box, { ...room, params: { ...room.params, game: box.game.id } })
    this.#parts.joined?.(isBack ? 'back' : 'new')
    await this.#keeper.keep(room)
    const participantId = findAccount(room, person.accountId)?.id ?? id
    const seat = seatOf(room, participantId)
    const role = seat === null ? 'WATCHER' : 'PLAYER'
    const isDisappointed = seat === null && wish.role !== 'WATCHER'
    return { ok: true, result: { participantId, role, seat, ...(isDisappointed && { notice: 'SEATS_FULL' }) } }
  }

  /** Leaves a room; succeeds also when the room does not exist any more. */
  async leave(roomId: string, participantId: string, key?: string): Promise<RoomReply> {
    const answer = await this.#answer(roomId, participantId, (room) => leave(room, participantId), key)
    return !answer.ok && answer.code === 'NOT_FOUND' ? { ok: true } : answer
  }

  /** Leaves all rooms, for somebody who is about to delete their account. */
  async forget(accountId: string): Promise<void> {
    for (const { roomId, participantId } of await this.#parts.store.whereIs(accountId)) {
      await this.leave(roomId, participantId)
    }
  }

  async setProfile(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'SET_PROFILE'>,
    key?: string,
  ): Promise<RoomReply> {
    const box = await this.#boxOf(roomId)
    if (box === undefined) return { ok: false, ...refuse('NOT_FOUND') }
    const rule: Rule = (room) => setProfile(room, participantId, wish, box)
    return this.#answer(roomId, participantId, rule, key, box)
  }

  setReady(roomId: string, participantId: string, wish: ClientPayload<'SET_READY'>, key?: string): Promise<RoomReply> {
    return this.#answer(roomId, participantId, (room) => setReady(room, participantId, wish.ready), key)
  }

  async requestSeat(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'REQUEST_SEAT'>,
    key?: string,
  ): Promise<RoomReply> {
    const matchId = (await this.#keeper.read(roomId))?.matchId ?? null
    const box = await this.#boxOf(roomId)
    const isLate = matchId !== null && wish.seat !== null && (await this.#parts.tables.lateJoin(matchId))
    const when: LateJoin = !isLate ? 'no' : box?.handover === undefined ? 'now' : 'later'
    const rule: Rule = (room) => requestSeat(room, participantId, wish.seat, room.matchId === matchId ? when : 'no')
    return this.#answer(roomId, participantId, rule, key, box)
  }

  async host(roomId: string, participantId: string, command: HostCommand, key?: string): Promise<RoomReply> {
    const wanted = command.command === 'SET_GAME' ? command.game : (await this.#keeper.read(roomId))?.game
    const box = wanted === undefined ? undefined : await this.#parts.findBox(wanted)
    if (box === undefined) return { ok: false, ...refuse('NOT_FOUND', wanted === undefined ? {} : { game: wanted }) }
    const unlearnt = command.command === 'SET_GAME' ? await this.#unlearnt(roomId, participantId, box) : undefined
    const rule = unlearnt ? () => unlearnt : hostRule(this.#parts, participantId, command, box)
    return this.#answer(roomId, participantId, rule, key, box)
  }

  rematch(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'REQUEST_REMATCH'>,
    key?: string,
  ): Promise<RoomReply> {
    const { switches } = this.#parts
    const rule: Rule = (room) =>
      (wish.accept ? refusalToBegin(switches, room) : undefined) ?? requestRematch(room, participantId, wish.accept)
    return this.#answer(roomId, participantId, rule, key)
  }

  reportName(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'REPORT_NAME'>,
    key?: string,
  ): Promise<RoomReply> {
    return this.#answer(roomId, participantId, (room, now) => reportName(room, participantId, wish, now), key)
  }

  /** Sends a reaction to everybody in the room, in all processes. It is stored nowhere. */
  reaction(roomId: string, participantId: string, emoji: Emoji): RoomReply {
    return react(this.#parts, roomId, participantId, emoji)
  }

  /** Handles a message of another process: a reaction, or that a room is being closed. */
  takeMessage(message: unknown): void {
    takeMessage(this.#parts, message)
  }

  /** The standing of a participant, as this process knows it. */
  standing(roomId: string, participantId: string): Standing | undefined {
    const room = this.#keeper.open.get(roomId)
    if (room === undefined || findPresent(room, participantId) === undefined) return undefined
    const { matchId, hostId, game } = room
    const locale = this.#keeper.localeOf(game)
    return { seat: seatOf(room, participantId), host: hostId === participantId, matchId, locale }
  }

  /** Sends ROOM_STATE now and after every change. */
  attach(roomId: string, listener: Listener): void {
    this.#keeper.attach(roomId, listener)
  }

  detach(listener: Listener): void {
    this.#keeper.open.detach(listener)
  }

  /** Returns a function that unsubscribes. */
  subscribe(subscriber: RoomSubscriber): () => void {
    return this.#keeper.subscribe(subscriber)
  }

  async connected(roomId: string, participantId: string): Promise<void> {
    await this.#keeper.change(roomId, (room, now) => connect(room, participantId, now, this.#processId))
  }

  /** A connection was lost; the participant may have reconnected through another one. */
  async disconnected(roomId: string, participantId: string): Promise<void> {
    if (this.#keeper.open.listeningIn(roomId).has(participantId)) return
    await this.#keeper.change(roomId, (room, now) => disconnectFrom(room, participantId, this.#processId, now))
  }

  /** Notes that these people are connected to this process. */
  async heartbeat(people: readonly Whereabouts[]): Promise<void> {
    const believedAway = await this.#parts.store.seen(people, this.#parts.env.now())
    for (const { roomId, participantId } of believedAway) await this.connected(roomId, participantId)
  }

  /** People could not connect until then: nobody counts as away for that time. */
  resume(at: number): void {
    this.#keeper.resumedAt = Math.max(this.#keeper.resumedAt, at)
    this.#sweeper.resume(at)
  }

  /** Handles all rooms whose wake time has passed; to be called every second. */
  sweep(): Promise<void> {
    return this.#sweeper.sweep()
  }

  /** Reads these rooms again, which other processes have changed. */
  refresh(roomIds: readonly string[]): Promise<void> {
    return this.#keeper.refresh(roomIds)
  }

  /** Reads all rooms again that are in memory, or whose matches are: notifications were lost. */
  refreshAll(): Promise<void> {
    return this.#keeper.refresh([...new Set([...this.#keeper.open.ids, ...this.#parts.tables.roomIds])])
  }

  /** A newcomer has taken over a seat: it is theirs in the room now, too. */
  async seatTaken(roomId: string, matchId: string, newcomer: Newcomer): Promise<void> {
    await this.#keeper.change(roomId, (room) => (room.matchId === matchId ? handOver(room, newcomer) : room))
  }

  /** The person at a seat is idle, or active again. */
  async attends(roomId: string, matchId: string, seat: number, isThere: boolean): Promise<void> {
    await this.#keeper.change(roomId, (room) => (room.matchId === matchId ? attend(room, seat, isThere) : room))
  }

  async matchEnded(roomId: string, matchId: string): Promise<void> {
    await this.#keeper.change(roomId, (room, now) => endMatch(room, matchId, now, this.#parts.times))
  }

  /** The box of the room's game. */
  async #boxOf(roomId: string): Promise<Box | undefined> {
    const room = await this.#keeper.read(roomId)
    return room && this.#parts.findBox(room.game)
  }

  /** Refuses a game whose mandatory tutorial this participant has not finished. */
  async #unlearnt(roomId: string, participantId: string, box: Box): Promise<Refusal | undefined> {
    const actor = (await this.#keeper.read(roomId))?.people.find(({ id }) => id === participantId)
    return actor && this.#parts.tutorials.refusalFor(actor.accountId, box)
  }

  /** Applies a rule and returns the reply. With a key, a command is carried out once, however often it is repeated. */
  async #answer(roomId: string, actorId: string, rule: Rule, key: string | undefined, box?: Box): Promise<RoomReply> {
    const room = await this.#keeper.change(roomId, key === undefined ? rule : once(rule, key), actorId)
    if (!isRefusal(room)) return { ok: true }
    return box === undefined ? { ok: false, ...room } : refusalReply(box, room)
  }
}
