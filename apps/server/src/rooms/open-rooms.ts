import type { ServerType } from '@ludoteca/protocol'
import type { Listener } from '../tables/ports.ts'
import { findPresent, type Room } from './room.ts'
import { roomView } from './view.ts'

/** A room in memory. */
interface OpenRoom {
  room: Room
  /** The payload of ROOM_STATE, encoded once for all listeners. */
  text: string
  readonly listeners: Set<Listener>
  /** When it was last used; a room without listeners is dropped some time after. */
  usedAt: number
}

/** How long a room without listeners is kept: somebody who has just joined is about to attach. */
const KEPT_MS = 30_000

/** The rooms in memory, and their listeners in this process. */
export class OpenRooms {
  readonly #rooms = new Map<string, OpenRoom>()
  readonly #roomOf = new WeakMap<Listener, OpenRoom>()

  get(roomId: string): Room | undefined {
    return this.#rooms.get(roomId)?.room
  }

  get ids(): string[] {
    return [...this.#rooms.keys()]
  }

  /** Keeps a room in memory for some time, or as long as it has listeners. */
  open(room: Room, now: number): void {
    const open = this.#rooms.get(room.id)
    if (open === undefined) this.#rooms.set(room.id, { room, text: textOf(room), listeners: new Set(), usedAt: now })
    else open.usedAt = now
  }

  /** Sends the new state to all listeners if it differs for them. Detaches and returns those who left the room. */
  update(room: Room): readonly string[] {
    const open = this.#rooms.get(room.id)
    if (open === undefined) return []
    const isNew = differ(open.room, room)
    open.room = room
    open.text = textOf(room)
    const missing = [...open.listeners].filter(({ participantId }) => !findPresent(room, participantId))
    for (const listener of missing) open.listeners.delete(listener)
    if (isNew) for (const listener of open.listeners) sendState(open, listener)
    return missing.map(({ participantId }) => participantId)
  }

  /** Sends ROOM_STATE now and after every change. Returns false when the room is not in memory. */
  attach(roomId: string, listener: Listener): boolean {
    const open = this.#rooms.get(roomId)
    if (open === undefined) return false
    open.listeners.add(listener)
    this.#roomOf.set(listener, open)
    sendState(open, listener)
    return true
  }

  detach(listener: Listener): void {
    this.#roomOf.get(listener)?.listeners.delete(listener)
  }

  /** The participants who are connected through this process. */
  listeningIn(roomId: string): ReadonlySet<string> {
    return new Set([...(this.#rooms.get(roomId)?.listeners ?? [])].map(({ participantId }) => participantId))
  }

  /** Sends a message that is stored nowhere to all listeners in this process. */
  send(roomId: string, type: ServerType, payload: string): void {
    for (const listener of this.#rooms.get(roomId)?.listeners ?? []) listener.send(type, payload)
  }

  close(roomId: string): void {
    this.#rooms.delete(roomId)
  }

  /** Drops rooms without listeners. */
  tidy(now: number): void {
    for (const [roomId, { listeners, usedAt }] of this.#rooms) {
      if (listeners.size === 0 && now - usedAt > KEPT_MS) this.#rooms.delete(roomId)
    }
  }
}

function textOf(room: Room): string {
  return JSON.stringify(roomView(room))
}

/** Whether people see a difference between two versions; many fields of a room are never shown. */
function differ(last: Room, next: Room): boolean {
  return textOf({ ...last, version: next.version }) !== textOf(next)
}

function sendState({ room, text }: OpenRoom, listener: Listener): void {
  listener.send('ROOM_STATE', text, { roomId: room.id, matchId: room.matchId })
}
