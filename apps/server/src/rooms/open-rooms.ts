import type { ServerType } from '@ludoteca/protocol'
import type { Listener } from '../tables/ports.ts'
import { findPresent, type Room } from './room.ts'
import { roomView } from './view.ts'

/** A room somebody in this process listens to, or is about to. */
interface OpenRoom {
  room: Room
  /** ROOM_STATE as everybody gets it, written out once. */
  text: string
  readonly listeners: Set<Listener>
  /** When somebody last came or asked; a room nobody listens to is forgotten some time after. */
  usedAt: number
}

/** Somebody who has just joined is about to listen: the room waits for them. */
const KEPT_MS = 30_000

/** The rooms this process keeps in memory, and who in it listens to them. */
export class OpenRooms {
  readonly #rooms = new Map<string, OpenRoom>()
  readonly #heardBy = new WeakMap<Listener, OpenRoom>()

  get(roomId: string): Room | undefined {
    return this.#rooms.get(roomId)?.room
  }

  get ids(): string[] {
    return [...this.#rooms.keys()]
  }

  /** Keeps a room in memory for some time, or as long as somebody listens. */
  open(room: Room, now: number): void {
    const open = this.#rooms.get(room.id)
    if (open === undefined) this.#rooms.set(room.id, { room, text: textOf(room), listeners: new Set(), usedAt: now })
    else open.usedAt = now
  }

  /** Tells everybody the new state, if it is one for them. Who is no longer in the room is told nothing any more, and named in the answer. */
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

  /** ROOM_STATE now and at every change. False when the room is not open. */
  attach(roomId: string, listener: Listener): boolean {
    const open = this.#rooms.get(roomId)
    if (open === undefined) return false
    open.listeners.add(listener)
    this.#heardBy.set(listener, open)
    sendState(open, listener)
    return true
  }

  detach(listener: Listener): void {
    this.#heardBy.get(listener)?.listeners.delete(listener)
  }

  /** The participants who listen in this process. */
  listeningIn(roomId: string): ReadonlySet<string> {
    return new Set([...(this.#rooms.get(roomId)?.listeners ?? [])].map(({ participantId }) => participantId))
  }

  /** Something that passes, for everybody who listens in this process. */
  send(roomId: string, type: ServerType, payload: string): void {
    for (const listener of this.#rooms.get(roomId)?.listeners ?? []) listener.send(type, payload)
  }

  close(roomId: string): void {
    this.#rooms.delete(roomId)
  }

  /** Forgets rooms to which nobody listens. */
  tidy(now: number): void {
    for (const [roomId, { listeners, usedAt }] of this.#rooms) {
      if (listeners.size === 0 && now - usedAt > KEPT_MS) this.#rooms.delete(roomId)
    }
  }
}

function textOf(room: Room): string {
  return JSON.stringify(roomView(room))
}

/** Much of a room is its own affair, as what people add to the luck: a change of that is no news. */
function differ(last: Room, next: Room): boolean {
  return textOf({ ...last, version: next.version }) !== textOf(next)
}

function sendState({ room, text }: OpenRoom, listener: Listener): void {
  listener.send('ROOM_STATE', text, { roomId: room.id, matchId: room.matchId })
}
