import { SANITY_FLOOR } from '../data/constants.ts'
import type { Ending } from '../data/king.ts'
import type { State } from '../state.ts'
import { keysInGame, teamKeys } from './keys.ts'

/** [8, D-46] How the match ends with this round, in the order of the checks; nothing when it goes on. */
export function endingOf(s: Readonly<State>): Ending | null {
  const { config, players, boxes } = s
  if (players.every(({ sanity }) => sanity === SANITY_FLOOR)) return 'LOSE_ALL_MINUS5'
  if (s.keysDestroyed >= 1 && keysInGame(s) <= config.keysLoseThreshold) return 'LOSE_KEYS_DESTROYED'
  if (players.every(({ node }) => node === config.umbralNode) && teamKeys(s) >= config.keysToWin) return 'WIN'
  if (config.loseOnDeckExhaustion && boxes.every(({ cards }) => cards.length === 0)) return 'LOSE_DECK'
  return config.maxRounds > 0 && s.round >= config.maxRounds ? 'TIMEOUT' : null
}
