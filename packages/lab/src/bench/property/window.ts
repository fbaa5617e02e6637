import { buildIn, fullGroups, mortgageAny, sellIn, unmortgageAny } from './manage.ts'
import { below, liveAfter, type World } from './world.ts'

/** How often somebody else acts in an open window, as in the kernel's random play. */
const OTHERS_ONE_IN = 8

/**
 * An open window: players manage property until the active one goes on. Gives back which of the ways on was chosen.
 * The slots stand as in the game's menu; those for offers are there too, but lead on to the first way.
 */
export function openWindow(w: World, ways: number): number {
  for (;;) {
    w.moves++
    if (below(w, OTHERS_ONE_IN) === 0) {
      const others = liveAfter(w, w.active)
      const other = others[below(w, others.length)] as number
      if (manageFrom(w, other, below(w, slotsOf(w, other, 0)))) continue
      return 0
    }
    const slot = below(w, slotsOf(w, w.active, ways))
    if (slot < ways) return slot
    if (!manageFrom(w, w.active, slot - ways)) return 0
  }
}

/** Ways on, resigning, mortgaging, freeing, sales, buildings, partners. */
function slotsOf(w: World, seat: number, ways: number): number {
  return ways + 3 + 2 * Math.max(1, fullGroups(w, seat).length) + w.live - 1
}

/** Does the first thing that can be done from this slot on; resigning by chance never happens. */
function manageFrom(w: World, seat: number, slot: number): boolean {
  if (slot <= 1 && mortgageAny(w, seat)) return true
  if (slot <= 2 && unmortgageAny(w, seat)) return true
  const full = fullGroups(w, seat)
  const { length } = full
  for (let i = Math.max(0, slot - 3); i < length; i++) if (sellIn(w, seat, full[i] as number)) return true
  for (let i = Math.max(0, slot - 3 - length); i < length; i++) if (buildIn(w, seat, full[i] as number)) return true
  return false
}
