import { fastifyCookie } from '@fastify/cookie'
import type { Environment } from '../environment.ts'
import { newToken } from './tokens.ts'

/** A browser in which somebody has logged in to these accounts, the last account first. */
export interface KnownDevice {
  readonly id: string
  readonly accountIds: readonly string[]
}

/** How many accounts a device remembers. */
const ACCOUNTS_MAX = 4
const MARK = 'device'

/**
 * What a browser keeps beyond its session: that somebody has logged in here. Whoever comes with it need not wait because
 * strangers elsewhere try passwords. It lets nobody in.
 */
export class KnownDevices {
  readonly #secret: string
  readonly #env: Pick<Environment, 'bytes'>

  constructor(secret: string, env: Pick<Environment, 'bytes'>) {
    this.#secret = secret
    this.#env = env
  }

  /** The device in the value of its cookie. */
  open(sealed: string | undefined): KnownDevice | undefined {
    const { valid, value } = fastifyCookie.unsign(sealed ?? '', this.#secret)
    const [mark, id, ...accountIds] = (valid ? (value ?? '') : '').split(':')
    // The same secret signs sessions: without the mark it is one of those.
    return mark === MARK && id ? { id, accountIds } : undefined
  }

  /** The value of the cookie of a device after a login to this account. */
  seal(device: KnownDevice | undefined, accountId: string): string {
    const others = device?.accountIds.filter((id) => id !== accountId) ?? []
    const accountIds = [accountId, ...others].slice(0, ACCOUNTS_MAX)
    const id = device?.id ?? newToken(this.#env)
    return fastifyCookie.sign([MARK, id, ...accountIds].join(':'), this.#secret)
  }
}
