import type { Api, Me } from '@ludoteca/client'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type RequestRefusal, refusalOfError } from './requests.ts'

/** HTTP statuses that mean no session, or a suspended account. */
const SENT_AWAY: ReadonlySet<number> = new Set([401, 403])

/** The account on the server. Nothing is requested before it is needed: the shelf and one device do without. */
export class SessionStore {
  me: Me | undefined
  /** The account whose session has ended without a logout; people are told, as they are somebody else now. */
  lost: Me | undefined
  /** Why the account is suspended; shown on every page. */
  barred: RequestRefusal | undefined
  #api: Promise<Api> | undefined
  #arriving: Promise<Me> | undefined
  #again: Promise<Me> | undefined

  constructor() {
    makeAutoObservable(this, { me: observableRef, lost: observableRef, barred: observableRef })
  }

  /** The HTTP client, loaded when it is first needed. */
  get api(): Promise<Api> {
    this.#api ??= import('@ludoteca/client').then(({ Api }) => new Api('', (url, init) => this.#send(url, init)))
    return this.#api
  }

  /** Resolves with the account of the session, or of a new guest. */
  arrive(): Promise<Me> {
    this.#arriving ??= this.#comeIn()
    return this.#arriving
  }

  /** The session has ended: resolves with the account of the current cookie, or of a new guest. */
  arriveAgain(): Promise<Me> {
    // Concurrent calls share one request, or they would make two guests.
    this.#again ??= this.#comeInAgain().finally(() => {
      this.#again = undefined
    })
    this.#arriving = this.#again
    return this.#again
  }

  /** Sets the account. */
  become(me: Me): Me {
    runInAction(() => {
      this.me = me
      this.barred = undefined
      if (me.claimed) this.lost = undefined
    })
    this.#arriving = Promise.resolve(me)
    return me
  }

  /** Forgets the account, after logging out or deleting it. */
  leave(): void {
    this.me = undefined
    this.#arriving = undefined
  }

  /** The account was just warned. */
  warned(reason: string): void {
    if (this.me) this.become({ ...this.me, warning: reason })
  }

  /** The warning has been read. */
  async readWarning(): Promise<void> {
    await (await this.api).readWarning()
    if (this.me) this.become({ ...this.me, warning: null })
  }

  /** Leaves a suspended account, and begins as a new guest. */
  async leaveBarred(): Promise<void> {
    await (await this.api).logOut()
    runInAction(() => {
      this.barred = undefined
      this.me = undefined
    })
    await this.arriveAgain()
  }

  /** The notice about the lost session has been read. */
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
