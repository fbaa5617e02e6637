import { type Bid, type Move, type MoveOf, reserveOf } from '@ludoteca/imperio'
import type { PlainChoice } from '@ludoteca/kernel'
import { rangeOf, valuesOf } from '../../../kit/choices.ts'

/** What somebody may bid, as the choices say. */
export interface BidTerms {
  readonly lots: readonly string[]
  /** The least and the most that can be bid; 0 when there is nothing to bid for. */
  readonly min: number
  readonly max: number
  readonly mayUseToken: boolean
  readonly mayPass: boolean
}

/** A bid that is being made up. */
export interface BidDraft {
  readonly propertyId: string
  /** What stands in the field: not always a number. */
  readonly amount: string
  readonly useFameToken: boolean
}

/** Why a bid will not do, by the code of its refusal. */
type BidFault = 'BAD_AMOUNT' | 'BID_TOO_LOW' | 'NO_CASH' | 'PACT_BLOCKS_BID' | 'BAD_PROPERTY'

/** How the panel stands [13.2]. */
export type BidState =
  | { readonly is: 'empty' | 'editing' | 'passed' | 'closed' }
  | { readonly is: 'submitted'; readonly bid: Readonly<Bid> }
  | { readonly is: 'invalid' | 'blocked'; readonly fault: BidFault }

/** What the choices of a bid come to. */
export function termsOf(choices: readonly Pick<PlainChoice, 'params'>[]): BidTerms {
  let terms: BidTerms = { lots: [], min: 0, max: 0, mayUseToken: false, mayPass: false }
  for (const { params } of choices) {
    const lots = valuesOf<string | null>(params.propertyId)
    if (lots.includes(null)) terms = { ...terms, mayPass: true }
    const real = lots.filter((lot) => lot !== null)
    if (real.length === 0) continue
    const mayUseToken = valuesOf<boolean>(params.useFameToken).includes(true)
    terms = { ...terms, lots: real, ...(rangeOf(params.amount) ?? { min: 0, max: 0 }), mayUseToken }
  }
  return terms
}

/**
 * A lot is begun with the least that can be bid for it, so that a bid takes two taps; with what the coach says, where
 * there is one.
 */
export function draftFor(propertyId: string, { min }: Pick<BidTerms, 'min'>, advice?: Move): BidDraft {
  const isMeant = advice?.type === 'bid' && advice.propertyId === propertyId
  const amount = isMeant ? advice.amount : Math.max(reserveOf(propertyId), min)
  return { propertyId, amount: String(amount), useFameToken: false }
}

/** The number in the field; nothing when it is none. */
export function amountOf({ amount }: BidDraft): number | undefined {
  return /^\d{1,4}$/.test(amount.trim()) ? Number(amount) : undefined
}

/** The draft with so much more, or less. */
export function raised(draft: BidDraft, by: number): BidDraft {
  return { ...draft, amount: String(Math.max(0, (amountOf(draft) ?? reserveOf(draft.propertyId)) + by)) }
}

interface Position {
  /** Whether a bid is asked for. */
  readonly isAsked: boolean
  readonly terms: BidTerms
  /** What can be spent. */
  readonly cash: number
  readonly draft: BidDraft | undefined
  /** The bid that was made. */
  readonly bid: Readonly<Bid> | null
  /** The lot lies in the district of the own promise. */
  readonly isBlocked: boolean
}

/** Where the panel stands: what was sent, what is wrong, or what can go. */
export function stateOf({ isAsked, terms, cash, draft, bid, isBlocked }: Position): BidState {
  if (bid !== null) return bid.propertyId === null ? { is: 'passed' } : { is: 'submitted', bid }
  if (!isAsked) return { is: 'closed' }
  if (draft === undefined) return { is: 'empty' }
  if (isBlocked) return { is: 'blocked', fault: 'PACT_BLOCKS_BID' }
  const fault = faultOf(draft, terms, cash)
  return fault === undefined ? { is: 'editing' } : { is: 'invalid', fault }
}

function faultOf(draft: BidDraft, { lots, min, max }: BidTerms, cash: number): BidFault | undefined {
  const amount = amountOf(draft)
  const reserve = reserveOf(draft.propertyId)
  if (amount === undefined) return 'BAD_AMOUNT'
  if (reserve > cash || amount > cash) return 'NO_CASH'
  if (!lots.includes(draft.propertyId)) return 'BAD_PROPERTY'
  if (amount < reserve) return 'BID_TOO_LOW'
  return amount < min || amount > max ? 'BAD_AMOUNT' : undefined
}

/** The bid that the draft stands for. */
export function bidOf(draft: BidDraft, { mayUseToken }: BidTerms): MoveOf<'bid'> {
  const { propertyId, useFameToken } = draft
  return { type: 'bid', propertyId, amount: amountOf(draft) ?? 0, useFameToken: useFameToken && mayUseToken }
}

/** Passing, as a move. */
export const NO_BID: MoveOf<'bid'> = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
