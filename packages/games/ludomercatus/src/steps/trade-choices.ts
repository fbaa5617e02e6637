import { currentFrame, int, one, type Params, type Refusal, record, refuse, type Seat, some } from '@ludoteca/kernel'
import { SEATS_MAX } from '../config.ts'
import { PROPERTIES } from '../data/board.ts'
import type { MoveOf, Offer } from '../moves.ts'
import { deedOf, groupAt, isBuilt } from '../rules/deeds.ts'
import { playerAt } from '../rules/seats.ts'
import { dealOf, refusalOfDeal } from '../rules/trade.ts'
import type { RaiseFrame, State, TradeFrame } from '../state.ts'
import { type ChoiceOf, liftParam } from './choices.ts'

const EVERY_SEAT = Array.from({ length: SEATS_MAX }, (_, seat) => seat)

/** [14.2] One choice for each possible partner. */
export const proposeChoices: readonly ChoiceOf<'proposeTrade'>[] = EVERY_SEAT.map((partner) => {
  const to = one([partner])
  return {
    type: 'proposeTrade',
    suits: (_s, _seat, offer) => offer.to === partner,
    paramsOf: (s, seat) => (mayPropose(s, seat) ? offerParams(s, seat, partner, to) : null),
    check: refusalOfProposal,
  }
})

/** [14.6] A new offer with the roles swapped. */
export const counterChoice: ChoiceOf<'counterTrade'> = {
  type: 'counterTrade',
  paramsOf(s, seat) {
    const { proposer, revision } = currentTrade(s)
    if (revision >= s.options.maxTradeRevisions) return null
    return offerParams(s, seat, proposer, one([proposer]))
  },
  check: refusalOfCounter,
}

export const acceptChoice: ChoiceOf<'acceptTrade'> = {
  type: 'acceptTrade',
  paramsOf(s) {
    const { revision, give } = currentTrade(s)
    return { revision: one([revision]), lift: liftParam(mortgagedOf(s, give.spaces)) }
  },
  check(s, _seat, { revision, lift }) {
    const { proposer, responder, give, get, lift: proposerLift, debtor } = currentTrade(s)
    const deal = { proposer, responder, give, get, lift: proposerLift, responderLift: lift ?? [] }
    return refusalOfRevision(s, revision) ?? refusalOfDeal(s, deal, debtor)
  },
}

export const declineChoice: ChoiceOf<'declineTrade'> = {
  type: 'declineTrade',
  paramsOf: (s) => ({ revision: one([currentTrade(s).revision]) }),
  check: (s, _seat, { revision }) => refusalOfRevision(s, revision),
}

export const withdrawChoice: ChoiceOf<'withdrawTrade'> = {
  type: 'withdrawTrade',
  paramsOf: (s) => ({ revision: one([currentTrade(s).revision]) }),
  check: (s, _seat, { revision }) => refusalOfRevision(s, revision),
}

/** Who raises cash for a debt just now. */
function debtorNow(s: Readonly<State>): Seat | null {
  const frame = currentFrame(s) as RaiseFrame | undefined
  return frame?.step === 'raise' ? frame.debtor : null
}

function mayPropose(s: Readonly<State>, seat: Seat): boolean {
  return (s.proposalsUsed[seat] as number) < s.options.maxProposalsPerTurn
}

/** [14.4, 14.7] */
function refusalOfProposal(s: Readonly<State>, seat: Seat, move: MoveOf<'proposeTrade'>): Refusal | undefined {
  if (!mayPropose(s, seat)) return refuse('E_LIMIT', { max: s.options.maxProposalsPerTurn })
  return refusalOfOffer(s, seat, move, debtorNow(s))
}

/** [14.4, 14.6] */
function refusalOfCounter(s: Readonly<State>, seat: Seat, move: MoveOf<'counterTrade'>): Refusal | undefined {
  const { proposer, revision, debtor } = currentTrade(s)
  if (revision >= s.options.maxTradeRevisions) return refuse('E_LIMIT', { max: s.options.maxTradeRevisions })
  if (move.to !== proposer) return refuse('E_TRADE', { why: 'partner' })
  return refusalOfOffer(s, seat, move, debtor)
}

function refusalOfOffer(s: Readonly<State>, seat: Seat, offer: Offer, debtor: Seat | null): Refusal | undefined {
  return refusalOfDeal(s, dealOf(seat, offer), debtor)
}

function refusalOfRevision(s: Readonly<State>, revision: number): Refusal | undefined {
  const current = currentTrade(s).revision
  return revision === current ? undefined : refuse('E_REVISION', { current })
}

function currentTrade(s: Readonly<State>): TradeFrame {
  return currentFrame(s) as TradeFrame
}

/** [14.4.5] Only property in unbuilt groups can be traded; one look at the board serves both sides. */
function offerParams(s: Readonly<State>, seat: Seat, partner: Seat, to: Params[string]): Params {
  const mine: number[] = []
  const theirs: number[] = []
  const liftable: number[] = []
  for (const space of PROPERTIES) {
    const { owner, mortgaged } = deedOf(s, space)
    if ((owner !== seat && owner !== partner) || isBuilt(s, groupAt(space))) continue
    if (owner === seat) mine.push(space)
    else theirs.push(space)
    if (owner === partner && mortgaged) liftable.push(space)
  }
  return { to, give: bundleParam(s, seat, mine), get: bundleParam(s, partner, theirs), lift: liftParam(liftable) }
}

function bundleParam(s: Readonly<State>, seat: Seat, spaces: readonly number[]) {
  const { cash, jailCards } = playerAt(s, seat)
  return record({ cash: int(0, cash), spaces: some(spaces), jailCards: some(jailCards) })
}

function mortgagedOf(s: Readonly<State>, spaces: readonly number[]): number[] {
  const mortgaged: number[] = []
  for (const space of spaces) if (deedOf(s, space).mortgaged) mortgaged.push(space)
  return mortgaged
}
