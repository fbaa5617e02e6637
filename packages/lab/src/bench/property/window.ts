import { buildIn, fullGroups, mortgageAny, sellIn, unmortgageAny } from './manage.ts'
import { below, liveAfter, type World } from './world.ts'

/** How often somebody does what nobody waits for, as in the kernel's random play. */
const OPEN_ONE_IN = 8

/** Whether this time something is done that nobody waits for. Counts the decision either way. */
export function doesOpen(w: World): boolean {
  w.moves++
  return below(w, OPEN_ONE_IN) === 0
}

/** An open window: anybody manages property until the active player goes on. Says which of the ways on was chosen. */
export function openWindow(w: World, ways: number): number {
  while (doesOpen(w)) {
    const players = liveAfter(w, w.active)
    players.push(w.active)
    if (!manageAny(w, players[below(w, players.length)] as number)) return 0
  }
  return below(w, ways)
}

/** The slots of the game's menu: partners for trades, mortgaging, freeing, sales, buildings, resigning. */
function manageAny(w: World, seat: number): boolean {
  const full = fullGroups(w, seat)
  const groups = full.length
  const partners = w.live - 1
  const slots = partners + 3 + 2 * Math.max(1, groups)
  // Trades are left out and nobody resigns by chance, so those slots lead on to the next.
  const start = below(w, slots)
  for (let i = 0; i < slots; i++) {
    const slot = ((start + i) % slots) - partners
    if (slot === 0 && mortgageAny(w, seat)) return true
    if (slot === 1 && unmortgageAny(w, seat)) return true
    if (slot > 1 && slot < 2 + groups && sellIn(w, seat, full[slot - 2] as number)) return true
    const site = slot - 2 - Math.max(1, groups)
    if (site >= 0 && site < groups && buildIn(w, seat, full[site] as number)) return true
  }
  return false
}
