import { type Io, next, type Seat } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { AuctionFrame, BuildingKind, Frame, ShortageFrame, State } from '../state.ts'
import { giveDeed } from './full-groups.ts'
import { playerAt } from './seats.ts'
import { transfer } from './transfer.ts'

/** [8.3.3] */
export function minimumBid(f: Readonly<AuctionFrame>): number {
  return f.high === 0 ? f.opening : f.high + 1
}

/** [8.3.5, 8.3.6] Ends the auction on top of the agenda or finds the next speaker who can afford to speak. */
export function proceed(s: State, f: AuctionFrame, io: Io<Fact>): void {
  while (f.order.length > 0) {
    const seat = f.order[f.at] as Seat
    if (f.order.length === 1 && f.leader === seat) return sold(s, f, seat, io)
    if (playerAt(s, seat).cash >= minimumBid(f)) return
    leaveAuction(f)
    io.tell({ type: 'passed', seat, auto: true })
  }
  unsold(s, f, io)
}

/** The speaker is out of this lot. */
export function leaveAuction(f: AuctionFrame): void {
  f.passed.push(f.order[f.at] as Seat)
  f.order.splice(f.at, 1)
  if (f.at >= f.order.length) f.at = 0
}

/** [8.3.7] A property changes hands; a building is put down at once. */
function sold(s: State, f: AuctionFrame, seat: Seat, io: Io<Fact>): void {
  const { lot, space, high } = f
  transfer(s, seat, 'bank', high)
  io.tell({ type: 'auctionSold', seat, lot, space, payer: seat, payee: 'bank', amount: high })
  if (lot !== 'space') return awardBuilding(s, seat, lot)
  giveDeed(s, space as number, seat)
  next(s)
}

/** [12.8.6] */
function awardBuilding(s: State, seat: Seat, kind: BuildingKind): void {
  const { order, wants } = shortageBelow(s)
  const at = order.indexOf(seat)
  wants[at] = (wants[at] as number) - 1
  next(s, { step: 'place', seat, kind, left: 1, paid: true })
}

/** [8.3.8] The bank keeps a property. [12.8.6] A building nobody bids for ends the whole procedure. */
function unsold(s: State, { lot, space }: AuctionFrame, io: Io<Fact>): void {
  io.tell({ type: 'auctionUnsold', lot, space })
  if (lot !== 'space') shortageBelow(s).wants.fill(0)
  next(s)
}

/** The shortage this auction belongs to lies right below it. */
function shortageBelow(s: State): ShortageFrame {
  return s.agenda[s.agenda.length - 2] as Frame as ShortageFrame
}
