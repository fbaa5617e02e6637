import type { Json, Refusal } from '@ludoteca/kernel'

/** That something is refused, and why. Without words of its own, the protocol's are used. */
export interface RefusalAnswer extends Refusal {
  readonly ok: false
  readonly message?: string
}

/** What a room says to a command. */
export type RoomAnswer = { readonly ok: true; readonly result?: Json } | RefusalAnswer

/** What became of a message or a move, as its sender is told. */
export type Answer = { readonly ok: true; readonly result?: Json } | (RefusalAnswer & { readonly message: string })
