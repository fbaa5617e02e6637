import type { Api, RoomSummary } from '@ludoteca/client'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type RequestRefusal, refusalOfError } from '../../stores/requests.ts'

/** Which rooms one wants to see. */
export type Wanted = 'all' | 'open' | 'running'

const REFRESH_MS = 4000

/** The public rooms, looked up again and again while somebody looks. */
export class LobbyStore {
  rooms: readonly RoomSummary[] | undefined
  refusal: RequestRefusal | undefined
  wanted: Wanted = 'all'
  readonly #api: () => Promise<Pick<Api, 'rooms'>>

  constructor(api: () => Promise<Pick<Api, 'rooms'>>) {
    makeAutoObservable(this, { rooms: observableRef, refusal: observableRef })
    this.#api = api
  }

  /** The rooms of that game (of all games, without one) that are wanted. */
  shown(game: string | undefined): readonly RoomSummary[] {
    const ofGame = (this.rooms ?? []).filter((room) => game === undefined || room.game === game)
    if (this.wanted === 'all') return ofGame
    return ofGame.filter(this.wanted === 'open' ? isOpen : ({ status }) => status === 'running')
  }

  want(wanted: Wanted): void {
    this.wanted = wanted
  }

  async refresh(): Promise<void> {
    try {
      const api = await this.#api()
      const rooms = await api.rooms()
      runInAction(() => {
        this.rooms = rooms
        this.refusal = undefined
      })
    } catch (error) {
      runInAction(() => {
        this.refusal = refusalOfError(error)
      })
    }
  }

  /** Looks now and every few seconds, unless nobody sees the page. The answer ends it. */
  follow(isSeen: () => boolean): () => void {
    void this.refresh()
    const timer = setInterval(() => isSeen() && void this.refresh(), REFRESH_MS)
    return () => clearInterval(timer)
  }
}

/** Whether somebody who comes now gets a seat: a free one, or a bot's where the game still allows it. */
export function isOpen({ status, locked, players, bots, seats, lateJoin }: RoomSummary): boolean {
  if (locked) return false
  if (status === 'running') return lateJoin && bots > 0
  return (status === 'lobby' || status === 'countdown') && players + bots < seats
}
