import type { Seat } from '@ludoteca/kernel'
import { type Move, PASS } from '../moves.ts'
import { deedOf, groupAt } from '../rules/deeds.ts'
import { playerAt } from '../rules/seats.ts'
import { placesFor } from '../rules/shortage.ts'
import type { BuildingKind } from '../state.ts'
import { frameOf, type View } from '../view.ts'
import { reserveOf } from './danger.ts'
import {
  AUCTION_RESERVE_PERCENT,
  FIRST_LEVEL,
  RAISE_FAR_BY,
  RAISE_MIDDLE,
  RAISE_NEAR,
  RESERVE_MAX,
  SCARCE_BID_PERCENT,
  SCARCE_THIRD_BID_PERCENT,
} from './params.ts'
import { blocks, completes, valueTo } from './value.ts'

/** [26 Auction] Bids in small steps up to what the lot is worth. */
export function chooseBid(view: View, seat: Seat): Move | undefined {
  const auction = frameOf(view, 'auction')
  if (auction === undefined) return undefined
  const { lot, space, high, opening } = auction
  const limit = lot === 'space' ? bidLimit(view, seat, space as number) : buildingLimit(view, seat, lot)
  return bidUpTo(limit, high, opening)
}

/** The next bid towards a limit, or a pass. */
export function bidUpTo(limit: number, high: number, opening: number): Move {
  const least = Math.max(opening, high + 1)
  if (least > limit) return PASS
  return { type: 'bid', amount: Math.max(least, Math.min(limit, high + raiseBy(limit - high))) }
}

/** [26 Auction] The most this seat pays for a property: all its cash if the group hangs on it. */
export function bidLimit(view: View, seat: Seat, space: number): number {
  const { cash } = playerAt(view, seat)
  const value = valueTo(view, space, seat)
  if (completes(view, space, seat) || blocks(view, space, seat)) return Math.min(value, cash)
  // Whoever is rich enough for any reserve need not know it.
  if (cash - partOf(RESERVE_MAX) >= value) return value
  return Math.min(value, cash - partOf(reserveOf(view, seat)))
}

/** [26 Auction] What of a reserve is kept in an ordinary auction. */
function partOf(reserve: number): number {
  return Math.floor((reserve * AUCTION_RESERVE_PERCENT) / 100)
}

/** [26 Shortage] The most this seat pays for one scarce building. */
function buildingLimit(view: View, seat: Seat, kind: BuildingKind): number {
  let limit = 0
  for (const space of placesFor(view, seat, kind, Number.MAX_SAFE_INTEGER)) {
    const isThird = deedOf(view, space).level === FIRST_LEVEL - 1
    const percent = isThird ? SCARCE_THIRD_BID_PERCENT : SCARCE_BID_PERCENT
    limit = Math.max(limit, Math.floor((groupAt(space).houseCost * percent) / 100))
  }
  return Math.min(limit, playerAt(view, seat).cash)
}

function raiseBy(room: number): number {
  if (room < RAISE_NEAR.within) return RAISE_NEAR.by
  return room < RAISE_MIDDLE.within ? RAISE_MIDDLE.by : RAISE_FAR_BY
}
