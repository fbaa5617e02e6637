import { NOTES } from '../data/board.ts'

/** So many notes of one kind. */
export interface Notes {
  readonly note: (typeof NOTES)[number]
  readonly count: number
}

/** [3.2] What everybody has for change at the start, by note; the rest of the cash comes in the largest notes. */
const CHANGE = [0, 4, 1, 1, 2, 1, 5] as const
const CHANGE_SUM = NOTES.reduce((sum, note, i) => sum + note * (CHANGE[i] as number), 0)

/** [1.4, 3.2] Cash as it lies in a purse, the largest notes first: some change, if there is enough, and few large ones. */
export function notesOf(cash: number): readonly Notes[] {
  const hasChange = cash >= CHANGE_SUM
  let left = hasChange ? cash - CHANGE_SUM : cash
  const purse: Notes[] = []
  for (const [i, note] of NOTES.entries()) {
    const large = Math.floor(left / note)
    left -= large * note
    const count = large + (hasChange ? (CHANGE[i] as number) : 0)
    if (count > 0) purse.push({ note, count })
  }
  return purse
}
