import { isRefusal, type Refusal, refuse } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import type { Limiter } from '../limits/limiter.ts'
import { networkOf } from '../limits/network.ts'
import type { Pace } from '../limits/pace.ts'
import type { Schema } from '../storage/schema.ts'
import type { KnownDevice } from './known-devices.ts'
import { tidyHandle } from './names.ts'
import type { Passwords } from './passwords.ts'

/** The limits for trying passwords. */
export interface Attempts {
  /** Logging in: from one network, from there to one handle, and with a device that has logged in to it before. */
  readonly byAddress: Limiter
  readonly byHandle: Limiter
  readonly byDevice: Limiter
  /** Logging in to one handle from anywhere: only slowed down. */
  readonly pace: Pace
  /** For somebody who is logged in already. */
  readonly bySession: Limiter
}

/** The origin of a login request. */
export interface Visit {
  readonly address: string
  readonly device?: KnownDevice | undefined
  /** Browser and system, for the list of sessions. */
  readonly userAgent?: string | undefined
  /** Aborted when the client no longer waits for the response. */
  readonly signal?: AbortSignal | undefined
}

/** An account whose password was just checked. */
export interface Proven {
  readonly accountId: string
  readonly passwordHash: string
  /** A new hash of the same password, where the stored one was made at another cost. */
  readonly freshHash?: string
}

/** When the limits have room again: of a network, and of one handle from there. */
const AGAIN_SECONDS = 20
const SAME_AGAIN_SECONDS = 120

/**
 * Checks handle and password of somebody at the door. An unknown handle and a wrong password are one and the same
 * mistake, and take the same time. Mistakes under a handle make everybody wait who has not logged in to it before from
 * where they are. They keep nobody out but those who make them: from where they come, and only there, few are looked at.
 */
export async function proveAtTheDoor(
  { db, passwords, attempts }: { db: Kysely<Schema>; passwords: Passwords; attempts: Attempts },
  { handle, password }: { handle: string; password: string },
  visit: Visit,
): Promise<Proven | Refusal> {
  const key = tidyHandle(handle)
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('handle_key', '=', key ?? '')
    .executeTakeFirst()
  const turn = (await isKnown(attempts, visit, account?.id)) ? undefined : await takeTurn(attempts, key ?? '', visit)
  if (turn !== undefined && isRefusal(turn)) return turn
  let isRight = false
  try {
    const verdict = await passwords.check(password, account?.password_hash ?? null)
    if (!account || account.password_hash === null || verdict === 'wrong') return refuse('BAD_LOGIN')
    isRight = true
    const proven = { accountId: account.id, passwordHash: account.password_hash }
    return verdict === 'stale' ? { ...proven, freshHash: await passwords.hash(password) } : proven
  } finally {
    await turn?.end(isRight)
  }
}

async function isKnown({ byDevice }: Attempts, { device }: Visit, accountId: string | undefined): Promise<boolean> {
  if (device === undefined || accountId === undefined || !device.accountIds.includes(accountId)) return false
  return byDevice.take(`${device.id} ${accountId}`)
}

async function takeTurn({ byAddress, byHandle, pace }: Attempts, key: string, { address, signal }: Visit) {
  const network = networkOf(address)
  if (!(await byAddress.take(network))) return refuse('RATE_LIMIT', { seconds: AGAIN_SECONDS })
  const here = `${key} ${network}`
  if (!(await byHandle.take(here))) return refuse('RATE_LIMIT', { seconds: SAME_AGAIN_SECONDS })
  const turn = await pace.turn(key, network, signal)
  if (isRefusal(turn)) {
    await byHandle.giveBack(here)
    return turn
  }
  return {
    end: async (wasRight: boolean) => {
      turn.end(wasRight)
      if (wasRight) await byHandle.giveBack(here)
    },
  }
}
