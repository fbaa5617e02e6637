import { buildIn, mortgageAny, sellIn, unmortgageAny } from './manage.ts'
import { STREETS } from './tables.ts'
import { below, liveAfter, ownsAll, type World } from './world.ts'

/** How often random play does what nobody waits for, and how many choices it looks at: as in the kernel. */
const OPEN_ONE_IN = 16
export const TRIES = 3

/** An open window: anybody manages property until the active player goes on. Says which of the ways on was chosen. */
export function openWindow(w: World, ways: number): number {
  for (;;) {
    w.moves++
    if (!reachesForOther(w)) return below(w, ways)
    const players = liveAfter(w, w.active)
    players.push(w.active)
    if (!manageAny(w, players[below(w, players.length)] as number)) return below(w, ways)
  }
}

/** Whether this time something is tried that nobody waits for. */
export function reachesForOther(w: World): boolean {
  return below(w, OPEN_ONE_IN) === 0
}

/** The slots of the game's menu: mortgaging, freeing, sales, buildings; then trades and resigning, which lead nowhere. */
function manageAny(w: World, seat: number): boolean {
  const slots = 2 + 2 * STREETS + w.live
  for (let tries = 0; tries < TRIES; tries++) {
    const slot = below(w, slots)
    if (slot === 0 && mortgageAny(w, seat)) return true
    if (slot === 1 && unmortgageAny(w, seat)) return true
    const group = (slot - 2) % STREETS
    if (slot < 2 || slot >= 2 + 2 * STREETS || !ownsAll(w, seat, group)) continue
    if (slot < 2 + STREETS ? sellIn(w, seat, group) : buildIn(w, seat, group)) return true
  }
  return false
}
