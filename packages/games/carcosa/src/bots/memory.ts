import { type CardKind, kindOf, type Uid } from '../data/cards.ts'
import type { RoomView, SeenCard, View } from '../view.ts'
import type { Character } from './character.ts'

/** [13.4] What stays in mind first: keys, then monsters, treasures, events. */
const STAYS: { readonly [K in CardKind]?: number } = { KEY: 4, MONSTER: 3, OMEN: 3, TREASURE: 2, EVENT: 1 }

/** [13.4] The cards that a soul with few places in its memory still has in mind; nothing when it has room for all. */
export function memoryOf(view: View, { memorySlots }: Character): readonly Uid[] | null {
  if (memorySlots === null) return null
  // Decks are made when somebody looks at them, so whoever has room for all must not.
  const { rooms } = view
  const kept: SeenCard[] = []
  for (let i = 0; i < rooms.length; i++) {
    const { seen } = rooms[i] as RoomView
    for (let j = 0; j < seen.length; j++) {
      kept.push(seen[j] as SeenCard)
      if (kept.length > memorySlots) kept.sort(byImportance).pop()
    }
  }
  return kept.map(({ uid }) => uid)
}

function byImportance(a: SeenCard, b: SeenCard): number {
  return importanceOf(b) - importanceOf(a) || b.round - a.round || a.uid - b.uid
}
function importanceOf({ card }: SeenCard): number {
  return STAYS[kindOf(card)] ?? 0
}
