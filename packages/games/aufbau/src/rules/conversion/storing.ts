import { MATERIALS, type Material } from '../../data/materials.ts'
import type { Goods } from '../../ledger.ts'
import type { Player, World } from '../../state.ts'
import { roomBoost } from '../boosts.ts'
import { addFirst, firstOf, RAW_DEAREST_FIRST, SPECIAL_DEAREST_FIRST } from '../goods.ts'
import { storageRooms } from '../storage-room.ts'

/** [6.8 C3] What is kept: the most valuable first, raw and special materials apart. */
export function chooseStored(w: Readonly<World>, p: Readonly<Player>): readonly Goods[] {
  const own = ownRoom(p)
  if (own === null) return keep(w, p, p.stock)
  const kept = keep(
    w,
    p,
    p.stock.map((count, index) => count - (own[index] as number)),
  )
  return p.stock.flatMap((_count, index) => {
    const material = (MATERIALS[index] as Material).id
    const count = (own[index] as number) + (kept.find((goods) => goods.material === material)?.count ?? 0)
    return count > 0 ? [{ material, count }] : []
  })
}

function keep(w: Readonly<World>, p: Readonly<Player>, stock: readonly number[]): Goods[] {
  const { raw, special } = storageRooms(w, p)
  const kept = firstOf(stock, RAW_DEAREST_FIRST, raw)
  addFirst(kept, stock, SPECIAL_DEAREST_FIRST, special, 1)
  return kept
}

/** [11.1 storage] What has room of its own, by material; `null` where nothing has. */
function ownRoom(p: Readonly<Player>): number[] | null {
  const room = roomBoost(p)
  if (room === null || room.own.length === 0) return null
  const own = p.stock.map(() => 0)
  for (const { material, count } of room.own) {
    own[material] = Math.min(p.stock[material] as number, (own[material] as number) + count)
  }
  return own
}
