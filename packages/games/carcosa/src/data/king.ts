import type { Floor } from './board.ts'

/** [5.5] What the King's d6 does, from 1 to 6. */
export type KingEffectId = 'SHUFFLE' | 'ALL_LOSE' | 'ONE_ACTION' | 'BY_STAIRS' | 'ATTRACT' | 'DISCARD'
export const KING_EFFECTS: readonly KingEffectId[] = [
  'SHUFFLE',
  'ALL_LOSE',
  'ONE_ACTION',
  'BY_STAIRS',
  'ATTRACT',
  'DISCARD',
]
export const kingEffectOf = (d6: number): KingEffectId => KING_EFFECTS[d6 - 1] as KingEffectId

export const KING_START_FLOOR: Floor = 1

/** [K3] Where a d4 takes the King. */
export function rouletteFloor(from: Floor, d4: number): Floor {
  return (((from - 1 + d4) % 3) + 1) as Floor
}

/** [5.5] Where d6 4 puts the souls of the King's floor. */
export const EXPELLED_TO: Readonly<Record<Floor, Floor>> = { 1: 2, 2: 1, 3: 2 }

/** [K4] The first rounds of the second to the fourth place of the presence table. */
const PRESENCE_FROM: readonly number[] = [4, 7, 10]

/** [K4] The place of a round in the presence table: rounds 1–3, 4–6, 7–9, 10 and later. */
export function presenceRow(round: number): number {
  let row = 0
  while (row < PRESENCE_FROM.length && round >= (PRESENCE_FROM[row] as number)) row++
  return row
}

/** [K5] What d6 2 costs. */
export const ALL_LOSE_AMOUNT = 1

/** [7.12] How many King blocks the nth attached tale cancels. */
export const VANISH_BY_TALES: readonly number[] = [1, 2, 3, 4]

/** [8] */
export type Ending = 'WIN' | 'LOSE_ALL_MINUS5' | 'LOSE_KEYS_DESTROYED' | 'LOSE_DECK' | 'TIMEOUT'
export const ENDINGS: readonly Ending[] = ['WIN', 'LOSE_ALL_MINUS5', 'LOSE_KEYS_DESTROYED', 'LOSE_DECK', 'TIMEOUT']
