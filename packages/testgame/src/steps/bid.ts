import {
  type Choice,
  type Decision,
  flag,
  type Io,
  int,
  next,
  one,
  type Refusal,
  refuse,
  type Step,
} from '@ludoteca/kernel'
import type { Fact, LotResult } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import { ownerAt, ownerId } from '../owners.ts'
import type { Bid, BidFrame, Frame, Lot, State } from '../state.ts'
import { clock, thinkMs } from './asking.ts'

const NO_BID: Move = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }

export function openBid(s: State): Frame {
  return { step: 'bid', done: s.owners.map(() => false), bids: s.owners.map(() => null) }
}

/** Everybody bids for one lot at the same time, sealed. */
export const bid: Step<State, BidFrame, Move, Fact> = {
  ask(s, f) {
    const asked: Decision<State, Move>[] = []
    for (const [seat, done] of f.done.entries()) {
      if (!done) asked.push({ seat, prompt: 'bid', choices: [sealedBid], fallback: NO_BID, ...clock(s, thinkMs(s)) })
    }
    return asked
  },
  on: {
    bid(s, f, seat, { propertyId, amount, useFameToken }, io) {
      f.bids[seat] = { propertyId, amount, useFameToken }
      f.done[seat] = true
      io.tell({ type: 'bidIn', seat })
      if (f.done.includes(false)) return
      io.reveal()
      io.tell({ type: 'bidResults', lots: s.row.map((lot) => sell(s, lot, f.bids, io)) })
      next(s)
    },
  },
}

const sealedBid: Choice<State, MoveOf<'bid'>> = {
  type: 'bid',
  paramsOf: (s, seat) => ({
    propertyId: one([null, ...s.row.map(({ propertyId }) => propertyId)]),
    amount: int(0, ownerAt(s, seat).cash),
    useFameToken: flag,
  }),
  check: whyNotBid,
}

function whyNotBid(s: Readonly<State>, seat: number, move: MoveOf<'bid'>): Refusal | undefined {
  const { cash, fame } = ownerAt(s, seat)
  if (move.amount > cash) return refuse('E_CASH', { cost: move.amount, cash })
  if (move.useFameToken && fame < 1) return refuse('E_FAME')
  if (move.propertyId === null) return move.amount === 0 && !move.useFameToken ? undefined : refuse('E_NO_LOT')
  const lot = s.row.find(({ propertyId }) => propertyId === move.propertyId)
  return lot && move.amount < lot.reserve ? refuse('E_RESERVE', { reserve: lot.reserve }) : undefined
}

/** The highest bid wins; a token beats an equal bid without one; luck decides what is left. The winner pays. */
function sell(s: State, lot: Lot, bids: readonly (Bid | null)[], io: Io<Fact>): LotResult {
  const { propertyId } = lot
  const made = bids.flatMap((bid, seat) => (bid?.propertyId === propertyId ? [{ seat, bid }] : []))
  const shown = made.map(({ seat, bid }) => ({ ownerId: ownerId(seat), amount: bid.amount, token: bid.useFameToken }))
  if (made.length === 0) return { propertyId, winnerId: null, price: 0, bids: shown }
  const best = Math.max(...made.map(({ bid }) => strengthOf(bid)))
  const { seat, bid } = io.chance.pick(
    'ties',
    made.filter((other) => strengthOf(other.bid) === best),
  )
  const winner = ownerAt(s, seat)
  winner.cash -= bid.amount
  if (bid.useFameToken) winner.fame--
  winner.lotsWon++
  lot.owner = seat
  return { propertyId, winnerId: ownerId(seat), price: bid.amount, bids: shown }
}

function strengthOf({ amount, useFameToken }: Bid): number {
  return 2 * amount + (useFameToken ? 1 : 0)
}
