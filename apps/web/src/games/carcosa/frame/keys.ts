import type { View } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'

/** How it stands with the keys. */
export interface KeyCount {
  readonly held: number
  readonly needed: number
  readonly destroyed: number
  readonly inGame: number
  /** With so few left in the game all is lost. */
  readonly threshold: number
  /** One more destroyed key loses. */
  readonly isLast: boolean
  /** Enough are in hands. */
  readonly isReady: boolean
  /** Who is not at the way out. */
  readonly missing: readonly Seat[]
}

export function keyCount({ config, players, teamKeys, keysDestroyed, keysInGame }: View): KeyCount {
  return {
    held: teamKeys,
    needed: config.keysToWin,
    destroyed: keysDestroyed,
    inGame: keysInGame,
    threshold: config.keysLoseThreshold,
    isLast: keysInGame - 1 <= config.keysLoseThreshold,
    isReady: teamKeys >= config.keysToWin,
    missing: players.flatMap(({ node }, seat) => (node === config.umbralNode ? [] : seat)),
  }
}
