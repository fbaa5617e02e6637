import { type Io, type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import { copyDeal } from '../../copy.ts'
import { type DealTemplateId, dealTemplate } from '../../data/deal-templates.ts'
import type { Fact } from '../../facts.ts'
import type { ActionFrame } from '../../frames.ts'
import type { DealFields, MoveOf } from '../../moves.ts'
import { BANK, ownerAt, ownerId, seatOf } from '../../owners.ts'
import type { Deal, State } from '../../state.ts'
import { whenOf } from '../mode.ts'
import { whyNotYape, yapeCash } from '../yape.ts'
import { effectiveFields, FIELDS_OF, loanNow, paymentOf, type Terms, whyNotTerms } from './terms.ts'

/** [4.3.2] Offers end with the first part of the timer, counters with the second. */
const OFFERS_CLOSED = 1
const COUNTERS_CLOSED = 2

/** [4.3, 4.4] Why this offer is refused, whatever was sent. */
export function whyNotOffer(
  s: Readonly<State>,
  { stage }: Readonly<ActionFrame>,
  seat: Seat,
  move: MoveOf<'dealOffer'>,
): Refusal | undefined {
  if (!hasFields(move)) return refuse('BAD_MESSAGE')
  if (stage >= OFFERS_CLOSED) return refuse('DEAL_TOO_LATE')
  const to = seatOf(move.toOwnerId)
  const isTarget = move.templateId === 'BANK_LOAN' ? move.toOwnerId === BANK : to in s.owners && to !== seat
  if (!isTarget) return refuse('DEAL_BAD_TARGET')
  const terms = { templateId: move.templateId, from: seat, to, fields: move.fields }
  const against = whyNotTerms(s, terms) ?? whyNotYape(s, seat, move.yape)
  return against ?? whyNotPay(terms, seat, ownerAt(s, seat).cash + yapeCash(move.yape))
}

/** Whether a move has exactly the fields of its template. */
function hasFields({ templateId, fields }: MoveOf<'dealOffer'>): boolean {
  if (!Object.hasOwn(FIELDS_OF, templateId)) return false
  const wanted = FIELDS_OF[templateId]
  if (wanted.some((name) => fields[name] === undefined)) return false
  return Object.keys(fields).every(
    (name) => wanted.some((known) => known === name) || isPayer(templateId, name, fields),
  )
}

function isPayer(templateId: DealTemplateId, name: string, { payer }: DealFields): boolean {
  return templateId === 'SECURITY_ESCORT' && name === 'payer' && (payer === 'SENDER' || payer === 'RECEIVER')
}

/** Whoever binds himself to pay must have the cash at that moment. */
function whyNotPay(terms: Terms, seat: Seat, cash: number): Refusal | undefined {
  const { payer, amount } = paymentOf(terms)
  return payer === seat && amount > cash ? refuse('NO_CASH', { cost: amount, cash }) : undefined
}

export function openDeal(
  s: State,
  seat: Seat,
  { templateId, toOwnerId, fields }: MoveOf<'dealOffer'>,
  io: Io<Fact>,
): void {
  const isLoan = templateId === 'BANK_LOAN'
  const deal: Deal = {
    dealId: `D-${digits(s.round, 2)}-${digits(s.deals.length + 1, 3)}`,
    templateId,
    fromOwnerId: ownerId(seat),
    toOwnerId,
    createdRound: s.round,
    expiresAtPhase: 'DEALS',
    status: isLoan ? 'ACCEPTED' : 'PENDING',
    fields: { ...fields },
    counterFields: null,
    invalidReason: null,
    scheduledRepayAmount: isLoan ? loanNow(s).repay : 0,
    scheduledRepayRound: isLoan ? s.round + 1 : 0,
  }
  s.deals.push(deal)
  tellParties(s, deal, io)
}

function digits(n: number, count: number): string {
  return String(n).padStart(count, '0')
}

/** [4.3] Why this answer is refused. Whoever is no party learns nothing about the deal. */
export function whyNotRespond(
  s: Readonly<State>,
  f: Readonly<ActionFrame>,
  seat: Seat,
  move: MoveOf<'dealResponse'>,
): Refusal | undefined {
  const deal = s.deals.find(({ dealId }) => dealId === move.dealId)
  if (deal === undefined || !isParty(deal, seat)) return refuse('DEAL_NOT_YOURS')
  if (!isOpen(deal)) return refuse('DEAL_CLOSED')
  if (!isAsked(deal, seat)) return refuse('DEAL_NOT_YOURS')
  if (move.response === 'COUNTER') return whyNotCounter(s, f, seat, deal, move.counterFields)
  if (move.counterFields !== undefined) return refuse('BAD_MESSAGE')
  return move.response === 'ACCEPT' ? whyNotPay(termsOf(deal), seat, cashNow(s, f, seat)) : undefined
}

function whyNotCounter(
  s: Readonly<State>,
  f: Readonly<ActionFrame>,
  seat: Seat,
  deal: Readonly<Deal>,
  counterFields: DealFields = {},
): Refusal | undefined {
  const { counterable } = dealTemplate(deal.templateId)
  if (deal.status === 'COUNTERED' || counterable.length === 0) return refuse('DEAL_NO_COUNTER')
  if (f.stage >= COUNTERS_CLOSED) return refuse('DEAL_TOO_LATE')
  const names = Object.keys(counterFields)
  if (names.length === 0 || !names.every((name) => counterable.includes(name))) return refuse('BAD_MESSAGE')
  const terms = { ...termsOf(deal), fields: { ...deal.fields, ...counterFields } }
  return whyNotTerms(s, terms) ?? whyNotPay(terms, seat, cashNow(s, f, seat))
}

/** [decision 228] A yape that goes with the own action counts as credited. */
function cashNow(s: Readonly<State>, { acts }: Readonly<ActionFrame>, seat: Seat): number {
  return ownerAt(s, seat).cash + yapeCash(acts[seat]?.yape)
}

export function respond(s: State, { dealId, response, counterFields }: MoveOf<'dealResponse'>, io: Io<Fact>): void {
  const deal = s.deals.find((other) => other.dealId === dealId) as Deal
  switch (response) {
    case 'ACCEPT':
      deal.status = 'ACCEPTED'
      break
    case 'REJECT':
      deal.status = 'REJECTED'
      break
    case 'COUNTER':
      deal.status = 'COUNTERED'
      deal.counterFields = { ...counterFields }
  }
  tellParties(s, deal, io)
}

export function isOpen({ status }: Readonly<Deal>): boolean {
  return status === 'PENDING' || status === 'COUNTERED'
}

export function isParty({ fromOwnerId, toOwnerId }: Readonly<Deal>, seat: Seat): boolean {
  const id = ownerId(seat)
  return id !== undefined && (fromOwnerId === id || toOwnerId === id)
}

/** Whose answer is awaited: the receiver's, and after a counter the sender's. */
export function isAsked({ status, fromOwnerId, toOwnerId }: Readonly<Deal>, seat: Seat): boolean {
  if (status === 'PENDING') return toOwnerId === ownerId(seat)
  return status === 'COUNTERED' && fromOwnerId === ownerId(seat)
}

export function termsOf(deal: Readonly<Deal>): Terms {
  const { templateId, fromOwnerId, toOwnerId } = deal
  return { templateId, from: seatOf(fromOwnerId), to: seatOf(toOwnerId), fields: effectiveFields(deal) }
}

/** What becomes of a deal before it is carried out is for its two parties alone. */
export function tellParties(s: Readonly<State>, deal: Readonly<Deal>, io: Io<Fact>): void {
  const parties = [seatOf(deal.fromOwnerId), seatOf(deal.toOwnerId)].filter((seat) => seat >= 0)
  io.tell({ type: 'dealsUpdate', deals: [copyDeal(deal)], when: whenOf(s) }, parties)
}
