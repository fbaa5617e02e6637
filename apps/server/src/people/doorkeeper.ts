import type { SessionCookie } from './cookie.ts'
import type { People } from './people.ts'
import type { Individual } from './person.ts'
import { hashToken } from './tokens.ts'

/** Whatever carries a `Cookie` header: an ordinary request, or the one that becomes a socket. */
export interface Visitor {
  readonly headers: { readonly cookie?: string | undefined }
}

/** Knows people again by what their browser carries. */
export class Doorkeeper {
  readonly #people: People
  readonly #cookie: SessionCookie

  constructor(people: People, cookie: SessionCookie) {
    this.#people = people
    this.#cookie = cookie
  }

  /** The token the visitor carries, if it is one of ours; its session may be over. */
  tokenOf(visitor: Visitor): string | undefined {
    return this.#cookie.open(visitor.headers.cookie)
  }

  async personOf(visitor: Visitor): Promise<Individual | undefined> {
    const token = this.tokenOf(visitor)
    return token === undefined ? undefined : this.#people.bySession(token)
  }

  /** The session the visitor comes with, and whose it is. */
  async sessionOf(visitor: Visitor): Promise<{ readonly id: string; readonly person: Individual } | undefined> {
    const token = this.tokenOf(visitor)
    const person = token === undefined ? undefined : await this.#people.bySession(token)
    return token === undefined || person === undefined ? undefined : { id: hashToken(token), person }
  }

  /** Which of these sessions are over. */
  endedOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#people.endedOf(sessionIds)
  }

  /** What the visitor's browser is to keep. */
  seal(token: string): string {
    return this.#cookie.seal(token)
  }
}
