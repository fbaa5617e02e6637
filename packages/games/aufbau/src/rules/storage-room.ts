import { RAW_COUNT } from '../data/materials.ts'
import { byTier } from '../data/posts.ts'
import { STORAGE } from '../data/works.ts'
import type { Goods } from '../ledger.ts'
import type { Player, World } from '../state.ts'
import { roomBoost } from './boosts.ts'

/** [6.8] Room in all storages that are maintained this round. */
export function storageRoom(w: Readonly<World>, p: Readonly<Player>, kind: 'raw' | 'special'): number {
  const { raw, special } = storageRooms(w, p)
  return kind === 'raw' ? raw : special
}

/** [6.8] Of both kinds. */
export function storageRooms({ config }: Readonly<World>, p: Readonly<Player>): { raw: number; special: number } {
  const more = roomBoost(p)
  let raw = more?.raw ?? 0
  let special = more?.special ?? 0
  for (const { id, tier } of p.storages) {
    if (!p.turn.maintained.includes(id)) continue
    raw += byTier(STORAGE.raw, tier)
    special += byTier(STORAGE.special, tier)
  }
  const times = config.storageCapacityMultiplier
  return { raw: times * raw, special: times * special }
}

/** Whether there would be more than can be stored if these came in. */
export function overflows(w: Readonly<World>, p: Readonly<Player>, goods: readonly Goods[]): boolean {
  let raw = 0
  let special = 0
  for (let i = 0; i < p.stock.length; i++) {
    if (i < RAW_COUNT) raw += p.stock[i] as number
    else special += p.stock[i] as number
  }
  let moreRaw = 0
  let moreSpecial = 0
  for (const { material, count } of goods) {
    if (material.startsWith('raw.')) moreRaw += count
    else moreSpecial += count
  }
  return (
    (moreRaw > 0 && raw + moreRaw > storageRoom(w, p, 'raw')) ||
    (moreSpecial > 0 && special + moreSpecial > storageRoom(w, p, 'special'))
  )
}
