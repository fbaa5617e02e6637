import type { Refusal } from '@ludoteca/kernel'
import { withNameFreed, withNameInstead, withNotice } from './care-rules.ts'
import type { Rule } from './keeper.ts'
import type { RoomsParts } from './ports.ts'
import type { Room } from './room.ts'
import type { AnyRoomFilter } from './room-store.ts'

/** What administrators may do to rooms that are not theirs. */
export class RoomCare {
  readonly #parts: RoomsParts

  constructor(parts: RoomsParts) {
    this.#parts = parts
  }

  /** Any rooms, newest first. */
  all(filter: AnyRoomFilter, limit: number): Promise<readonly Room[]> {
    return this.#parts.store.all(filter, limit)
  }

  /** The whole room as it is stored, secrets included. */
  async inside(roomId: string): Promise<Room | undefined> {
    return (await this.#parts.store.find([roomId]))[0]
  }

  /** Closes and deletes a room. Everybody in it gets CLOSED_BY_ADMIN. */
  async close(roomId: string): Promise<Room | Refusal> {
    const { notifications, keeper } = this.#parts
    // Sent before the room is deleted, so that other processes know why.
    notifications.send({ closedRoom: roomId })
    return keeper.closeByAdmin(roomId)
  }

  /** Sets the notice of a room, which everybody in it sees, also those who join later. */
  setNotice(roomId: string, text: string | null): Promise<Room | Refusal> {
    return this.#parts.keeper.change(roomId, (room, now) => withNotice(room, text, now))
  }

  /** Replaces the name of this account in all rooms: by `name`, or without one by its seat. */
  async nameInstead(accountId: string, name: string | null): Promise<void> {
    await this.#whereverIs(accountId, (room) => withNameInstead(room, accountId, name))
  }

  /** Lets the person choose their name again, in all rooms. */
  async freeName(accountId: string): Promise<void> {
    await this.#whereverIs(accountId, (room) => withNameFreed(room, accountId))
  }

  async #whereverIs(accountId: string, rule: Rule): Promise<void> {
    const { store, keeper } = this.#parts
    for (const { roomId } of await store.whereIs(accountId)) await keeper.change(roomId, rule)
  }
}
