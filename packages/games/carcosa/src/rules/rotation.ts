import { assert } from '@ludoteca/kernel'
import { GLOBAL_ROTATION, INTERNAL_ROTATION, ROOMS, type RoomId, type Rotation, roomIndex } from '../data/board.ts'
import type { State } from '../state.ts'

/** For each room, by number, the room whose box comes here. */
const COMES_FROM: Readonly<Record<Rotation, readonly number[]>> = {
  GLOBAL: originsOf(GLOBAL_ROTATION),
  INTERNAL: originsOf(INTERNAL_ROTATION),
}

/** [2.4] Every room gives one box and gets one; anything else stops the match. */
export function originsOf(steps: readonly (readonly [from: RoomId, to: RoomId])[]): number[] {
  const origins = ROOMS.map(() => -1)
  const given = new Set<number>()
  for (const [from, to] of steps) {
    assert(roomIndex(from) >= 0 && roomIndex(to) >= 0, 'boxes stand in rooms alone')
    assert(origins[roomIndex(to)] === -1 && !given.has(roomIndex(from)), 'two boxes for one room')
    origins[roomIndex(to)] = roomIndex(from)
    given.add(roomIndex(from))
  }
  assert(!origins.includes(-1), 'a room without a box')
  return origins
}

/** [2.4, K11] All boxes move at once; no deck is shuffled. */
export function rotate(s: State, rotation: Rotation): void {
  const old = s.boxAt
  s.boxAt = Array.from(COMES_FROM[rotation], (from) => old[from] as number)
}
