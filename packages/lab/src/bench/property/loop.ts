import { DOUBLES_MAX, JAIL_FINE, JAIL_ROLLS_MAX, SPACE_COUNT } from '@ludoteca/ludomercatus'
import { pay } from './debt.ts'
import { advance, jail, throwDie } from './space.ts'
import { JAIL_CARDS } from './tables.ts'
import { openWindow } from './window.ts'
import { NOBODY, type World } from './world.ts'

/**
 * What the kernel is measured against: the property game as somebody would write it who wants speed alone. It changes
 * arrays in place and keeps no log, describes no choices, refuses nothing, shows no views and cannot be resumed. It
 * plays at random in about the proportions of the kernel's random play and counts the same kind of moves. Trades and
 * the auctions of scarce buildings are left out, so the game it is compared with is played without trades.
 */
export function playPropertyLoop(w: World, movesMax: number): number {
  while (w.live > 1 && w.moves < movesMax) {
    takeTurn(w, w.active)
    do w.active = (w.active + 1) % w.seats
    while (w.bankrupt[w.active])
  }
  return w.moves
}

function takeTurn(w: World, seat: number): void {
  if (w.jailed[seat] && !leavesJail(w, seat)) return
  if (w.bankrupt[seat] || w.live < 2) return
  openWindow(w, 1)
  for (let doubles = 0; !w.bankrupt[seat] && w.live > 1; ) {
    const a = throwDie(w)
    const b = throwDie(w)
    if (a === b && ++doubles === DOUBLES_MAX) return jail(w, seat)
    go(w, seat, a + b)
    if (w.jailed[seat] || w.bankrupt[seat] || w.live < 2) return
    openWindow(w, 1)
    if (a !== b) return
  }
}

function go(w: World, seat: number, thrown: number): void {
  advance(w, seat, ((w.position[seat] as number) + thrown) % SPACE_COUNT, thrown)
}

/** A turn that begins in jail: roll, pay or use a card. Says whether a normal turn follows. */
function leavesJail(w: World, seat: number): boolean {
  const held = w.held[seat] as number[]
  const way = openWindow(w, 3)
  if (way === 2 && held.length > 0) {
    const card = held.pop() as number
    w.decks[card === JAIL_CARDS[0] ? 0 : 1].push(card)
    w.jailed[seat] = false
    return true
  }
  if (way > 0 && (w.cash[seat] as number) >= JAIL_FINE) {
    w.cash[seat] = (w.cash[seat] as number) - JAIL_FINE
    w.jailed[seat] = false
    return true
  }
  if (rollForFreedom(w, seat) && !w.bankrupt[seat] && w.live > 1) openWindow(w, 1)
  return false
}

/** Says whether the turn goes on to its last window: not after being sent back at once. */
function rollForFreedom(w: World, seat: number): boolean {
  const a = throwDie(w)
  const b = throwDie(w)
  const turns = (w.jailTurns[seat] as number) + 1
  w.jailTurns[seat] = turns
  if (a !== b && turns < JAIL_ROLLS_MAX) return true
  if (a !== b && !pay(w, seat, JAIL_FINE, NOBODY)) return false
  w.jailed[seat] = false
  go(w, seat, a + b)
  return !w.jailed[seat]
}
