import { first, type Io, next, type Seat, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { proceed } from '../rules/bidding.ts'
import { groupAt } from '../rules/deeds.ts'
import { placesFor, supplyOf } from '../rules/shortage.ts'
import type { PlacementsFrame, ShortageFrame, State } from '../state.ts'
import { auctionFrame } from './auction.ts'

/** [12.8.6, 12.8.7] One building after the other is auctioned until the rest is uncontested. */
export const shortage: Step<State, ShortageFrame, Move, Fact> = {
  run(s, f, io) {
    const supply = supplyOf(s, f.kind)
    const contenders = contendersOf(s, f)
    let wanted = 0
    for (const want of f.wants) wanted += want
    if (contenders.length >= 2 && wanted > supply && supply > 0) return openLot(s, f, contenders, io)
    next(s, ...uncontested(f))
  },
}

/** Whoever has no street left to build on drops out. */
function contendersOf(s: Readonly<State>, f: ShortageFrame): Seat[] {
  const contenders: Seat[] = []
  for (const [i, seat] of f.order.entries()) {
    if (f.wants[i] === 0) continue
    if (placesFor(s, seat, f.kind, Number.MAX_SAFE_INTEGER).length === 0) f.wants[i] = 0
    else contenders.push(seat)
  }
  return contenders
}

/** The opening bid is the lowest printed price at which any contender could build now. */
function openLot(s: State, { kind }: ShortageFrame, contenders: Seat[], io: Io<Fact>): void {
  let opening = Number.MAX_SAFE_INTEGER
  for (const seat of contenders) {
    const [cheapest] = placesFor(s, seat, kind, Number.MAX_SAFE_INTEGER)
    opening = Math.min(opening, groupAt(cheapest as number).houseCost)
  }
  const frame = auctionFrame(kind, null, opening, contenders)
  io.tell({ type: 'auctionOpened', lot: kind, space: null, order: [...contenders], opening })
  first(s, frame)
  proceed(s, frame, io)
}

/** [12.8.7] The builder places first, then the claimants in order. */
function uncontested({ kind, builder, order, wants }: ShortageFrame): PlacementsFrame[] {
  const frames: PlacementsFrame[] = []
  for (const [i, seat] of order.entries()) {
    if (wants[i] === 0) continue
    const frame: PlacementsFrame = { step: 'placements', seat, kind, left: wants[i] as number }
    if (seat === builder) frames.unshift(frame)
    else frames.push(frame)
  }
  return frames
}
