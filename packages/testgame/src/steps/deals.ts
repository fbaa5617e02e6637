import { type Choice, type Io, int, one, type Refusal, record, refuse, type Seat } from '@ludoteca/kernel'
import { PRICE_MAX } from '../data.ts'
import type { Fact } from '../facts.ts'
import type { DealFields, MoveOf } from '../moves.ts'
import { ownerAt, ownerId, ownerIds, seatOf } from '../owners.ts'
import { copyDeal, type Deal, type Lot, type State } from '../state.ts'

/** A seat may offer once in a round. Only the two parties hear of it. */
export const dealOffer: Choice<State, MoveOf<'dealOffer'>> = {
  type: 'dealOffer',
  paramsOf: (s, seat) => (whyNoOffer(s, seat) ? null : offerParams(s, seat)),
  check: (s, seat, move) => whyNoOffer(s, seat) ?? whyNotDeal(s, seat, move),
}

export const dealResponse: Choice<State, MoveOf<'dealResponse'>> = {
  type: 'dealResponse',
  paramsOf(s, seat) {
    const mine = s.deals.filter((deal) => isAsked(deal, seat)).map(({ dealId }) => dealId)
    return mine.length === 0 ? null : { dealId: one(mine), response: one(['ACCEPT', 'REJECT']) }
  },
  check(s, seat, { dealId, response }) {
    const deal = s.deals.find((other) => other.dealId === dealId && isAsked(other, seat))
    return deal?.fields.side === 'SELL' && response === 'ACCEPT' ? whyCannotPay(s, seat, deal.fields.price) : undefined
  },
}

export function offerDeal(s: State, seat: Seat, move: MoveOf<'dealOffer'>, io: Io<Fact>): void {
  const deal: Deal = {
    dealId: `D-${String(s.round).padStart(2, '0')}-${String(seat + 1).padStart(3, '0')}`,
    templateId: move.templateId,
    fromOwnerId: ownerId(seat),
    toOwnerId: move.toOwnerId,
    createdRound: s.round,
    status: 'PENDING',
    fields: { ...move.fields },
  }
  s.deals.push(deal)
  tellParties(deal, io)
}

export function answerDeal(s: State, { dealId, response }: MoveOf<'dealResponse'>, io: Io<Fact>): void {
  const deal = s.deals.find((other) => other.dealId === dealId) as Deal
  deal.status = response === 'ACCEPT' ? 'ACCEPTED' : 'REJECTED'
  tellParties(deal, io)
}

/** Accepted deals are carried out where they still can be, and everybody hears of them; the others were never made. */
export function settleDeals(s: State, io: Io<Fact>): void {
  const accepted = s.deals.filter(({ status }) => status === 'ACCEPTED')
  for (const deal of accepted) deal.status = carryOut(s, deal) ? 'RESOLVED' : 'INVALID'
  s.deals = []
  io.reveal()
  if (accepted.length > 0) io.tell({ type: 'dealsUpdate', deals: accepted })
}

export function isParty({ fromOwnerId, toOwnerId }: Readonly<Deal>, seat: Seat): boolean {
  const id = ownerId(seat)
  return fromOwnerId === id || toOwnerId === id
}

function isAsked({ toOwnerId, status }: Readonly<Deal>, seat: Seat): boolean {
  return status === 'PENDING' && toOwnerId === ownerId(seat)
}

function tellParties(deal: Readonly<Deal>, io: Io<Fact>): void {
  io.tell({ type: 'dealsUpdate', deals: [copyDeal(deal)] }, [seatOf(deal.fromOwnerId), seatOf(deal.toOwnerId)])
}

function whyNoOffer(s: Readonly<State>, seat: Seat): Refusal | undefined {
  if (s.deals.some(({ fromOwnerId }) => fromOwnerId === ownerId(seat))) return refuse('E_OFFERED')
  return s.row.some(({ owner }) => owner !== null) ? undefined : refuse('E_UNSOLD')
}

function offerParams(s: Readonly<State>, seat: Seat) {
  const sold = s.row.filter(({ owner }) => owner !== null).map(({ propertyId }) => propertyId)
  return {
    templateId: one(['CASH_FOR_PROPERTY']),
    toOwnerId: one(ownerIds(s).filter((id) => id !== ownerId(seat))),
    fields: record({ side: one(['BUY', 'SELL']), propertyId: one(sold), price: int(1, PRICE_MAX) }),
  }
}

function whyNotDeal(s: Readonly<State>, seat: Seat, { toOwnerId, fields }: MoveOf<'dealOffer'>): Refusal | undefined {
  const sellerId = fields.side === 'SELL' ? ownerId(seat) : toOwnerId
  const lot = lotOf(s, fields)
  if (lot && lot.owner !== null && ownerId(lot.owner) !== sellerId)
    return refuse('E_NOT_OWNER', { lot: lot.propertyId })
  return fields.side === 'BUY' ? whyCannotPay(s, seat, fields.price) : undefined
}

function whyCannotPay(s: Readonly<State>, seat: Seat, cost: number): Refusal | undefined {
  const { cash } = ownerAt(s, seat)
  return cash < cost ? refuse('E_CASH', { cost, cash }) : undefined
}

function carryOut(s: State, { fromOwnerId, toOwnerId, fields }: Deal): boolean {
  const [from, to] = [seatOf(fromOwnerId), seatOf(toOwnerId)]
  const [seller, buyer] = fields.side === 'SELL' ? [from, to] : [to, from]
  const lot = lotOf(s, fields)
  if (lot?.owner !== seller || ownerAt(s, buyer).cash < fields.price) return false
  ownerAt(s, buyer).cash -= fields.price
  ownerAt(s, seller).cash += fields.price
  lot.owner = buyer
  return true
}

function lotOf(s: Readonly<State>, fields: DealFields): Lot | undefined {
  return s.row.find(({ propertyId }) => propertyId === fields.propertyId)
}
