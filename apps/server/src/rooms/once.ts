import { createHash } from 'node:crypto'
import { isRefusal } from '@ludoteca/kernel'
import type { Rule } from './keeper.ts'

/** How many keys of commands a room remembers: a client retries long before there were so many others. */
const DONE_MAX = 64
const MARK_LENGTH = 12

/**
 * Makes a rule idempotent: it is applied once for each key. The key is stored with the change itself, so whoever was told
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
