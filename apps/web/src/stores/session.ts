import type { Api, Me } from '@ludoteca/client'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** Who somebody is on the server. Nothing is asked before it is needed: the shelf and one device do without. */
export class SessionStore {
  me: Me | undefined
  #api: Promise<Api> | undefined
  #arriving: Promise<Me> | undefined

  constructor() {
    makeAutoObservable(this, { me: observableRef })
  }

  /** The server over HTTP. Fetched with whoever needs it first. */
  get api(): Promise<Api> {
    this.#api ??= import('@ludoteca/client').then(({ Api }) => new Api())
    return this.#api
  }

  /** Comes in as whoever the browser's cookie says, or as a new guest. */
  arrive(): Promise<Me> {
    this.#arriving ??= this.#comeIn()
    return this.#arriving
  }

  /** Comes in again: the session has ended, here or in another window, and the cookie may be another one by now. */
  arriveAgain(): Promise<Me> {
    this.#arriving = undefined
    return this.arrive()
  }

  /** Takes over who the server says one is now. */
  become(me: Me): Me {
    runInAction(() => {
      this.me = me
    })
    this.#arriving = Promise.resolve(me)
    return me
  }

  /** Forgets who one was, after logging out or deleting the account. */
  leave(): void {
    this.me = undefined
    this.#arriving = undefined
  }

  async #comeIn(): Promise<Me> {
    try {
      const api = await this.api
      return this.become(await api.guest())
    } catch (error) {
      this.#arriving = undefined
      throw error
    }
  }
}
