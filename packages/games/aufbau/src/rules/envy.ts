import type { Player, World } from '../state.ts'

/** [3.2.1] How envious others must be for a reaction; only the highest applies. */
export const ENVY_THRESHOLDS = [9, 6, 3] as const

/** [3.2.1] What envy does where it is not held off. */
export interface EnvyReaction {
  readonly dc: number
  readonly loss: number
  readonly as: number
  readonly kw: number
}

/** [3.2.1] By threshold. */
export const ENVY_REACTIONS: Readonly<Record<number, EnvyReaction>> = {
  3: { dc: 10, loss: 4, as: -1, kw: 0 },
  6: { dc: 12, loss: 8, as: -1, kw: 2 },
  9: { dc: 14, loss: 12, as: -2, kw: 4 },
}

/** [3.2.1] The threshold that is reached; 0 without any. */
export function envyThreshold({ n }: Readonly<Player>): number {
  for (const threshold of ENVY_THRESHOLDS) if (n >= threshold) return threshold
  return 0
}

/** [D-32] Whether this player must say first what to lose. */
export function lossIsMissing({ config }: Readonly<World>, p: Readonly<Player>): boolean {
  return config.counterReactionDefault === 'none' && p.turn.lossChoice === null && envyThreshold(p) > 0
}
