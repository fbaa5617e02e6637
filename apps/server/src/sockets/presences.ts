import type { Presence } from './presence.ts'

/** The presences of this process. A person is in a room through one connection at a time. */
export class Presences {
  readonly #rooms = new Map<string, Map<string, Presence>>()
  readonly #partings = new Set<Promise<void>>()

  /** Adds a presence and returns the one it replaces, if any. */
  add(presence: Presence): Presence | undefined {
    let room = this.#rooms.get(presence.roomId)
    if (room === undefined) {
      room = new Map()
      this.#rooms.set(presence.roomId, room)
    }
    const before = room.get(presence.participantId)
    room.set(presence.participantId, presence)
    return before
  }

  /** Removes it and returns true, or returns false when another connection has replaced it. */
  remove(presence: Presence): boolean {
    const room = this.#rooms.get(presence.roomId)
    if (room?.get(presence.participantId) !== presence) return false
    room.delete(presence.participantId)
    if (room.size === 0) this.#rooms.delete(presence.roomId)
    return true
  }

  /** Its connection broke: the room is told, unless another connection has replaced it. */
  lose(presence: Presence): void {
    if (!this.remove(presence)) return
    const parting = presence.lose().finally(() => this.#partings.delete(parting))
    this.#partings.add(parting)
  }

  /** Resolves when rooms have been told of all broken connections so far. */
  async settled(): Promise<void> {
    await Promise.all(this.#partings)
  }

  in(roomId: string): Presence[] {
    return [...(this.#rooms.get(roomId)?.values() ?? [])]
  }

  find(roomId: string, participantId: string): Presence | undefined {
    return this.#rooms.get(roomId)?.get(participantId)
  }

  all(): Presence[] {
    return [...this.#rooms.values()].flatMap((room) => [...room.values()])
  }
}
