import { losesByKeys, type View } from '@ludoteca/carcosa'
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
  /** Too many are destroyed: the match is lost when the round ends. */
  readonly isLost: boolean
  /** Enough are in hands. */
  readonly isReady: boolean
  /** Who is not at the way out. */
  readonly missing: readonly Seat[]
}

export function keyCount({ config, players, teamKeys, keysDestroyed, keysInGame }: View): KeyCount {
  const isLost = losesByKeys(config, keysDestroyed, keysInGame)
  return {
    held: teamKeys,
    needed: config.keysToWin,
    destroyed: keysDestroyed,
    inGame: keysInGame,
    threshold: config.keysLoseThreshold,
    isLast: !isLost && losesByKeys(config, keysDestroyed + 1, keysInGame - 1),
    isLost,
    isReady: teamKeys >= config.keysToWin,
    missing: players.flatMap(({ node }, seat) => (node === config.umbralNode ? [] : seat)),
  }
}
