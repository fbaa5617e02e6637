import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  layEmptyDatabase,
  startPostgres,
  startRedis,
  type TestPostgres,
  type TestRedis,
} from '@ludoteca/server/testing'
import { type Place, ServerProcess, type ServerWishes } from './server-process.ts'

/** Kinds of storage. */
export type DatabaseKind = 'pglite' | 'postgres'

/** What kind of servers to start. */
export interface HouseWishes extends Pick<ServerWishes, 'tuning' | 'execArgv'> {
  /** Whether limits are counted in a Redis. */
  readonly withRedis?: boolean
}

/** What the servers of a house stand on. */
interface Ground {
  readonly place: Place
  readonly postgres: TestPostgres | undefined
  readonly redis: TestRedis | undefined
  readonly dir: string
}

/** A server and its database, both to be knocked over. */
export class House {
  readonly place: Place
  readonly postgres: TestPostgres | undefined
  readonly redis: TestRedis | undefined
  /** What servers had to say on standard error. */
  readonly complaints: string[] = []
  readonly #wishes: HouseWishes
  readonly #dir: string
  #server: ServerProcess | undefined
  #port = 0
  #clockMs = 0
  #isGone = false

  private constructor({ place, postgres, redis, dir }: Ground, wishes: HouseWishes) {
    this.place = place
    this.postgres = postgres
    this.redis = redis
    this.#dir = dir
    this.#wishes = wishes
  }

  /** Lays the storage ready; no server runs yet. */
  static async build(database: DatabaseKind, wishes: HouseWishes = {}): Promise<House> {
    // As operators are told to where server and database share a machine.
    const postgres = database === 'postgres' ? await startPostgres({ through: 'socket' }) : undefined
    const dir = await mkdtemp(join(tmpdir(), 'ludoteca-load-'))
    const place = postgres ? { databaseUrl: await postgres.createDatabase() } : { dataDir: join(dir, 'data') }
    if ('dataDir' in place) await layEmptyDatabase(place.dataDir)
    const redis = wishes.withRedis ? await startRedis() : undefined
    return new House({ place, postgres, redis, dir }, wishes)
  }

  get server(): ServerProcess {
    if (this.#server === undefined) throw new Error('no server was started')
    return this.#server
  }

  /** How far the clock of the server, and of the next one, is ahead of ours, in milliseconds. */
  get clockMs(): number {
    return this.#clockMs
  }

  set clockMs(aheadMs: number) {
    this.#clockMs = aheadMs
    this.#server?.setClock(aheadMs)
  }

  /** Starts a server where the last one was. It is not ready yet. */
  launch(): ServerProcess {
    if (this.#isGone) throw new Error('the house is gone')
    const { withRedis: _, ...wishes } = this.#wishes
    this.#server = ServerProcess.launch({
      ...wishes,
      place: this.place,
      redisUrl: this.redis?.url,
      clockMs: this.#clockMs,
      port: this.#port,
      log: (line) => this.complaints.push(line),
    })
    return this.#server
  }

  /** Starts a server where the last one was, and waits until it is ready. */
  async open(): Promise<ServerProcess> {
    const server = this.launch()
    await server.ready()
    this.#port = server.port
    return server
  }

  /** Leaves nothing behind, whatever happened. */
  async tearDown(): Promise<void> {
    this.#isGone = true
    if (this.#server?.hasEnded === false) await this.#server.kill()
    await this.postgres?.stop()
    await this.redis?.stop()
    await rm(this.#dir, { recursive: true, force: true })
  }
}
