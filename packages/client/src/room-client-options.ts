import type { Fact } from '@ludoteca/kernel'
import type { ServerPayload } from '@ludoteca/protocol'
import type { Clock, Random } from './clock.ts'
import type { RefusalError } from './refusal-error.ts'
import type { ClientState } from './room-connection.ts'
import type { OpenSocket } from './socket.ts'

/** How a client joins a room. */
export interface RoomClientOptions {
  /** Of the socket: `wss://…`. */
  readonly url: string
  readonly roomId: string
  readonly role: 'PLAYER' | 'WATCHER'
  /** This person's part of the first match's seed. With it a new one is drawn for each rematch. */
  readonly entropy?: string
  /** Opens sockets; the browser's own by default. */
  readonly socket?: OpenSocket
  readonly clock?: Clock
  readonly random?: Random
  /** Whether `facts` keeps all facts; true by default. */
  readonly keepsStory?: boolean
}

/** The events of a client, by name, and what their listeners are given. */
export interface ClientEvents {
  /** Room, seat, viewer state, clocks or outcome may have changed. Emitted once for each frame. */
  readonly change: undefined
  /** What happened, in order. */
  readonly facts: readonly Fact[]
  readonly ended: ServerPayload<'MATCH_END'>
  readonly reaction: ServerPayload<'REACTION'>
  /** A refusal that answers no `send`. */
  readonly error: RefusalError
  readonly state: ClientState
}

/** Options of a submitted move. */
export interface SubmitOptions {
  /** The seat that moves: one's own by default; the host may act for the table (−1). */
  readonly seat?: number
  /** Have the move refused with STALE if the decisions have changed since the last message received. */
  readonly fresh?: boolean
}
