import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Api, type OpenSocket, RoomClient, type RoomClientOptions } from '@ludoteca/client'
import type { Box } from '@ludoteca/kernel'
import { type ShelfEntry, shelf } from '@ludoteca/registry'
import { box as plaza } from '@ludoteca/testgame'
import { WebSocket } from 'ws'
import { type Config, type Running, readConfig, serve, type Tuning } from '../../src/index.ts'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'

/** The games of the registry, and the one for tests. */
const games: readonly ShelfEntry[] = [
  ...shelf,
  { id: 'plaza', packageName: '@ludoteca/testgame', example: true, load: async () => plaza as unknown as Box },
]

const MANY = { count: 1_000_000, perMs: 1_000 }
/** Nothing is limited, nobody waits longer than they must. */
const swift: Tuning = {
  shelf: games,
  tables: { botMs: 0, restartGraceMs: 0 },
  rooms: { countdownMs: 0 },
  // Some tests let hours pass at once.
  time: { asleepMs: Number.POSITIVE_INFINITY },
  rates: {
    session: MANY,
    address: MANY,
    JOIN_ROOM: MANY,
    unknownRoom: MANY,
    REQUEST_SNAPSHOT: MANY,
    SET_PROFILE: MANY,
  },
  sockets: { perAddressMax: 1_000 },
  http: {
    log: { level: 'silent' },
    rates: { general: 100_000, guest: 100_000, room: 100_000, record: 100_000, picture: 100_000 },
  },
  creations: MANY,
  tutorials: 'free',
  sweepMs: 100,
}

/** A server on a free port of the loopback interface. */
export function startServer(
  place: Partial<Config> & ({ dataDir: string } | { databaseUrl: string }),
  tuning: Tuning = {},
): Promise<Running> {
  const config: Config = { ...readConfig({}), port: 0, logLevel: 'silent', ...place }
  return serve(config, { ...swift, ...tuning })
}

/** A data directory with an empty database, gone after the run. */
export async function scratch(run: (dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'ludoteca-'))
  try {
    await layEmptyDatabase(dir)
    await run(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Somebody with a browser of their own. */
export class Visitor {
  readonly api: Api
  readonly #server: () => string
  readonly sockets: WebSocket[] = []

  /** The address may change, as it does behind a proxy. */
  constructor(server: string | (() => string)) {
    this.#server = typeof server === 'string' ? () => server : server
    this.api = new Api(this.#server())
  }

  static async arrive(server: string | (() => string)): Promise<Visitor> {
    const visitor = new Visitor(server)
    await visitor.api.guest()
    return visitor
  }

  enter(roomId: string, role: 'PLAYER' | 'WATCHER', options: Partial<RoomClientOptions> = {}): RoomClient {
    return RoomClient.connect({
      url: `${this.#server().replace('http', 'ws')}/ws`,
      roomId,
      role,
      socket: this.#open,
      ...options,
    })
  }

  readonly #open: OpenSocket = () => {
    const url = `${this.#server().replace('http', 'ws')}/ws`
    const socket = new WebSocket(url, { headers: { cookie: this.api.cookie ?? '' } })
    this.sockets.push(socket)
    return socket as ReturnType<OpenSocket>
  }
}
