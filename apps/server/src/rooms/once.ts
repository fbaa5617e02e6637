import { createHash } from 'node:crypto'
import { isRefusal } from '@ludoteca/kernel'
import type { Rule } from './keeper.ts'

/** A room remembers the last so many commands: who has no answer asks again long before so many others came. */
const DONE_MAX = 64
const MARK_LENGTH = 12

/**
 * The rule, obeyed only once for each key. The mark is stored with the change itself, so whoever was told that nobody
 * knows whether it happened may ask again, through any process.
 */
export function once(rule: Rule, key: string): Rule {
  const mark = createHash('sha256').update(key).digest('base64url').slice(0, MARK_LENGTH)
  return (room, now) => {
    if (room.done.includes(mark)) return room
    const changed = rule(room, now)
    if (isRefusal(changed) || changed === room) return changed
    return { ...changed, done: [...changed.done, mark].slice(-DONE_MAX) }
  }
}
