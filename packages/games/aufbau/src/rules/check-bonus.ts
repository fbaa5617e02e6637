import type { CheckKind, Player, World } from '../state.ts'

/** [4.1] So many rounds make everybody one better. */
const ROUNDS_PER_STEP = 6

/** [4.1] Base check and progress of the rounds. */
export function checkBonus({ round }: Readonly<World>, { checks }: Readonly<Player>, kind: CheckKind): number {
  return checks[kind] + Math.floor((round - 1) / ROUNDS_PER_STEP)
}
