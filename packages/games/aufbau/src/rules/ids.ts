import type { Player, Prefix } from '../state.ts'
import type { HostKind } from './holdings.ts'

/** [2.7, D-14] The next id of its kind; numbers are never used again. */
export function newId(p: Player, prefix: Prefix): string {
  p.counters[prefix]++
  return `${prefix}-${p.counters[prefix]}`
}

/** [2.7] `host` is the id of the post or workshop; `troops` and `personal` stand for themselves. */
export function newFacilityId(p: Player, kind: HostKind, host: string): string {
  return `${kind}-${host}-${newId(p, 'facility')}`
}
