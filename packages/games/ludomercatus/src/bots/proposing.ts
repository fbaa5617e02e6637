import type { Chance, Seat } from '@ludoteca/kernel'
import { PROPERTIES } from '../data/board.ts'
import type { Bundle, Move } from '../moves.ts'
import { belongsTo, deedOf, groupAt, heldIn, isBuilt } from '../rules/deeds.ts'
import { playerAt } from '../rules/seats.ts'
import type { Deal } from '../rules/trade.ts'
import type { View } from '../view.ts'
import { reserveOf } from './danger.ts'
import { type Gains, gainsOf, valueOfBundle } from './gains.ts'
import { ownersOf } from './holdings.ts'
import { isGood, sharePercent, shortfall } from './judging.ts'
import { EVEN_SPLIT_ONE_IN, EVEN_SPLIT_PERCENT, PARTNER_GAIN_MIN, PROPOSES_ONE_IN } from './params.ts'
import { wantedSpaces } from './wanting.ts'

/**
 * [26 Trades] Asks for a property that a group lacks, against cash, one of the own properties, or both.
 * Bots remember nothing, so luck decides when to ask, for what, and how much is left to the partner:
 * what was declined is not simply asked again next turn.
 */
export function chooseProposal(view: View, seat: Seat, chance: Chance): Move | undefined {
  if (chance.int('propose', PROPOSES_ONE_IN) > 0) return undefined
  const wanted = wantedSpaces(view, seat)
  if (wanted.length === 0) return undefined
  const space = chance.pick('propose', wanted)
  const isEven = chance.int('propose', EVEN_SPLIT_ONE_IN) === 0
  const deal = bestDeal(view, seat, space, isEven)
  return deal && { type: 'proposeTrade', to: deal.responder, give: deal.give, get: deal.get, lift: [] }
}

/** The deal for this property that gains most and that the partner is likely to accept. */
function bestDeal(view: View, seat: Seat, wanted: number, isEven: boolean): Deal | undefined {
  const partner = deedOf(view, wanted).owner as Seat
  // Most deals fail before it matters what is kept and what is demanded.
  let reserve: number | undefined
  let ownShare: number | undefined
  const partnerShare = sharePercent(view, seat)
  const offered = isEven ? Math.max(EVEN_SPLIT_PERCENT, partnerShare) : partnerShare
  const owners = ownersOf(view)
  let best: Deal | undefined
  let bestGain = 0
  const consider = (own: number | null) => {
    const bare = dealFor(seat, partner, wanted, own)
    const gains = gainsOf(view, bare, owners)
    const pay = priceOfConsent(bare, gains, offered)
    if (gains.proposer - pay <= bestGain) return
    reserve ??= reserveOf(view, seat)
    if (!canPay(view, bare, pay, reserve)) return
    const deal = withCash(bare, pay)
    ownShare ??= sharePercent(view, partner)
    if (!isGoodForBoth(deal, gainsOf(view, deal, owners), ownShare, partnerShare)) return
    best = deal
    bestGain = gains.proposer - pay
  }
  consider(null)
  for (const own of PROPERTIES) {
    if (belongsTo(deedOf(view, own), seat) && isOfUse(view, own, wanted, partner)) consider(own)
  }
  return best
}

/** Cash decides whether a full group can be built on, so the deal is judged again with the cash in it. */
function isGoodForBoth(deal: Deal, { proposer, responder }: Gains, ownShare: number, partnerShare: number): boolean {
  const { give, get } = deal
  return (
    isGood({ gain: proposer, otherGain: responder, given: valueOfBundle(give), sharePercent: ownShare }) &&
    isGood({ gain: responder, otherGain: proposer, given: valueOfBundle(get), sharePercent: partnerShare })
  )
}

/** The partner has begun to gather that group, it is not the one to be completed, and nothing stands there. */
function isOfUse(view: View, own: number, wanted: number, partner: Seat): boolean {
  const group = groupAt(own)
  return group !== groupAt(wanted) && heldIn(view, partner, group) > 0 && !isBuilt(view, group)
}

function dealFor(proposer: Seat, responder: Seat, wanted: number, own: number | null): Deal {
  const give = bundle(0, own === null ? [] : [own])
  return { proposer, responder, give, get: bundle(0, [wanted]), lift: [], responderLift: [] }
}

/** The cash that just satisfies the responder; negative when the responder would pay for the deal. */
function priceOfConsent({ get }: Deal, gains: Gains, share: number): number {
  const { proposer: otherGain, responder: gain } = gains
  const missing = shortfall({ gain, otherGain, given: valueOfBundle(get), sharePercent: share })
  return Math.max(missing, PARTNER_GAIN_MIN - gain)
}

function canPay(view: View, { proposer, responder }: Deal, pay: number, reserve: number): boolean {
  return pay <= playerAt(view, proposer).cash - reserve && -pay <= playerAt(view, responder).cash - reserve
}

/** The deal with so much cash from proposer to responder, or the other way round. */
export function withCash(deal: Deal, pay: number): Deal {
  const give = bundle(Math.max(0, pay), deal.give.spaces, deal.give.jailCards)
  const get = bundle(Math.max(0, -pay), deal.get.spaces, deal.get.jailCards)
  const { proposer, responder, lift, responderLift } = deal
  return { proposer, responder, give, get, lift, responderLift }
}

function bundle(cash: number, spaces: readonly number[], jailCards: Bundle['jailCards'] = []): Bundle {
  return { cash, spaces, jailCards }
}
