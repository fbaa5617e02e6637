import type { Refusal } from '@ludoteca/kernel'
import { cookieName, readCookie, type SessionCookie } from './cookie.ts'
import type { KnownDevice, KnownDevices } from './known-devices.ts'
import type { People, Session } from './people.ts'
import type { Individual } from './person.ts'
import { hashToken } from './tokens.ts'

/** Whatever carries a `Cookie` header: an ordinary request, or the one that becomes a socket. */
export interface Visitor {
  readonly headers: { readonly cookie?: string | undefined }
  /** `https` where TLS is between the visitor and us, or the proxy in front. */
  readonly protocol?: string
}

interface Parts {
  readonly people: People
  readonly cookie: SessionCookie
  readonly devices: KnownDevices
  /** Until when sessions were begun over TLS under the name without a prefix; none when left out. */
  readonly plainUntil?: number
}

/** Knows people again by what their browser carries. */
export class Authenticator {
  readonly #people: People
  readonly #cookie: SessionCookie
  readonly #devices: KnownDevices
  readonly #plainUntil: number

  constructor({ people, cookie, devices, plainUntil = 0 }: Parts) {
    this.#people = people
    this.#cookie = cookie
    this.#devices = devices
    this.#plainUntil = plainUntil
  }

  /** The token the visitor carries, if it is one of ours; its session may be over. */
  tokenOf(visitor: Visitor): string | undefined {
    return this.#cookie.open(visitor.headers.cookie, isSecure(visitor))
  }

  async personOf(visitor: Visitor): Promise<Individual | undefined> {
    const token = this.tokenOf(visitor)
    return token === undefined ? undefined : this.#people.bySession(token)
  }

  /** The session the visitor comes with, whose it is, and whether they may not use it. */
  async sessionOf(
    visitor: Visitor,
  ): Promise<{ readonly id: string; readonly person: Individual; readonly isBarred: boolean } | undefined> {
    const token = this.tokenOf(visitor)
    const person = token === undefined ? undefined : await this.#people.bySession(token)
    if (token === undefined || person === undefined) return undefined
    return { id: hashToken(token), person, isBarred: this.refusalOf(person) !== undefined }
  }

  /** Why this person may not use their account now; nothing when they may. */
  refusalOf(person: Individual): Refusal | undefined {
    return this.#people.refusalOf(person)
  }

  /**
   * Whoever comes over TLS with a session from before cookies had a prefix moves over, once, and gets another token. Only
   * such sessions: a cookie without the prefix may come from anybody, with a session of their own in it.
   */
  async moveOver(visitor: Visitor): Promise<Session | undefined> {
    if (!isSecure(visitor)) return undefined
    const token = this.#cookie.open(visitor.headers.cookie)
    return token === undefined ? undefined : this.#people.renew(token, this.#plainUntil)
  }

  /** Which of these sessions are over. */
  endedOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#people.endedOf(sessionIds)
  }

  /** What the visitor's browser is to keep. */
  seal(token: string): string {
    return this.#cookie.seal(token)
  }

  /** The browser the visitor uses, if somebody has logged in with it before. */
  deviceOf(visitor: Visitor): KnownDevice | undefined {
    return this.#devices.open(readCookie(visitor.headers.cookie, cookieName('device', isSecure(visitor))))
  }

  /** What the browser is to keep of having logged in to this account. */
  sealDevice(visitor: Visitor, accountId: string): string {
    return this.#devices.seal(this.deviceOf(visitor), accountId)
  }
}

/** Whether TLS is between the visitor and us. */
export function isSecure({ protocol }: Visitor): boolean {
  return protocol === 'https'
}
