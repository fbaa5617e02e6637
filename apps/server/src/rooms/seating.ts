import type { Controls, Players, Seating } from '../tables/ports.ts'
import type { Room } from './room.ts'
import type { RoomStore } from './room-store.ts'
import { controlsOf, playersOf } from './view.ts'

/** Who plays and who holds the seats of running matches, read from their stored rooms. Rooms tell tables of changes. */
export class StoredSeating implements Seating {
  readonly #store: Pick<RoomStore, 'find'>

  constructor(store: Pick<RoomStore, 'find'>) {
    this.#store = store
  }

  async controlsOf(roomId: string): Promise<Controls | undefined> {
    const room = await this.#find(roomId)
    return room?.status === 'running' ? controlsOf(room) : undefined
  }

  async playersOf(roomId: string, matchId: string): Promise<Players | undefined> {
    const room = await this.#find(roomId)
    return room?.matchId === matchId ? playersOf(room) : undefined
  }

  async #find(roomId: string): Promise<Room | undefined> {
    return (await this.#store.find([roomId]))[0]
  }
}
