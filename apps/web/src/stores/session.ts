import type { Api, Me } from '@ludoteca/client'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type RequestRefusal, refusalOfError } from './requests.ts'

/** Nobody knows one, or one may not be here. */
const SENT_AWAY: ReadonlySet<number> = new Set([401, 403])

/** Who somebody is on the server. Nothing is asked before it is needed: the shelf and one device do without. */
export class SessionStore {
  me: Me | undefined
  /** Whose session here was ended elsewhere, or ran out; people are told, as they are somebody else now. */
  lost: Me | undefined
  /** Why the account may not be used now; it is told wherever one is. */
  barred: RequestRefusal | undefined
  #api: Promise<Api> | undefined
  #arriving: Promise<Me> | undefined
  #again: Promise<Me> | undefined

  constructor() {
    makeAutoObservable(this, { me: observableRef, lost: observableRef, barred: observableRef })
  }

  /** The server over HTTP. Fetched with whoever needs it first. */
  get api(): Promise<Api> {
    this.#api ??= import('@ludoteca/client').then(({ Api }) => new Api('', (url, init) => this.#send(url, init)))
    return this.#api
  }

  /** Comes in as whoever the browser's cookie says, or as a new guest. */
  arrive(): Promise<Me> {
    this.#arriving ??= this.#comeIn()
    return this.#arriving
  }

  /** Comes in again: the session has ended, here or in another window, and the cookie may be another one by now. */
  arriveAgain(): Promise<Me> {
    // Who comes in twice at once would be two guests.
    this.#again ??= this.#comeInAgain().finally(() => {
      this.#again = undefined
    })
    this.#arriving = this.#again
    return this.#again
  }

  /** Takes over who the server says one is now. */
  become(me: Me): Me {
    runInAction(() => {
      this.me = me
      this.barred = undefined
      if (me.claimed) this.lost = undefined
    })
    this.#arriving = Promise.resolve(me)
    return me
  }

  /** Forgets who one was, after logging out or deleting the account. */
  leave(): void {
    this.me = undefined
    this.#arriving = undefined
  }

  /** One is warned of something, while here. */
  warned(reason: string): void {
    if (this.me) this.become({ ...this.me, warning: reason })
  }

  /** What one was warned of has been read. */
  async readWarning(): Promise<void> {
    await (await this.api).readWarning()
    if (this.me) this.become({ ...this.me, warning: null })
  }

  /** Goes away from an account that may not be used, and comes in as somebody new. */
  async leaveBarred(): Promise<void> {
    await (await this.api).logOut()
    runInAction(() => {
      this.barred = undefined
      this.me = undefined
    })
    await this.arriveAgain()
  }

  /** What was said about the session that was lost has been read. */
  forgetLost(): void {
    this.lost = undefined
  }

  async #comeInAgain(): Promise<Me> {
    const before = this.me
    const me = await this.#comeIn()
    if (before?.claimed && before.accountId !== me.accountId) {
      runInAction(() => {
        this.lost = before
      })
    }
    return me
  }

  /** Begins a new session at once when a response says that it has ended, so that no screen shows the old account. */
  async #send(url: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(url, init)
    if (SENT_AWAY.has(answer.status) && this.me && (await isSessionOver(answer.clone()))) {
      this.arriveAgain().catch(() => {
        // Not even that could be asked: the next one who needs a session tries again.
      })
    }
    return answer
  }

  async #comeIn(): Promise<Me> {
    try {
      const api = await this.api
      return this.become(await api.guest())
    } catch (error) {
      this.#arriving = undefined
      const refusal = refusalOfError(error)
      if (refusal.code === 'SUSPENDED') runInAction(() => (this.barred = refusal))
      throw error
    }
  }
}

/** Other mistakes are answered with the same status. */
async function isSessionOver(answer: Response): Promise<boolean> {
  return /"(NO_SESSION|SUSPENDED)"/.test(await answer.text())
}
