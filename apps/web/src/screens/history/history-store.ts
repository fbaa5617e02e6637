import type { Api, MatchSummary } from '@ludoteca/client'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Requests } from '../../stores/requests.ts'

/** One's own matches on the server, page by page. */
export class HistoryStore {
  matches: readonly MatchSummary[] = []
  /** Where the next page begins; `null` when there is none, nothing before the first was fetched. */
  next: string | null | undefined
  readonly requests = new Requests()
  readonly #api: () => Promise<Pick<Api, 'matches'>>

  /** `api` answers once there is a session. */
  constructor(api: () => Promise<Pick<Api, 'matches'>>) {
    makeAutoObservable(this, { matches: observableRef })
    this.#api = api
  }

  /** Fetches the first page, or the one after those that are here. */
  fetchMore(): Promise<boolean> {
    return this.requests.run('fetch', async () => {
      const { next } = this
      const page = await (await this.#api()).matches(typeof next === 'string' ? { cursor: next } : {})
      runInAction(() => {
        this.matches = [...this.matches, ...page.matches]
        this.next = page.next
      })
    })
  }
}
