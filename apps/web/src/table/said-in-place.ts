import type { Move } from '@ludoteca/kernel'

const moves = new WeakSet<Move>()

/**
 * Says that whoever sends this move shows the objection to it where it was made (`match.objection`, when its `move` is
 * this very object). To all other moves the frame of the match says it.
 */
export function saidInPlace<M extends Move>(move: M): M {
  moves.add(move)
  return move
}

/** Whether the objection to this move is shown where it was made. */
export function isSaidInPlace(move: Move): boolean {
  return moves.has(move)
}
