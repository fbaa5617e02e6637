import type { NodeId, RoomId, View } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'

/** What all places need to know of whoever looks at the house. */
export interface Board {
  readonly view: View
  /** The soul that looks on. */
  readonly me: Seat | undefined
  /** The soul that the ways are shown for: who may move, else who looks on, else who plays. */
  readonly mover: Seat | undefined
  /** Where one may go now, and for how much. */
  readonly reach: ReadonlyMap<NodeId, number>
  /** Rooms that can be picked now, and those that are, in order. */
  readonly pickable: readonly RoomId[]
  readonly picked: readonly RoomId[]
  /** Where the deck of the pointed room came from and goes to, while the belt is shown. */
  readonly belt: { readonly from: RoomId | undefined; readonly to: RoomId } | undefined
}
