import { type MatchRecord, type Player, type Refusal, refuse, type Shareable, type ShareLink } from '@ludoteca/kernel'
import type { RoomView } from '@ludoteca/protocol'
import { findGame } from '@ludoteca/registry'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import { buildApp } from '../../src/http/app.ts'
import type { HttpDeps, HttpSettings, RoomsPort, TablesPort } from '../../src/http/deps.ts'
import { Metrics } from '../../src/http/metrics.ts'
import { Seasons } from '../../src/ladder/seasons.ts'
import type { Person } from '../../src/people/person.ts'
import { Tutorials } from '../../src/people/tutorials.ts'
import type { RoomWish } from '../../src/rooms/creation.ts'
import type { RoomSummary } from '../../src/rooms/view.ts'
import { ShareLinks } from '../../src/share/links.ts'
import type { Ended } from '../../src/sockets/ports.ts'
import type { Schema } from '../../src/storage/schema.ts'
import type { Storage } from '../../src/storage/storage.ts'
import type { IsEarned, SentMessage } from '../../src/tables/ports.ts'
import type { PicturesWish } from '../../src/tables/records/records.ts'
import { authenticatorOf, peopleOf, StandingClock } from '../people/house.ts'

/** Rooms as far as HTTP sees them. */
class FakeRooms implements RoomsPort {
  readonly views = new Map<string, RoomView>()
  readonly calls: unknown[] = []
  refusal: Refusal | undefined

  async create(person: Person, wish: RoomWish): Promise<{ id: string } | Refusal> {
    this.calls.push({ accountId: person.accountId, name: person.name, wish })
    if (this.refusal) return this.refusal
    return this.#open(roomView({ roomId: 'ABCDE', game: wish.game, kind: wish.kind }))
  }

  async quickPlay(person: Person, game: string, _address: string): Promise<{ id: string } | Refusal> {
    this.calls.push({ accountId: person.accountId, name: person.name, game })
    if (game === 'unknown') return refuse('NOT_FOUND')
    return this.#open(roomView({ roomId: 'QUICK', game }))
  }

  async list(filter: { game?: string; status?: RoomSummary['status'] }): Promise<RoomSummary[]> {
    this.calls.push(filter)
    return [...this.views.values()].map(summary)
  }

  async view(roomId: string): Promise<RoomView | undefined> {
    return this.views.get(roomId)
  }

  async lookUp(code: string, address: string): Promise<RoomView | Refusal> {
    this.calls.push({ lookUp: code, address })
    return this.refusal ?? (await this.view(code)) ?? refuse('NOT_FOUND')
  }

  async forget(accountId: string): Promise<void> {
    this.calls.push({ forget: accountId })
  }

  #open(view: RoomView): { id: string } {
    this.views.set(view.roomId, view)
    return { id: view.roomId }
  }
}

class FakeTables implements TablesPort {
  async lookAt(): Promise<readonly SentMessage[]> {
    return [{ type: 'MATCH_START', payload: {}, matchId: 'match' }]
  }

  readonly records = new Map<string, MatchRecord>()

  async record(matchId: string): Promise<MatchRecord | undefined> {
    return this.records.get(matchId)
  }

  /** Once it is over and there are results, a picture of everybody, with its link on it. */
  async pictures(
    _matchId: string,
    players: readonly Player[],
    _wish?: PicturesWish,
  ): Promise<readonly Shareable[] | undefined> {
    if (players.length === 0) return undefined
    const names = players.map(({ name }) => name).join()
    const about = { width: 60, height: 30, title: `"${names}" & <others>`, lines: ['Line 1', 'Line 2'], text: 'Look:' }
    const rest = 'xmlns="http://www.w3.org/2000/svg" width="60" height="30"'
    const draw = (link?: ShareLink) => `<svg ${rest}><path d="${link?.code.path}"/><desc>${link?.text}</desc></svg>`
    return [{ ...about, name: 'front', assetType: 'PORTADA', ownerId: 'O-01', draw }]
  }

  async earned(): Promise<IsEarned | undefined> {
    return undefined
  }
}

export interface Desk {
  readonly app: FastifyInstance
  readonly rooms: FakeRooms
  readonly tables: FakeTables
  readonly metrics: Metrics
  readonly lifecycle: { closing: boolean }
  readonly lines: string[]
  /** The sessions, and the accounts, whose connections were told to come in again. */
  readonly dismissed: Ended[]
}

const SECRET = 'a secret that all processes share'

/** The app with real people on that storage; rooms and tables are played. Closed at the end of the test. */
export function openDesk(
  storage: Pick<Storage, 'db' | 'healthy'> = noStorage,
  settings: Partial<HttpSettings> = {},
  extra: Partial<HttpDeps> = {},
): Desk {
  const clock = new StandingClock()
  const people = extra.people ?? peopleOf({ storage: storage as Storage }, clock)
  const lines: string[] = []
  const desk = {
    rooms: new FakeRooms(),
    tables: new FakeTables(),
    metrics: new Metrics(),
    lifecycle: { closing: false },
    lines,
    dismissed: [] as Ended[],
  }
  const app = buildApp({
    ...desk,
    people,
    seasons: seasonsOn(storage.db, clock),
    shareLinks: new ShareLinks({ db: storage.db, env: clock, secret: SECRET }),
    authenticator: authenticatorOf(people, SECRET),
    tutorials: new Tutorials({ db: storage.db, env: clock }),
    storage,
    dismiss: (ended) => desk.dismissed.push(ended),
    settings: { log: { level: 'debug', stream: { write: (line) => lines.push(line) } }, ...settings },
    ...extra,
  })
  onTestFinished(() => app.close())
  return { ...desk, app }
}

/** Seasons of the games on the shelf. Nothing is read again here. */
function seasonsOn(db: Kysely<Schema>, env: StandingClock): Seasons {
  const ladders = { recompute: async () => ({ read: 0, unreadable: [] }) }
  return new Seasons({ db, env, findBox: async (game) => findGame(game)?.load(), ladders })
}

/** A storage that is away: every question to it fails, with a text that nobody outside may read. */
const noStorage: Pick<Storage, 'db' | 'healthy'> = {
  db: new Proxy({} as Kysely<Schema>, {
    get() {
      throw new Error('no database; password hunter2')
    },
  }),
  healthy: async () => false,
}

/** The cookie a browser would send back. */
export function cookieOf(answer: { headers: Record<string, unknown> }): string {
  const set = [answer.headers['set-cookie']].flat()[0] as string
  return set.split(';')[0] as string
}

export function roomView(changes: Partial<RoomView>): RoomView {
  return {
    roomId: 'ABCDE',
    link: '/j/ABCDE',
    kind: 'public',
    status: 'lobby',
    game: 'banca',
    options: {},
    seatsMin: 2,
    seatsMax: 8,
    idle: 'pause',
    locked: false,
    botFill: true,
    capacity: 20,
    hostId: 'participant2',
    version: 1,
    countdownEndsAt: null,
    matchId: null,
    paused: false,
    lateJoin: false,
    seats: [{ kind: 'open' }, { kind: 'bot', strength: 'normal', name: 'Bot Alba' }],
    watchers: [],
    rematch: [],
    serverSeedCommit: 'c'.repeat(64),
    ...changes,
  }
}

function summary({ roomId, kind, status, game, locked, lateJoin, matchId }: RoomView): RoomSummary {
  const counts = { players: 1, bots: 1, seats: 2, watchers: 0, createdAt: 1, startedAt: null }
  return { roomId, kind, status, game, locked, lateJoin, matchId, host: 'Ana', ...counts }
}
