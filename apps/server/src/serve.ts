import type { AddressInfo } from 'node:net'
import { type ShelfEntry, shelf } from '@ludoteca/registry'
import { CLOSE_MS, closeInTime, HTTP_DRAIN_MS, SOCKETS_DRAIN_MS } from './closing-time.ts'
import type { Config } from './config.ts'
import { observeLog, socketCounters } from './counting.ts'
import { type Environment, system } from './environment.ts'
import { buildApp } from './http/app.ts'
import type { HttpSettings } from './http/deps.ts'
import { Metrics } from './http/metrics.ts'
import type { Rate } from './limits/limiter.ts'
import { type LimitName, openLimits } from './limits/limits.ts'
import { MemoryLimiter } from './limits/memory.ts'
import { SessionCookie } from './people/cookie.ts'
import { Doorkeeper } from './people/doorkeeper.ts'
import { Passwords } from './people/passwords.ts'
import { People } from './people/people.ts'
import { ROOM_TIMES, type RoomTimes } from './rooms/room.ts'
import { Rooms } from './rooms/rooms.ts'
import { Routine } from './routine.ts'
import type { Log } from './sockets/ports.ts'
import { trustedProxies } from './sockets/proxies.ts'
import type { SocketSettings } from './sockets/settings.ts'
import { Sockets } from './sockets/sockets.ts'
import { StoredAnswers } from './sockets/stored-answers.ts'
import { traceOf } from './sockets/trace.ts'
import { forgetAnswers } from './storage/answers.ts'
import { openStorage, type StorageSettings } from './storage/open.ts'
import { sharedSetting } from './storage/settings.ts'
import type { Storage } from './storage/storage.ts'
import { TABLE_SETTINGS, type TableSettings } from './tables/ports.ts'
import { matchStore } from './tables/store.ts'
import { Tables } from './tables/tables.ts'

/** What tests and load runs change; an operator has no need to. */
export interface Tuning {
  readonly env?: Environment
  readonly shelf?: readonly ShelfEntry[]
  readonly storage?: Partial<StorageSettings>
  readonly tables?: Partial<TableSettings>
  readonly rooms?: Partial<RoomTimes>
  readonly sockets?: Partial<SocketSettings>
  readonly rates?: Partial<Record<LimitName, Rate>>
  readonly http?: Partial<HttpSettings>
  /** How many rooms an account may open. */
  readonly creations?: Rate
  readonly sweepMs?: number
  readonly closeMs?: number
}

/** A server that runs. */
export interface Running {
  readonly url: string
  readonly port: number
  /**
   * Answers or refuses whatever is under way, then lets go of everything. What hangs is not waited for: then this throws
   * `NotClosed`, and a process that does not end by itself right afterwards is ended.
   */
  close(): Promise<void>
}

const SWEEP_MS = 1_000
const HOUR_MS = 3_600_000
/** Nobody asks again about what was answered a week ago. */
const ANSWERS_KEPT_MS = 7 * 24 * HOUR_MS
const SECRET_BYTES = 32

/** Starts the whole server. It is ready when this resolves. */
export async function serve(config: Config, tuning: Tuning = {}): Promise<Running> {
  const { env = system } = tuning
  const { databaseUrl, dataDir } = config
  const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl }, env, tuning.storage)
  try {
    return await serveOn(storage, config, tuning, env)
  } catch (error) {
    await storage.close()
    throw error
  }
}

async function serveOn(storage: Storage, config: Config, tuning: Tuning, env: Environment): Promise<Running> {
  const { db } = storage
  const log = new LateLog()
  const lifecycle = { closing: false }
  const metrics = new Metrics()
  const games = tuning.shelf ?? shelf
  const findBox = async (id: string) => games.find((game) => game.id === id)?.load()
  const { redisUrl } = config
  const rates = tuning.rates ?? {}
  const limiters = openLimits({ ...(redisUrl === undefined ? {} : { redisUrl }), rates, env, log })
  const { limits, redis } = limiters

  const secret = await sharedSetting(db, 'cookie-secret', () => Buffer.from(env.bytes(SECRET_BYTES)).toString('hex'))
  const attempts = { byHandle: limits.logInHandle, byAddress: limits.logInAddress }
  const people = new People({ db, env, passwords: new Passwords(env), attempts })
  const doorkeeper = new Doorkeeper(people, new SessionCookie(secret))

  const tables = new Tables({
    store: matchStore(storage),
    env,
    settings: { ...TABLE_SETTINGS, botMs: config.botMs, ...tuning.tables },
    findBox,
    failed: (error, matchId) => log.error({ ...traceOf(error), matchId }, 'a table failed'),
    answered: (afterMs) => metrics.broadcastSeconds.observe(afterMs / 1_000),
  })
  const rooms = new Rooms({
    db,
    bell: storage.bell,
    tables,
    findBox,
    env,
    times: { ...ROOM_TIMES, ...tuning.rooms },
    creations: tuning.creations === undefined ? limits.createRoom : new MemoryLimiter(tuning.creations, env),
    guesses: limits.unknownRoom,
    // Without its id, which is the code that lets people in.
    failed: (error) => log.error(traceOf(error), 'a room failed'),
  })
  tables.landlord = rooms

  const settings: HttpSettings = {
    log: { level: config.logLevel },
    trustProxy: config.trustProxy,
    origins: config.origins,
    drainMs: HTTP_DRAIN_MS,
    ...tuning.http,
  }
  const shared = redis === undefined ? {} : { redis }
  const app = buildApp({
    people,
    doorkeeper,
    rooms,
    tables,
    storage,
    metrics,
    lifecycle,
    dismiss: (ended) => sockets.dismiss(ended),
    settings,
    shelf: games,
    ...shared,
  })
  log.target = app.log
  const sockets = new Sockets(
    {
      rooms,
      tables,
      answers: new StoredAnswers(db, env),
      moves: storage.log,
      sessions: doorkeeper,
      limits,
      counters: socketCounters(metrics),
      log,
      env,
    },
    {
      origins: config.origins,
      trustsProxy: trustedProxies(config.trustProxy),
      drainMs: SOCKETS_DRAIN_MS,
      ...tuning.sockets,
    },
  )

  storage.bell.listen(({ matches, rooms: roomIds, missed }) => {
    tables.hear(
      matches.map(({ id }) => id),
      missed,
    )
    const heard = missed ? rooms.hearMissed() : rooms.hearRooms(roomIds)
    heard.catch((error: unknown) => log.warn(traceOf(error), 'news of rooms were not read'))
  })
  storage.bell.hearSaid((said) => rooms.hearSaid(said))
  observeLog(storage.log, metrics)
  const everyMs = tuning.sweepMs ?? SWEEP_MS
  const routine = new Routine(log, [
    { name: 'rooms', everyMs, run: () => rooms.sweep() },
    { name: 'tables', everyMs, run: () => tables.sweep() },
    { name: 'metrics', everyMs, run: async () => metrics.tablesOpen.set(tables.size) },
    { name: 'people', everyMs: HOUR_MS, run: () => people.sweep() },
    { name: 'answers', everyMs: HOUR_MS, run: () => forgetAnswers(db, env.now() - ANSWERS_KEPT_MS) },
  ])

  storage.absence.observer = (isAway, noticedBy) => {
    if (isAway) log.warn(traceOf(noticedBy), 'the database is away, or its disk is full')
    else log.info({}, 'the database is back')
  }

  const stop = once(async () => {
    lifecycle.closing = true
    storage.hasten()
    await sockets.close()
    await routine.stop()
    await tables.close()
    await app.close()
    limiters.close()
  })
  sockets.listen(app.server)
  try {
    await app.listen({ host: config.host, port: config.port })
  } catch (error) {
    await stop()
    throw error
  }
  const { port } = app.server.address() as AddressInfo

  return {
    port,
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    close: once(() =>
      closeInTime(tuning.closeMs ?? CLOSE_MS, log, async () => {
        await stop()
        await storage.close()
      }),
    ),
  }
}

/** Parts that report are made before the logger is. */
class LateLog implements Log {
  target: Log | undefined

  info(fields: object, message: string): void {
    this.target?.info(fields, message)
  }

  warn(fields: object, message: string): void {
    this.target?.warn(fields, message)
  }

  error(fields: object, message: string): void {
    this.target?.error(fields, message)
  }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= run()
    return done
  }
}
