import { below, liveAfter, NOBODY, type World } from './world.ts'

/** Ascending bids, a pass is final. */
export function auction(w: World, space: number, opener: number, openerBids: boolean): void {
  const order = liveAfter(w, opener)
  if (openerBids) order.push(opener)
  let high = 0
  let leader = NOBODY
  let at = 0
  while (order.length > (leader === NOBODY ? 0 : 1)) {
    const seat = order[at] as number
    const cash = w.cash[seat] as number
    if (cash <= high || !wantsToBid(w)) {
      order.splice(at, 1)
    } else {
      high = drawBid(w, high + 1, cash)
      leader = seat
      at++
    }
    if (at >= order.length) at = 0
  }
  if (leader === NOBODY) return
  w.cash[leader] = (w.cash[leader] as number) - high
  w.owner[space] = leader
}

function wantsToBid(w: World): boolean {
  w.moves++
  return below(w, 2) === 0
}

const NEAR = 10

/** Leans towards the edges, as the kernel's draw from a range does. */
function drawBid(w: World, min: number, max: number): number {
  const lean = below(w, 6)
  if (lean === 0) return min
  if (lean === 1) return max
  const count = max - min + 1
  return min + below(w, lean < 4 ? Math.min(count, NEAR) : count)
}
