import type { SessionCookie } from './cookie.ts'
import type { People } from './people.ts'
import type { Individual } from './person.ts'

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

  /** What the visitor's browser is to keep. */
  seal(token: string): string {
    return this.#cookie.seal(token)
  }
}
