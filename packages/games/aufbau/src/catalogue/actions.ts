import type { Move } from '../moves.ts'
import type { ActionRef } from './vocabulary.ts'

/** Whether a list of actions means this one: the move as such, or this mode of it. */
export function concerns(refs: readonly (ActionRef | string)[], action: Move['type'], mode: string): boolean {
  for (const ref of refs) if (ref === action || isModeOf(ref, action, mode)) return true
  return false
}

function isModeOf(ref: string, action: string, mode: string): boolean {
  return ref.length === action.length + 1 + mode.length && ref.startsWith(action) && ref.endsWith(`.${mode}`)
}
