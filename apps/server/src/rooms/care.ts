import type { Refusal } from '@ludoteca/kernel'
import { withNameFreed, withNameInstead, withNotice } from './care-rules.ts'
import type { Rule } from './keeper.ts'
import type { RoomsParts } from './ports.ts'
import type { Room } from './room.ts'
import type { AnyRoomFilter } from './room-store.ts'

/** What whoever looks after the house may do to rooms that are not theirs. */
export class RoomCare {
  readonly #parts: RoomsParts

  constructor(parts: RoomsParts) {
    this.#parts = parts
  }

  /** Any rooms, newest first. */
  all(filter: AnyRoomFilter, limit: number): Promise<readonly Room[]> {
    return this.#parts.store.all(filter, limit)
  }

  /** The whole room as it is stored, with what nobody in it may see. */
  async inside(roomId: string): Promise<Room | undefined> {
    return (await this.#parts.store.find([roomId]))[0]
  }

  /** Closes a room. Whoever is in it hears by whom, and it is gone. */
  async close(roomId: string): Promise<Room | Refusal> {
    const { notifications, keeper } = this.#parts
    // Before anybody hears that it is gone, in whatever process they are.
    notifications.send({ closedRoom: roomId })
    return keeper.closeByAdmin(roomId)
  }

  /** Says something to everybody in a room, whoever comes later included, until it is taken back. */
  setNotice(roomId: string, text: string | null): Promise<Room | Refusal> {
    return this.#parts.keeper.change(roomId, (room, now) => withNotice(room, text, now))
  }

  /** Wherever this account is, it goes by that name or, without one, by its seat. */
  async nameInstead(accountId: string, name: string | null): Promise<void> {
    await this.#whereverIs(accountId, (room) => withNameInstead(room, accountId, name))
  }

  /** They may choose their name again, wherever they are. */
  async freeName(accountId: string): Promise<void> {
    await this.#whereverIs(accountId, (room) => withNameFreed(room, accountId))
  }

  async #whereverIs(accountId: string, rule: Rule): Promise<void> {
    const { store, keeper } = this.#parts
    for (const { roomId } of await store.whereIs(accountId)) await keeper.change(roomId, rule)
  }
}
