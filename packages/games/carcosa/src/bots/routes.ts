import { floorOf, isRoom, type NodeId } from '../data/board.ts'

/** From a corridor every stair room is one step away, wherever the stairs will lead from; then up or down, then out. */
const FROM_ANOTHER_CORRIDOR = 300
/** The stairs come to this room or to the one next door half of the time. */
const FROM_ANOTHER_ROOM = 325
const FROM_A_ROOM = 100

/**
 * [13.1, 6] How far from the Umbral a soul is that ends its turn there, in hundredths of a step. Stairs are somewhere else
 * every round and lead to stair rooms, so those of now matter for the actions of this turn alone.
 */
export function stepsOut(node: NodeId, umbral: NodeId): number {
  if (node === umbral) return 0
  if (floorOf(node) !== floorOf(umbral)) return isRoom(node) ? FROM_ANOTHER_ROOM : FROM_ANOTHER_CORRIDOR
  return FROM_A_ROOM
}
