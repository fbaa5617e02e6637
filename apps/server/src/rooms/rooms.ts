import { type Box, isFields, isRefusal, type Refusal, refuse } from '@ludoteca/kernel'
import type { ClientPayload, Emoji, HostCommand, RoomView } from '@ludoteca/protocol'
import { ALL_ON } from '../admin/switches.ts'
import { randomId } from '../environment.ts'
import type { Person } from '../people/person.ts'
import type { Joined, Refused, RoomAnswer, RoomWatcher, Standing } from '../sockets/ports.ts'
import type { Controls, Landlord, Listener, Newcomer, Players } from '../tables/ports.ts'
import { refused } from '../tables/refused.ts'
import { withAcceptance } from './acceptance.ts'
import { withLots } from './belongings.ts'
import { RoomCare } from './care.ts'
import type { RoomWish } from './creation.ts'
import type { RoomsDeps, RoomsParts } from './deps.ts'
import { createRoom, quickPlay } from './entrance.ts'
import { obeyHost } from './host.ts'
import { type JoinWish, join, setProfile } from './joining.ts'
import { RoomKeeper, type Rule } from './keeper.ts'
import { leave } from './leaving.ts'
import { once } from './once.ts'
import { participantIdOf } from './participant-id.ts'
import { attend, connect, disconnectFrom } from './presence.ts'
import { endMatch, requestRematch } from './rematch.ts'
import { reportName } from './reports.ts'
import { findAccount, findPresent } from './room.ts'
import { type RoomFilter, RoomStore, type Whereabouts } from './room-store.ts'
import { handOver, type LateJoin, requestSeat, seatOf, setReady } from './seats.ts'
import { endUnnoticed, sweepRooms } from './sweep.ts'
import { refusalOfCommand, refusalOfRoom, refusalToBegin } from './switched.ts'
import { controlsOf, playersOf, type RoomSummary, roomSummary, roomView } from './view.ts'

const LISTED_MAX = 50
/** How many sweeps go by between two looks for matches whose end was lost. */
const SWEEPS_PER_LOOK = 10

/** A reaction on its way to the other processes. */
interface Said {
  readonly roomId: string
  readonly payload: { readonly from: string; readonly emoji: Emoji }
}

/** Where people meet before, while and after they play. Any process may serve any room. */
export class Rooms implements Landlord {
  /** For whoever looks after the house. */
  readonly care: RoomCare
  readonly #parts: RoomsParts
  readonly #keeper: RoomKeeper
  readonly #processId: string
  #sweeps = 0
  #sweptAt: number
  /** Since when people would have been seen: before that the server, or its storage, was away. */
  #watchedSince: number
  #sweeping: Promise<void> | undefined

  constructor(deps: RoomsDeps) {
    const store = new RoomStore(deps.db, deps.times)
    this.#processId = randomId(deps.env)
    this.#sweptAt = deps.env.elapsed()
    this.#watchedSince = deps.env.now()
    const parts = { ...deps, switches: deps.switches ?? ALL_ON, store, processId: this.#processId }
    this.#keeper = new RoomKeeper(parts)
    this.#parts = { ...parts, keeper: this.#keeper }
    this.care = new RoomCare(this.#parts)
  }

  /** Opens a room; who opened it hosts it and is expected on its first seat. */
  async create(person: Person, wish: RoomWish): Promise<{ readonly id: string } | Refusal> {
    const room = await createRoom(this.#parts, person, wish)
    return isRefusal(room) ? room : { id: room.id }
  }

  /** Keeps a seat for this person in the fullest lobby of that game, or opens a room. */
  async quickPlay(person: Person, game: string, address: string): Promise<{ readonly id: string } | Refusal> {
    const room = await quickPlay(this.#parts, person, game, address)
    return isRefusal(room) ? room : { id: room.id }
  }

  /** Public rooms, those where somebody is first, newest first. */
  async list(filter: RoomFilter): Promise<RoomSummary[]> {
    const { store } = this.#parts
    const rooms = await store.listed(filter, LISTED_MAX)
    const running = await store.startsOf(rooms.flatMap(({ matchId }) => matchId ?? []))
    return rooms.map((room) => roomSummary(room, running.get(room.matchId ?? '')))
  }

  async view(roomId: string): Promise<RoomView | undefined> {
    const room = await this.#keeper.read(roomId)
    return room && roomView(room)
  }

  /** The room of a code that somebody typed. Who tries codes until one fits is refused the right one, too. */
  async lookUp(code: string, address: string): Promise<RoomView | Refusal> {
    const { guesses } = this.#parts
    // Counted before it is looked at: of many tries at once none gets through that should not.
    if (!(await guesses.take(address))) return refuse('RATE_LIMIT')
    const view = await this.#lookedUp(this.view(code), address)
    return view ?? refuse('NOT_FOUND')
  }

  /** Comes in, or back to what they had. The room is kept ready for `attach`. */
  async join(
    roomId: string,
    person: Person,
    wish: Pick<JoinWish, 'role' | 'entropy'>,
    address: string,
  ): Promise<{ readonly ok: true; readonly result: Joined } | Refused> {
    if (!(await this.#mayLookFor(roomId, person, address))) return { ok: false, ...refuse('RATE_LIMIT') }
    const id = participantIdOf(roomId, person.accountId)
    const whole = { ...wish, id, through: this.#processId }
    const arrival = { ...person, ...this.#parts.places.marksOf(roomId, address) }
    const box = await this.#boxOf(roomId)
    const unlearnt = box && (await this.#parts.tutorials.refusalFor(person.accountId, box))
    let isBack = false
    const room = await this.#keeper.change(roomId, (current, now) => {
      isBack = findAccount(current, person.accountId)?.arrived ?? false
      // Who is in the room already has their place: they may come back to it whatever is played there now.
      if (unlearnt && findAccount(current, person.accountId) === undefined) return unlearnt
      const joined = join(current, arrival, whole, now)
      return isRefusal(joined) || box === undefined ? joined : withLots(joined, box)
    })
    if (isRefusal(room)) return box === undefined ? { ok: false, ...room } : refused(box, withGame(room, box))
    this.#parts.joined?.(isBack ? 'back' : 'new')
    await this.#keeper.keep(room)
    const participantId = findAccount(room, person.accountId)?.id ?? id
    const seat = seatOf(room, participantId)
    const role = seat === null ? 'WATCHER' : 'PLAYER'
    const isDisappointed = seat === null && wish.role !== 'WATCHER'
    return { ok: true, result: { participantId, role, seat, ...(isDisappointed && { notice: 'SEATS_FULL' }) } }
  }

  /** Whoever wants to leave a room that is gone has left it. */
  async leave(roomId: string, participantId: string, key?: string): Promise<RoomAnswer> {
    const answer = await this.#answer(roomId, participantId, (room) => leave(room, participantId), key)
    return !answer.ok && answer.code === 'NOT_FOUND' ? { ok: true } : answer
  }

  /** Somebody is about to delete their account: they leave wherever they are. */
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
  ): Promise<RoomAnswer> {
    const box = await this.#boxOf(roomId)
    if (box === undefined) return { ok: false, ...refuse('NOT_FOUND') }
    const rule: Rule = (room) => setProfile(room, participantId, wish, box)
    return this.#answer(roomId, participantId, rule, key, box)
  }

  setReady(roomId: string, participantId: string, wish: ClientPayload<'SET_READY'>, key?: string): Promise<RoomAnswer> {
    return this.#answer(roomId, participantId, (room) => setReady(room, participantId, wish.ready), key)
  }

  async requestSeat(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'REQUEST_SEAT'>,
    key?: string,
  ): Promise<RoomAnswer> {
    const matchId = (await this.#keeper.read(roomId))?.matchId ?? null
    const box = await this.#boxOf(roomId)
    const isLate = matchId !== null && wish.seat !== null && (await this.#parts.tables.lateJoin(matchId))
    const when: LateJoin = !isLate ? 'no' : box?.handover === undefined ? 'now' : 'later'
    const rule: Rule = (room) => requestSeat(room, participantId, wish.seat, room.matchId === matchId ? when : 'no')
    return this.#answer(roomId, participantId, rule, key, box)
  }

  async host(roomId: string, participantId: string, command: HostCommand, key?: string): Promise<RoomAnswer> {
    const { findBox, times, switches } = this.#parts
    const wanted = command.command === 'SET_GAME' ? command.game : (await this.#keeper.read(roomId))?.game
    const box = wanted === undefined ? undefined : await findBox(wanted)
    if (box === undefined) return { ok: false, ...refuse('NOT_FOUND', wanted === undefined ? {} : { game: wanted }) }
    const unlearnt = command.command === 'SET_GAME' ? await this.#unlearnt(roomId, participantId, box) : undefined
    const rule: Rule = (room, now) => {
      // Whoever has not learnt a game does not host a room of it either.
      if (unlearnt) return unlearnt
      // The host of a moment ago chose another game in another process.
      if (command.command !== 'SET_GAME' && room.game !== wanted) return refuse('BUSY')
      const obeyed = obeyHost(room, participantId, command, box, now, times)
      const isOff = refusalOfCommand(switches, command) ?? refusalOfRoom(switches, room, obeyed)
      if (isRefusal(obeyed) || isOff) return isRefusal(obeyed) ? obeyed : (isOff ?? obeyed)
      return withAcceptance(obeyed, box, now)
    }
    return this.#answer(roomId, participantId, rule, key, box)
  }

  rematch(
    roomId: string,
    participantId: string,
    wish: ClientPayload<'REQUEST_REMATCH'>,
    key?: string,
  ): Promise<RoomAnswer> {
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
  ): Promise<RoomAnswer> {
    return this.#answer(roomId, participantId, (room, now) => reportName(room, participantId, wish, now), key)
  }

  /** For those who listen, through whichever process; it passes and is stored nowhere. */
  reaction(roomId: string, participantId: string, emoji: Emoji): RoomAnswer {
    const room = this.#keeper.open.get(roomId)
    if (!this.#parts.switches.isOn('reactions')) return { ok: false, ...refuse('REACTIONS_OFF') }
    if (room === undefined || findPresent(room, participantId) === undefined) return { ok: true }
    const said: Said = { roomId, payload: { from: participantId, emoji } }
    this.#say(said)
    this.#parts.bell.say(said)
    return { ok: true }
  }

  /** Somebody in another process has reacted, or closed a room. */
  hearSaid(said: unknown): void {
    if (isSaid(said)) this.#say(said)
    if (isFields(said) && typeof said.closedRoom === 'string') this.#keeper.expectClosed(said.closedRoom)
  }

  #say({ roomId, payload }: Said): void {
    this.#keeper.open.say(roomId, 'REACTION', JSON.stringify(payload))
  }

  /** What somebody who has joined is at this moment, as this process knows it. */
  standing(roomId: string, participantId: string): Standing | undefined {
    const room = this.#keeper.open.get(roomId)
    if (room === undefined || findPresent(room, participantId) === undefined) return undefined
    const { matchId, hostId, game } = room
    const locale = this.#keeper.localeOf(game)
    return { seat: seatOf(room, participantId), host: hostId === participantId, matchId, locale }
  }

  /** ROOM_STATE now and at every change. */
  attach(roomId: string, listener: Listener): void {
    if (this.#keeper.open.attach(roomId, listener)) return
    this.#attachLate(roomId, listener).catch((error: unknown) => this.#parts.failed(error, roomId))
  }

  detach(listener: Listener): void {
    this.#keeper.open.detach(listener)
  }

  /** Who is to hear when connections must follow what a room does. */
  watch(watcher: RoomWatcher): void {
    this.#keeper.watcher = watcher
  }

  async connected(roomId: string, participantId: string): Promise<void> {
    await this.#keeper.change(roomId, (room, now) => connect(room, participantId, now, this.#processId))
  }

  /** A connection is gone; another one of the same participant may have taken its place. */
  async disconnected(roomId: string, participantId: string): Promise<void> {
    if (this.#keeper.open.listeningIn(roomId).has(participantId)) return
    await this.#keeper.change(roomId, (room, now) => disconnectFrom(room, participantId, this.#processId, now))
  }

  /** All these people are connected to this process, whatever was believed elsewhere. */
  async heartbeat(people: readonly Whereabouts[]): Promise<void> {
    const believedAway = await this.#parts.store.seen(people, this.#parts.env.now())
    for (const { roomId, participantId } of believedAway) await this.connected(roomId, participantId)
  }

  /** Until then people could not come, come back or answer: nobody is missed for that time. */
  resume(at: number): void {
    this.#keeper.resumedAt = Math.max(this.#keeper.resumedAt, at)
    this.#watchedSince = Math.max(this.#watchedSince, at)
  }

  /** Does what time brings; to be called every second. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = undefined
    })
    return this.#sweeping
  }

  /** Other processes have changed these rooms. */
  hearRooms(roomIds: readonly string[]): Promise<void> {
    return this.#keeper.hear(roomIds)
  }

  /** News were lost: every room that is open here is read again, and every one whose match is. */
  hearMissed(): Promise<void> {
    return this.#keeper.hear([...new Set([...this.#keeper.open.ids, ...this.#parts.tables.roomIds])])
  }

  async controlsOf(roomId: string): Promise<Controls | undefined> {
    const room = await this.#keeper.read(roomId)
    return room?.status === 'running' ? controlsOf(room) : undefined
  }

  async playersOf(roomId: string, matchId: string): Promise<Players | undefined> {
    const room = await this.#keeper.read(roomId)
    return room?.matchId === matchId ? playersOf(room) : undefined
  }

  /** The rules have handed a seat over: whoever waited for it has it now. */
  async seatTaken(roomId: string, matchId: string, newcomer: Newcomer): Promise<void> {
    await this.#keeper.change(roomId, (room) => (room.matchId === matchId ? handOver(room, newcomer) : room))
  }

  /** The table has not heard of a seat for too long, or hears of it again. */
  async attends(roomId: string, matchId: string, seat: number, isThere: boolean): Promise<void> {
    await this.#keeper.change(roomId, (room) => (room.matchId === matchId ? attend(room, seat, isThere) : room))
  }

  async matchEnded(roomId: string, matchId: string): Promise<void> {
    await this.#keeper.change(roomId, (room, now) => endMatch(room, matchId, now, this.#parts.times))
  }

  /** The box of the game that is played in this room. */
  async #boxOf(roomId: string): Promise<Box | undefined> {
    const room = await this.#keeper.read(roomId)
    return room && this.#parts.findBox(room.game)
  }

  /** Why this participant may not have a game played that they have not learnt. */
  async #unlearnt(roomId: string, participantId: string, box: Box): Promise<Refusal | undefined> {
    const actor = (await this.#keeper.read(roomId))?.people.find(({ id }) => id === participantId)
    return actor && this.#parts.tutorials.refusalFor(actor.accountId, box)
  }

  /** Who is in a room already does not guess its code, whatever others do at the same address. */
  async #mayLookFor(roomId: string, { accountId }: Person, address: string): Promise<boolean> {
    const { guesses } = this.#parts
    const mayGuess = await guesses.take(address)
    const reading = this.#keeper.read(roomId)
    const room = await (mayGuess ? this.#lookedUp(reading, address) : reading)
    return mayGuess || (room !== undefined && findAccount(room, accountId) !== undefined)
  }

  /** What was counted as a guess was none if there is something, or if nobody can say whether there is. */
  async #lookedUp<T>(reading: Promise<T | undefined>, address: string): Promise<T | undefined> {
    let isGuess = false
    try {
      const found = await reading
      isGuess = found === undefined
      return found
    } finally {
      if (!isGuess) await this.#parts.guesses.giveBack(address)
    }
  }

  async #sweep(): Promise<void> {
    if (this.#sweeps++ % SWEEPS_PER_LOOK === 0) await endUnnoticed(this.#parts)
    const { env, times } = this.#parts
    const elapsed = env.elapsed()
    if (elapsed - this.#sweptAt > times.silenceMs) this.#watchedSince = env.now()
    await sweepRooms(this.#parts, this.#watchedSince)
    this.#sweptAt = elapsed
  }

  async #attachLate(roomId: string, listener: Listener): Promise<void> {
    const room = await this.#keeper.read(roomId)
    if (room === undefined) return
    await this.#keeper.keep(room)
    this.#keeper.open.attach(roomId, listener)
    this.#keeper.tellPlaces(room)
  }

  /** With a key, the same command is obeyed once however often it comes. A game may have words of its own for it. */
  async #answer(roomId: string, actorId: string, rule: Rule, key: string | undefined, box?: Box): Promise<RoomAnswer> {
    const room = await this.#keeper.change(roomId, key === undefined ? rule : once(rule, key), actorId)
    if (!isRefusal(room)) return { ok: true }
    return box === undefined ? { ok: false, ...room } : refused(box, room)
  }
}

/** Whoever is not let in can be told so in the language of the game. */
function withGame({ code, params }: Refusal, { game }: Box): Refusal {
  return { code, params: { ...params, game: game.id } }
}

function isSaid(said: unknown): said is Said {
  return isFields(said) && typeof said.roomId === 'string' && isFields(said.payload)
}
