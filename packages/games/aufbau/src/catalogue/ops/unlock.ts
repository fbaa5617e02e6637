import type { Player } from '../../state.ts'
import type { UnlockEffect } from '../effects.ts'
import { activeEffects } from '../sources.ts'

/** [11.1 unlock] */
export function isUnlocked(p: Readonly<Player>, what: UnlockEffect['what']): boolean {
  for (const { effect } of activeEffects(p, 'unlock')) if (effect.what === what) return true
  return false
}
