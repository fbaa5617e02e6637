import { randomBytes } from 'node:crypto'
import type { Box, Refusal } from '@ludoteca/kernel'
import { type CoreType, corePayloads, RATE_LIMITS, type RoomView, type ServerType } from '@ludoteca/protocol'
import type { Environment } from '../../src/environment.ts'
import { MemoryLimiter } from '../../src/limits/memory.ts'
import { Places } from '../../src/rooms/places.ts'
import type { TablesPort } from '../../src/rooms/ports.ts'
import { ROOM_TIMES } from '../../src/rooms/room.ts'
import { RoomStore } from '../../src/rooms/room-store.ts'
import { Rooms } from '../../src/rooms/rooms.ts'
import { StoredSeating } from '../../src/rooms/seating.ts'
import type { RoomSubscriber } from '../../src/sockets/ports.ts'
import type { Storage } from '../../src/storage/storage.ts'
import type { Controls, Listener, NewMatch, TableSubscriber } from '../../src/tables/ports.ts'
import { boxes } from './kit.ts'

/** A clock that tests move. */
export class FakeClock implements Environment {
  at = 1_700_000_000_000
  now = () => this.at
  elapsed = () => this.at
  bytes = (count: number) => randomBytes(count)
}

/** Tables that start what they are asked to, and remember everything. */
export class FakeTables implements TablesPort {
  readonly started: Required<NewMatch>[] = []
  readonly controls: { readonly matchId: string; readonly controls: Controls }[] = []
  readonly abandoned: string[] = []
  /** What happens instead of a start. */
  trouble: (() => Refusal | Promise<never>) | undefined
  /** What a start waits for. */
  patience: Promise<void> | undefined
  mayJoinLate = true
  roomIds: readonly string[] = []
  readonly #prefix: string

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  async start(match: Required<NewMatch>): Promise<{ readonly matchId: string } | Refusal> {
    this.started.push(match)
    await this.patience
    return this.trouble?.() ?? { matchId: `${this.#prefix}-${this.started.length}` }
  }

  control(matchId: string, controls: Controls): void {
    this.controls.push({ matchId, controls })
  }

  async lateJoin(): Promise<boolean> {
    return this.mayJoinLate
  }

  async abandon(matchId: string): Promise<void> {
    this.abandoned.push(matchId)
  }

  /** Who hears of matches. */
  readonly subscribers = new Set<TableSubscriber>()

  subscribe(subscriber: TableSubscriber): () => void {
    this.subscribers.add(subscriber)
    return () => this.subscribers.delete(subscriber)
  }

  get lastControls(): Controls | undefined {
    return this.controls.at(-1)?.controls
  }
}

/** Where everybody comes from. */
export const HERE = '203.0.113.9'

/** A connection that keeps what it hears, and checks it against the protocol. */
export class FakeListener implements Listener {
  readonly sent: {
    readonly type: ServerType
    readonly payload: string
    readonly matchId: string | null | undefined
  }[] = []
  readonly participantId: string

  constructor(participantId: string) {
    this.participantId = participantId
  }

  get seq(): number {
    return this.sent.length
  }

  send(type: ServerType, payload: string, ids?: { readonly matchId: string | null }): void {
    corePayloads[type as CoreType].parse(JSON.parse(payload))
    this.sent.push({ type, payload, matchId: ids?.matchId })
  }

  drop(): void {
    throw new Error('a room tells everybody everything')
  }

  get room(): RoomView {
    const state = this.sent.findLast(({ type }) => type === 'ROOM_STATE')
    if (state === undefined) throw new Error('no ROOM_STATE was heard')
    return JSON.parse(state.payload) as RoomView
  }
}

/** One server process: its rooms, and what they told the rest of it. */
export class Process implements RoomSubscriber {
  readonly rooms: Rooms
  readonly seating: StoredSeating
  readonly tables: FakeTables
  readonly matches: (string | null)[] = []
  readonly removed: string[] = []
  readonly failures: unknown[] = []
  /** Who has to learn which game first. */
  unlearnt: ((accountId: string, box: Box) => Refusal | undefined) | undefined
  /** Happens once, while a room is being opened. */
  meanwhile: (() => Promise<void>) | undefined

  constructor(storage: Pick<Storage, 'db'>, env: Environment, ring: (ids: readonly string[]) => void, name: string) {
    this.tables = new FakeTables(name)
    this.seating = new StoredSeating(new RoomStore(storage.db, ROOM_TIMES))
    this.rooms = new Rooms({
      db: storage.db,
      notifications: { notifyRooms: ring, send: () => {} },
      tables: this.tables,
      findBox: async (game) => {
        const { meanwhile } = this
        this.meanwhile = undefined
        await meanwhile?.()
        return boxes[game]
      },
      env,
      times: ROOM_TIMES,
      creations: new MemoryLimiter(RATE_LIMITS.createRoom, env),
      guesses: new MemoryLimiter(RATE_LIMITS.unknownRoom, env),
      tutorials: { refusalFor: async (accountId, box) => this.unlearnt?.(accountId, box) },
      places: new Places('a secret of the town'),
      failed: (error) => this.failures.push(error),
    })
    this.rooms.subscribe(this)
  }

  onMatch(_roomId: string, matchId: string | null): void {
    this.matches.push(matchId)
  }

  onRemoved(_roomId: string, participantId: string, why: string): void {
    this.removed.push(`${participantId} ${why}`)
  }

  /** Opens a room and connects its host. */
  async open(
    name: string,
    wish: Partial<Parameters<Rooms['create']>[1]> = {},
  ): Promise<{ id: string; ana: FakeListener }> {
    const created = await this.rooms.create(personNamed(name), { game: 'plaza', kind: 'friends', ...wish })
    if (!('id' in created)) throw new Error(created.code)
    return { id: created.id, ana: await this.enter(created.id, name) }
  }

  /** Joins and listens. */
  async enter(roomId: string, name: string, role: 'PLAYER' | 'WATCHER' = 'PLAYER'): Promise<FakeListener> {
    const joined = await this.rooms.join(roomId, personNamed(name), { role }, HERE)
    if (!joined.ok) throw new Error(joined.code)
    const listener = new FakeListener(joined.result.participantId)
    this.rooms.attach(roomId, listener)
    return listener
  }

  /** The connection is gone. */
  async cut(roomId: string, listener: FakeListener): Promise<void> {
    this.rooms.detach(listener)
    await this.rooms.disconnected(roomId, listener.participantId)
  }
}

export function personNamed(name: string): { readonly accountId: string; readonly name: string } {
  return { accountId: `account-${name}`, name }
}

/** Two processes that share a database and hear of each other's changes: by the storage's notifications, if it has two ends. */
export class Town {
  readonly storages: readonly [Storage, Storage]
  #now: readonly Process[] = []

  constructor(storages: readonly [Storage, Storage]) {
    this.storages = storages
    if (this.#isShared) return
    for (const [i, { notifications }] of storages.entries()) {
      notifications.subscribe(({ rooms }) => void this.#now[i]?.rooms.refresh(rooms))
    }
  }

  get db(): Storage['db'] {
    return this.storages[0].db
  }

  processes(env: Environment): [Process, Process] {
    const pair: [Process, Process] = [
      new Process(this.storages[0], env, (ids) => this.#ring(0, ids), 'match0'),
      new Process(this.storages[1], env, (ids) => this.#ring(1, ids), 'match1'),
    ]
    this.#now = pair
    return pair
  }

  /** A process that hears nothing of others. */
  lonely(env: Environment, name = 'lonely'): Process {
    return new Process(this.storages[0], env, () => {}, name)
  }

  async empty(): Promise<void> {
    await this.db.deleteFrom('room').execute()
    await this.db.deleteFrom('clock').execute()
    await this.db.deleteFrom('match').execute()
  }

  async close(): Promise<void> {
    for (const storage of new Set(this.storages)) await storage.close()
  }

  get #isShared(): boolean {
    return this.storages[0] === this.storages[1]
  }

  #ring(from: number, ids: readonly string[]): void {
    if (this.#isShared) void this.#now[1 - from]?.rooms.refresh(ids)
    else this.storages[from]?.notifications.notifyRooms(ids)
  }
}

/** Waits until something that happens in the background has happened. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 5_000) throw new Error('it never happened')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** An empty town with one house in it. */
export async function houseIn(town: Town): Promise<{ clock: FakeClock; house: Process; town: Town }> {
  await town.empty()
  const clock = new FakeClock()
  return { clock, house: town.lonely(clock), town }
}
