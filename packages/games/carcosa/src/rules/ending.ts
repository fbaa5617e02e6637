import type { Seat } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import { SANITY_FLOOR } from '../data/constants.ts'
import type { Ending } from '../data/king.ts'
import type { Player, State } from '../state.ts'
import { keysInGame, teamKeys } from './keys.ts'

/** [8, D-46] How the match ends with this round, in the order of the checks; nothing when it goes on. */
export function endingOf(s: Readonly<State>): Ending | null {
  const { config, players, boxes } = s
  if (areAllFallen(players)) return 'LOSE_ALL_MINUS5'
  if (losesByKeys(config, s.keysDestroyed, keysInGame(s))) return 'LOSE_KEYS_DESTROYED'
  if (players.every(({ node }) => node === config.umbralNode) && teamKeys(s) >= config.keysToWin) return 'WIN'
  if (config.loseOnDeckExhaustion && boxes.every(({ cards }) => cards.length === 0)) return 'LOSE_DECK'
  return config.maxRounds > 0 && s.round >= config.maxRounds ? 'TIMEOUT' : null
}

/** [8] Everybody lies at −5, counting those who are about to fall. */
export function areAllFallen(players: readonly Readonly<Player>[], falling: readonly Seat[] = []): boolean {
  return players.every(({ sanity }, seat) => sanity === SANITY_FLOOR || falling.includes(seat))
}

/** [8] Keys have been destroyed, and too few are left in the game. */
export function losesByKeys(
  { keysLoseThreshold }: Pick<Config, 'keysLoseThreshold'>,
  destroyed: number,
  inGame: number,
): boolean {
  return destroyed >= 1 && inGame <= keysLoseThreshold
}
