import { KEYS_CAMARA_BONUS } from '../data/constants.ts'
import type { State } from '../state.ts'

/** [7.7, D-37] The seventh key counts while the Cámara is revealed and intact, or its ritual done. */
export function keysTotal(s: Readonly<State>): number {
  return s.config.keysBase + (s.ritualDone || camaraStands(s) ? KEYS_CAMARA_BONUS : 0)
}
function camaraStands({ specials }: Readonly<State>): boolean {
  for (const { kind, revealed, destroyed } of specials) if (kind === 'CAMARA_LETAL') return revealed && !destroyed
  return false
}

export function keysInGame(s: Readonly<State>): number {
  return keysTotal(s) - s.keysDestroyed
}

/** [7.7] Keys on the rings of souls; neither in the Armería nor in the Duende's sack. */
export function teamKeys({ players }: Readonly<State>): number {
  let keys = 0
  for (const player of players) keys += player.keys.length
  return keys
}
