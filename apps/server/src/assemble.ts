import { MessageCatalogue } from '@ludoteca/protocol'
import { shelf } from '@ludoteca/registry'
import { Admins } from './admin/admins.ts'
import { Audit } from './admin/audit.ts'
import { NameTerms } from './admin/name-terms.ts'
import type { AdminParts } from './admin/parts.ts'
import { PeopleCare } from './admin/people-care.ts'
import { SecondFactor } from './admin/second-factor.ts'
import { SharedSettings } from './admin/shared-settings.ts'
import { Switches } from './admin/switches.ts'
import { Tallies } from './admin/tallies.ts'
import { BalanceBook } from './balance/balance.ts'
import { Careers } from './careers/careers.ts'
import { HTTP_DRAIN_MS, SOCKETS_DRAIN_MS } from './closing-time.ts'
import type { Config } from './config.ts'
import { observeLog, socketCounters } from './counting.ts'
import type { Environment } from './environment.ts'
import { buildApp, openApp } from './http/app.ts'
import type { HttpSettings } from './http/deps.ts'
import { Metrics } from './http/metrics.ts'
import { Inspector } from './inspect/inspector.ts'
import { Ladders } from './ladder/ladders.ts'
import { Seasons } from './ladder/seasons.ts'
import { type OpenLimits, openLimits } from './limits/limits.ts'
import { MemoryLimiter } from './limits/memory.ts'
import { Pace } from './limits/pace.ts'
import { followOthers, tellEverywhere } from './other-processes.ts'
import { Packs } from './packs/packs.ts'
import { Authenticator } from './people/authenticator.ts'
import { SessionCookie } from './people/cookie.ts'
import { KnownDevices } from './people/known-devices.ts'
import { Passwords } from './people/passwords.ts'
import { People } from './people/people.ts'
import { Tutorials } from './people/tutorials.ts'
import { Places } from './rooms/places.ts'
import { ROOM_TIMES } from './rooms/room.ts'
import { RoomStore } from './rooms/room-store.ts'
import { Rooms } from './rooms/rooms.ts'
import { StoredSeating } from './rooms/seating.ts'
import { ShareLinks } from './share/links.ts'
import { Pictures } from './share/pictures.ts'
import { SharedTime } from './shared-time.ts'
import type { Log } from './sockets/ports.ts'
import { trustedProxies } from './sockets/proxies.ts'
import { Sockets } from './sockets/sockets.ts'
import { StoredReplies } from './sockets/stored-replies.ts'
import { traceOf } from './sockets/trace.ts'
import { sharedSetting } from './storage/settings.ts'
import type { Storage } from './storage/storage.ts'
import { type FindBox, TABLE_SETTINGS } from './tables/ports.ts'
import { matchStore } from './tables/store.ts'
import { Tables } from './tables/tables.ts'
import type { Tuning } from './tuning.ts'

const SECRET_BYTES = 32

/** The connected parts of a server. Nothing listens to the network yet. */
export interface Assembly {
  readonly app: ReturnType<typeof buildApp>
  readonly sockets: Sockets
  readonly rooms: Rooms
  readonly tables: Tables
  readonly people: People
  readonly careers: Careers
  readonly balance: BalanceBook
  readonly packs: Packs
  readonly admins: Admins
  readonly sharedSettings: SharedSettings
  readonly tallies: Tallies
  readonly ladders: Ladders
  readonly seasons: Seasons
  readonly metrics: Metrics
  readonly limiters: OpenLimits
  readonly lifecycle: { closing: boolean }
  readonly log: Log
  readonly time: SharedTime
}

/** Builds all parts on a storage. */
export async function assemble(
  storage: Storage,
  config: Config,
  tuning: Tuning,
  system: Environment,
): Promise<Assembly> {
  const { db } = storage
  const settings: HttpSettings = {
    log: { level: config.logLevel },
    trustProxy: config.trustProxy,
    origins: config.origins,
    drainMs: HTTP_DRAIN_MS,
    ...tuning.http,
  }
  const bare = openApp(settings)
  const { log } = bare
  const time = await SharedTime.open({ env: system, storage, log, settings: tuning.time })
  const env: Environment = time
  const lifecycle = { closing: false }
  const metrics = new Metrics()
  const games = tuning.shelf ?? shelf
  const packs = new Packs({ db, env, shelf: games })
  const findBox: FindBox = (game, pack) => packs.box(game, pack)
  const { redisUrl } = config
  const rates = tuning.rates ?? {}
  const boxes = await Promise.all(games.map((entry) => entry.load()))
  const messages = new MessageCatalogue(boxes.map((box) => box.messages ?? {}))
  const shared = redisUrl === undefined ? {} : { redisUrl }
  const limiters = openLimits({ ...shared, messages: messages.limits, rates, env, log })
  const { limits, redis } = limiters

  const secret = await sharedSetting(db, 'cookie-secret', () => Buffer.from(env.bytes(SECRET_BYTES)).toString('hex'))
  const attempts = {
    byAddress: limits.logInAddress,
    byHandle: limits.logInHandle,
    byDevice: limits.logInDevice,
    bySession: limits.passwordInside,
    pace: new Pace(env, tuning.pace),
  }
  const people = new People({ db, env, passwords: new Passwords(env), attempts })
  // The first process with prefixed cookies stores the time: cookies of earlier sessions are replaced.
  const plainUntil = Number(await sharedSetting(db, 'prefixed-cookies-since', () => String(env.now())))
  const devices = new KnownDevices(secret, env)
  const authenticator = new Authenticator({ people, cookie: new SessionCookie(secret), devices, plainUntil })

  const tutorials = new Tutorials({ db, env, ...(tuning.tutorials && { rule: tuning.tutorials }) })

  const switches = new Switches(db)
  const nameTerms = new NameTerms(db)
  const sharedSettings = new SharedSettings([switches, nameTerms], storage.notifications, (error) =>
    log.warn(traceOf(error), 'what the administration changed was not read'),
  )
  await sharedSettings.reload()

  const shareLinks = new ShareLinks({ db, env, secret, switches })
  const store = matchStore(storage)
  const careers = new Careers({
    db,
    env,
    store,
    findBox,
    failed: (error, matchId) => log.error({ ...traceOf(error), matchId }, 'a finished match could not be read'),
  })
  const ladders = new Ladders({
    db,
    env,
    store,
    findBox,
    failed: (error, matchId) => log.error({ ...traceOf(error), matchId }, 'a finished match counts for no ladder'),
  })
  const seasons = new Seasons({ db, env, findBox, ladders })
  const times = { ...ROOM_TIMES, ...tuning.rooms }
  const tables = new Tables({
    store,
    seating: new StoredSeating(new RoomStore(db, times)),
    pictureLinks: shareLinks,
    env,
    settings: { ...TABLE_SETTINGS, botMs: config.botMs, ...tuning.tables },
    findBox,
    packOfNewMatches: (game) => packs.ofNewMatches(game),
    isSilent: () => {
      time.noticeSleep()
      return time.isSilent
    },
    failed: (error, matchId) => log.error({ ...traceOf(error), matchId }, 'a table failed'),
    answered: (afterMs) => metrics.broadcastSeconds.observe(afterMs / 1_000),
  })
  const rooms = new Rooms({
    db,
    notifications: storage.notifications,
    tables,
    findBox: (game) => packs.newBox(game),
    env,
    times,
    creations: tuning.creations === undefined ? limits.createRoom : new MemoryLimiter(tuning.creations, env),
    guesses: limits.unknownRoom,
    tutorials,
    switches,
    joined: (how) => metrics.joins.inc({ how }),
    places: new Places(secret),
    // The room's id is not logged: it is the code that lets people in.
    failed: (error) => log.error(traceOf(error), 'a room failed'),
  })
  rooms.resume(time.resumedAt)
  time.subscribe((at) => {
    tables.resume(at)
    rooms.resume(at)
  })

  const workshop = async (id: string) => games.find((game) => game.id === id)?.workshop?.()
  const inspector = new Inspector({ store, findBox, workshop })
  const balance = new BalanceBook({
    db,
    store,
    findBox,
    workshop,
    failed: (error, matchId) => log.error({ ...traceOf(error), matchId }, 'a finished match could not be counted'),
  })
  const admins = new Admins(db, env)
  const tallies = new Tallies({ db, env, metrics })
  const audit = new Audit(db, env)
  const admin: AdminParts = {
    admins,
    audit,
    secondFactor: new SecondFactor({ db, env, admins, audit, secret, attempts: limits.secondFactor }),
    switches,
    nameTerms,
    sharedSettings,
    people: new PeopleCare(db, env),
    rooms: rooms.care,
    env,
    tallies,
  }
  const sockets = new Sockets(
    {
      rooms,
      tables,
      replyStore: new StoredReplies(db, env),
      moves: storage.log,
      messages,
      sessions: authenticator,
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
  const joined = { notifications: storage.notifications, tables, rooms, people, sockets, log }
  followOthers(joined)
  const app = buildApp(
    {
      people,
      authenticator,
      tutorials,
      rooms,
      tables,
      shareLinks,
      seasons,
      storage,
      metrics,
      admin,
      packs,
      inspector,
      balance,
      lifecycle,
      dismiss: (ended) => sockets.dismiss(ended),
      tellAccount: (accountId) => tellEverywhere(joined, accountId),
      pictures: new Pictures(),
      settings,
      shelf: games,
      messages,
      env,
      ...(redis === undefined ? {} : { redis }),
    },
    bare,
  )
  observeLog(storage.log, metrics)
  if (storage.isNew) log.warn({ dataDir: config.dataDir }, 'there was no database in this folder: a new one was made')
  storage.absence.subscribe((isAway, noticedBy) => {
    if (isAway) log.warn(traceOf(noticedBy), 'the database is away, or its disk is full')
    else {
      log.info({}, 'the database is back')
      time.resume()
    }
  })
  return {
    app,
    sockets,
    rooms,
    tables,
    people,
    careers,
    ladders,
    seasons,
    balance,
    packs,
    admins,
    sharedSettings,
    tallies,
    metrics,
    limiters,
    lifecycle,
    log,
    time,
  }
}
