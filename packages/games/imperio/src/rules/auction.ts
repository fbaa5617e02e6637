import type { Seat } from '@ludoteca/kernel'
import { PRESTIGE_FAME } from '../data/constants.ts'
import { propertyCard } from '../data/properties.ts'
import type { Bid } from '../frames.ts'
import { ownerAt, ownerId, seatOf } from '../owners.ts'
import type { LotResult } from '../results.ts'
import type { State } from '../state.ts'
import { byCodeUnits, coin } from './hash.ts'
import { listOf } from './list.ts'
import { specialOf } from './mode.ts'
import { report } from './news.ts'
import { propertyAt, reserveOf } from './properties.ts'
import { changeCash, changeFame, statsOf } from './resources.ts'

type TieBreak = LotResult['tieBreak']
interface LotBid {
  readonly seat: Seat
  readonly bid: Readonly<Bid>
}

/** [2.4.3] Every lot of the row, in row order. */
export function resolveBids(s: State, bids: readonly (Bid | null)[]): LotResult[] {
  const results = listOf(s.market.row, (lot) => resolveLot(s, lot, bidsFor(lot, bids)))
  const winners = new Set(listOf(results, ({ winnerId }) => seatOf(winnerId)))
  for (const [seat, stats] of s.stats.entries()) stats.auctionStreak = winners.has(seat) ? stats.auctionStreak + 1 : 0
  reportTopAuction(s, results)
  return results
}

function bidsFor(lot: string, bids: readonly (Bid | null)[]): LotBid[] {
  const made: LotBid[] = []
  for (let seat = 0; seat < bids.length; seat++) {
    const bid = bids[seat]
    if (bid?.propertyId === lot) made.push({ seat, bid })
  }
  return made
}

function resolveLot(s: State, propertyId: string, made: readonly LotBid[]): LotResult {
  const bids = listOf(made, ({ seat, bid }) => ({
    ownerId: ownerId(seat),
    amount: bid.amount,
    token: bid.useFameToken,
  }))
  const won = winnerOf(s, propertyId, made)
  if (won === undefined) return { propertyId, winnerId: null, price: 0, tieBreak: 'NONE', bids }
  const [{ seat, bid }, tieBreak] = won
  count(s, propertyId, won, made)
  award(s, propertyId, seat, bid)
  if (tieBreak !== 'NONE') report(s, 'TIE_WIN', { owner: seat, propertyId })
  return { propertyId, winnerId: ownerId(seat), price: bid.amount, tieBreak, bids }
}

/** [2.4.3] Highest amount, then a token, then Fame before tokens are paid, then the coin. */
function winnerOf(
  s: Readonly<State>,
  propertyId: string,
  made: readonly LotBid[],
): readonly [LotBid, TieBreak] | undefined {
  const top = best(made, ({ bid }) => bid.amount)
  if (top.length <= 1) return top[0] && [top[0], 'NONE']
  const bold = best(top, ({ bid }) => (bid.useFameToken ? 1 : 0))
  if (bold.length === 1) return [bold[0] as LotBid, 'TOKEN']
  const famous = best(bold, ({ seat }) => ownerAt(s, seat).fame)
  if (famous.length === 1) return [famous[0] as LotBid, 'FAME']
  const winnerId = coin(
    s.roundSeed,
    propertyId,
    listOf(famous, ({ seat }) => ownerId(seat)),
  )
  return [famous.find(({ seat }) => ownerId(seat) === winnerId) as LotBid, 'COIN']
}

function best(made: readonly LotBid[], by: (bid: LotBid) => number): readonly LotBid[] {
  if (made.length <= 1) return made
  const most = Math.max(...made.map(by))
  return made.filter((bid) => by(bid) === most)
}

/** The winner pays his bid, and his token even if it was not needed. */
function award(s: State, propertyId: string, seat: Seat, { amount, useFameToken }: Readonly<Bid>): void {
  changeCash(s, seat, -amount)
  if (useFameToken) changeFame(s, seat, -1)
  propertyAt(s, propertyId).owner = seat
  s.market.unsold = s.market.unsold.filter((lot) => lot !== propertyId)
  if (specialOf(s) !== 'SUBASTA_PRESTIGIO') return
  changeFame(s, seat, PRESTIGE_FAME)
  statsOf(s, seat).prestigeWins++
  report(s, 'PRESTIGE_WIN', { owner: seat, propertyId })
}

function count(
  s: State,
  propertyId: string,
  [{ seat, bid }, tieBreak]: readonly [LotBid, TieBreak],
  made: readonly LotBid[],
): void {
  const stats = statsOf(s, seat)
  const { basePrice } = propertyCard(propertyId)
  const bestLosing = Math.max(...made.filter((other) => other.seat !== seat).map((other) => other.bid.amount))
  stats.auctionsWon++
  if (bid.amount === reserveOf(propertyId)) stats.wonAtReserve++
  if (bestLosing === bid.amount - 1) stats.wonByOne++
  if (tieBreak === 'COIN') stats.wonByCoin++
  if (tieBreak === 'TOKEN' || tieBreak === 'FAME') stats.wonByFame++
  stats.maxOverpay = Math.max(stats.maxOverpay, bid.amount - basePrice)
  stats.wonBasePriceMax = Math.max(stats.wonBasePriceMax, basePrice)
}

/** [7.1.2] The highest price; among equals the first lot by id. */
function reportTopAuction(s: State, results: readonly LotResult[]): void {
  const sold = results.filter(({ winnerId }) => winnerId !== null)
  const top = sold.toSorted((a, b) => b.price - a.price || byCodeUnits(a.propertyId, b.propertyId))[0]
  if (top) report(s, 'TOP_AUCTION', { owner: seatOf(top.winnerId), propertyId: top.propertyId, amount: top.price })
}
