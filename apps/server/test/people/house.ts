import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Environment } from '../../src/environment.ts'
import { Pace } from '../../src/limits/pace.ts'
import { Authenticator } from '../../src/people/authenticator.ts'
import { SessionCookie } from '../../src/people/cookie.ts'
import { KnownDevices } from '../../src/people/known-devices.ts'
import type { Attempts } from '../../src/people/log-in.ts'
import { type Cost, Passwords } from '../../src/people/passwords.ts'
import { People } from '../../src/people/people.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'

/** Cheap enough to hash often, and otherwise like the real one. */
export const CHEAP: Cost = { costLog2: 4, blockSize: 8, parallel: 1 }
/** A new database takes a few seconds, more when the machine has much to do. */
const BOOT_MS_MAX = 120_000
export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

/** A clock that stands until it is set. */
export class StandingClock implements Environment {
  time = Date.UTC(2026, 0, 1)
  now = (): number => this.time
  elapsed = (): number => this.time
  bytes = (count: number): Uint8Array => randomBytes(count)
}

const unlimited = { take: () => true, giveBack: () => {} }
export const noLimits: Attempts = {
  byAddress: unlimited,
  byHandle: unlimited,
  byDevice: unlimited,
  bySession: unlimited,
  pace: new Pace(new StandingClock(), { freeTries: Number.POSITIVE_INFINITY }),
}

/** An embedded database for the tests of one file. */
export function testStorage(clock: Environment): { readonly storage: Storage } {
  const house: { storage: Storage } = { storage: undefined as unknown as Storage }
  let dataDir = ''
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ludoteca-people-'))
    await layEmptyDatabase(dataDir)
    house.storage = await openStorage({ dataDir }, clock)
  }, BOOT_MS_MAX)
  afterAll(async () => {
    await house.storage.close()
    await rm(dataDir, { recursive: true })
  })
  return house
}

/** People with cheap passwords, unless said otherwise. */
export function peopleOf(
  { storage }: { readonly storage: Storage },
  env: Environment,
  { attempts = noLimits, cost = CHEAP }: { attempts?: Attempts; cost?: Cost } = {},
): People {
  return new People({ db: storage.db, env, passwords: new Passwords(env, cost), attempts })
}

/** Who knows these people again by cookies signed with that secret. */
export function authenticatorOf(people: People, secret: string, plainUntil = 0): Authenticator {
  const devices = new KnownDevices(secret, new StandingClock())
  return new Authenticator({ people, cookie: new SessionCookie(secret), devices, plainUntil })
}
