import type { Tier } from '../estate.ts'
import type { Move } from '../moves.ts'
import type { Player, World } from '../state.ts'
import { countReputation, type Difficulty, reckon, settle } from './dc.ts'

/** [4.3] The DC of a post whose only help is a good name. */
export function postDifficulty(
  w: Readonly<World>,
  p: Readonly<Player>,
  action: Move['type'],
  base: number,
  tierDc: number,
  tier: Tier,
): Difficulty {
  const sum = reckon(base, tierDc)
  countReputation(p, sum)
  return settle(w, p, sum, action, tier, tier)
}
