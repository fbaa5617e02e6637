import type { Refusal } from '@ludoteca/kernel'
import { cookieName, readCookie, type SessionCookie } from './cookie.ts'
import type { KnownDevice, KnownDevices } from './known-devices.ts'
import type { People, Session } from './people.ts'
import type { Individual } from './person.ts'
import { hashToken } from './tokens.ts'

/** A request with a `Cookie` header: an ordinary one, or the upgrade to a socket. */
export interface Visitor {
  readonly headers: { readonly cookie?: string | undefined }
  /** `https` if TLS is used, by us or by the proxy in front. */
  readonly protocol?: string
}

interface Parts {
  readonly people: People
  readonly cookie: SessionCookie
  readonly devices: KnownDevices
  /** Until when sessions were begun with cookies without a prefix; none when left out. */
  readonly plainUntil?: number
}

/** Finds the session and the account of a request by its cookies. */
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

  /** The session token of a request, if its signature is valid; the session may be over. */
  tokenOf(visitor: Visitor): string | undefined {
    return this.#cookie.open(visitor.headers.cookie, isSecure(visitor))
  }

  async personOf(visitor: Visitor): Promise<Individual | undefined> {
    const token = this.tokenOf(visitor)
    return token === undefined ? undefined : this.#people.bySession(token)
  }

  /** The session of a request, its person, and whether they are suspended. */
  async sessionOf(
    visitor: Visitor,
  ): Promise<{ readonly id: string; readonly person: Individual; readonly isBarred: boolean } | undefined> {
    const token = this.tokenOf(visitor)
    const person = token === undefined ? undefined : await this.#people.bySession(token)
    if (token === undefined || person === undefined) return undefined
    return { id: hashToken(token), person, isBarred: this.refusalOf(person) !== undefined }
  }

  /** Why this person may not use their account now; undefined when they may. */
  refusalOf(person: Individual): Refusal | undefined {
    return this.#people.refusalOf(person)
  }

  /**
   * Replaces a session whose cookie has no prefix, from before there were prefixes, by one with another token. Only
   * such sessions: a cookie without the prefix may come from anybody, with a session of their own in it.
   */
  async moveOver(visitor: Visitor): Promise<Session | undefined> {
    if (!isSecure(visitor)) return undefined
    const token = this.#cookie.open(visitor.headers.cookie)
    return token === undefined ? undefined : this.#people.renew(token, this.#plainUntil)
  }

  /** Which of these sessions have ended. */
  endedOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#people.endedOf(sessionIds)
  }

  /** The value of the session cookie. */
  seal(token: string): string {
    return this.#cookie.seal(token)
  }

  /** The device of a request, if somebody has logged in with it before. */
  deviceOf(visitor: Visitor): KnownDevice | undefined {
    return this.#devices.open(readCookie(visitor.headers.cookie, cookieName('device', isSecure(visitor))))
  }

  /** The value of the device cookie after a login to this account. */
  sealDevice(visitor: Visitor, accountId: string): string {
    return this.#devices.seal(this.deviceOf(visitor), accountId)
  }
}

/** Whether the request came over TLS. */
export function isSecure({ protocol }: Visitor): boolean {
  return protocol === 'https'
}
