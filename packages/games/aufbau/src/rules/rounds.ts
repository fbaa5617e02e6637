import type { World } from '../state.ts'

/** [D-01] The round a Partie ends with; a Kampagne has none. */
export function lastRound({ config }: Readonly<Pick<World, 'config'>>): number {
  return config.session === 'partie' ? config.maxRounds : Number.POSITIVE_INFINITY
}

/** [D-01] Whether the books are closed after this round's conversion: no maintenance follows. */
export function isLastRound(w: Readonly<Pick<World, 'config' | 'round'>>): boolean {
  return w.round >= lastRound(w)
}
