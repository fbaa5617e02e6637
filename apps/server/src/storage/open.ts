import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Environment, randomId } from '../environment.ts'
import { GroupLog, type LogSettings } from './log.ts'
import { migrate, UpgradeInterrupted } from './migrate.ts'
import { whyNotOpened } from './not-opened.ts'
import { noNotifications, PostgresNotifications } from './notifications.ts'
import { databaseDir, linkPGlite } from './pglite.ts'
import { linkPostgres, type PostgresSettings } from './postgres.ts'
import { isDamage, patiently } from './retry.ts'
import { type Storage, StorageDown } from './storage.ts'
import { tidy } from './tidy.ts'

/** Where everything is stored: in a directory of our own, or in a PostgreSQL that several processes may share. */
export type StoragePlace = { readonly dataDir: string } | { readonly databaseUrl: string }

/** Settings of the storage. */
export type StorageSettings = LogSettings & PostgresSettings

/** A PostgreSQL works on one batch while the next one is collected; an embedded database gains by fewer calls. */
const BATCH_ROWS = { postgres: 350, pglite: 2_000 }
const DEFAULTS: Omit<StorageSettings, 'batchRows'> = {
  retryForMs: 10_000,
  waitingRows: 20_000,
  connections: 10,
  answerMs: 5000,
  pulseMs: 10_000,
}
const HEALTH_TIMEOUT_MS = 2000

/**
 * Opens the storage and brings its tables up to date. Throws `DirectoryInUse`, `StorageDown`, or an error that says
 * what is wrong with the database and what to do.
 */
export async function openStorage(
  place: StoragePlace,
  env: Environment,
  wishes: Partial<StorageSettings> = {},
): Promise<Storage> {
  return 'dataDir' in place
    ? openPGlite(place.dataDir, env, { ...DEFAULTS, batchRows: BATCH_ROWS.pglite, ...wishes })
    : openPostgres(place.databaseUrl, env, { ...DEFAULTS, batchRows: BATCH_ROWS.postgres, ...wishes })
}

async function openPGlite(dataDir: string, env: Environment, settings: StorageSettings): Promise<Storage> {
  const { db, sql: one, outage, isNew, close } = await linkPGlite(dataDir, env)
  try {
    await migrate(db)
  } catch (error) {
    await close()
    throw await whyNotUpgraded(dataDir, error)
  }
  const log = new GroupLog({ env, writer: one, reader: one, outage, notifyAs: null, settings })
  return {
    kind: 'pglite',
    isNew,
    db,
    log,
    notifications: noNotifications,
    absence: outage,
    healthy: async () => !outage.isAway && answers(db),
    hasten: () => outage.hasten(),
    tidy: () => tidy(db),
    close: once(async () => {
      await log.close()
      await close()
    }),
  }
}

/** The likely reason why a migration failed: a damaged database or a full disk may show only then. */
async function whyNotUpgraded(dataDir: string, error: unknown): Promise<unknown> {
  return error instanceof StorageDown || isDamage(error) ? whyNotOpened(databaseDir(dataDir), error) : error
}

async function openPostgres(databaseUrl: string, env: Environment, settings: StorageSettings): Promise<Storage> {
  const { db, unhurried, reader, writer, outage, config, close } = linkPostgres(databaseUrl, settings, env)
  const name = randomId(env)
  const notifications = new PostgresNotifications(name, config, settings, reader, outage)
  try {
    await patiently(env, settings.retryForMs, () => sql`select 1`.execute(unhurried))
    await patiently(env, settings.retryForMs, () => migrate(unhurried)).catch(interrupted)
    await patiently(env, settings.retryForMs, () => notifications.open())
  } catch (error) {
    await Promise.all([notifications.close(), close()])
    throw error
  }
  const log = new GroupLog({ env, writer, reader, outage, notifyAs: name, settings })
  return {
    kind: 'postgres',
    isNew: false,
    db,
    log,
    notifications,
    absence: outage,
    healthy: async () => !outage.isAway && answers(db),
    hasten: () => outage.hasten(),
    // PostgreSQL vacuums by itself.
    tidy: async () => {},
    close: once(async () => {
      await log.close()
      // The listening connection to a silent database ends only when it is destroyed.
      await Promise.all([notifications.close(), close()])
    }),
  }
}

function interrupted(error: unknown): never {
  throw error instanceof StorageDown ? new UpgradeInterrupted(error.cause) : error
}

async function answers(db: Storage['db']): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, sleep(HEALTH_TIMEOUT_MS, false, { ref: false })])
}

/** Runs `work` once; further calls get the same promise. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}
