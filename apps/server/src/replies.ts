import type { Json, Refusal } from '@ludoteca/kernel'

/** A reply that refuses. Without a `message`, the protocol's words for its code are used. */
export interface RefusalReply extends Refusal {
  readonly ok: false
  readonly message?: string
}

/** A room's reply to a command. */
export type RoomReply = { readonly ok: true; readonly result?: Json } | RefusalReply

/** The reply to a message or a move: done, or refused with a message for people. */
export type Reply = { readonly ok: true; readonly result?: Json } | (RefusalReply & { readonly message: string })
