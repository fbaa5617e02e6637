import { isUndo, type RecordedMove } from '@ludoteca/kernel'

type Made = Pick<RecordedMove, 'seq' | 'move'>

/** The moves that still count after the first `until` ones: an undo takes back the last of them. */
export function inForce(moves: readonly Made[], until = moves.length): ReadonlySet<number> {
  const counting: number[] = []
  for (const { seq, move } of moves.slice(0, until)) {
    if (isUndo(move)) counting.pop()
    else counting.push(seq)
  }
  return new Set(counting)
}

/** After which moves a match can be picked up again: not where a later undo would reach behind. Element 0 is the set-up. */
export function restingPlaces(moves: readonly Made[]): readonly boolean[] {
  const rests = Array.from({ length: moves.length + 1 }, () => true)
  const counting: number[] = []
  for (const { seq, move } of moves) {
    if (!isUndo(move)) counting.push(seq)
    else rests.fill(false, counting.pop() ?? 0, seq)
  }
  return rests
}
