import type { Chance, Seat } from '@ludoteca/kernel'
import { GROUPS, type Group } from '../data/board.ts'
import type { Bundle, Move } from '../moves.ts'
import { deedOf, groupAt, groupOwner, isBuilt, spacesOf } from '../rules/deeds.ts'
import { playerAt } from '../rules/seats.ts'
import type { Deal } from '../rules/trade.ts'
import type { View } from '../view.ts'
import { isGood, judge, shortfall } from './judging.ts'
import { PARTNER_GAIN_MIN } from './params.ts'

/**
 * [26 Trades] Asks for the property that is missing from a group, against cash, one of the own properties, or both.
 * Bots remember nothing, so luck picks the group: what was declined is not simply asked again next turn.
 */
export function chooseProposal(view: View, seat: Seat, reserve: number, chance: Chance): Move | undefined {
  const wanted = missingSpaces(view, seat)
  if (wanted.length === 0) return undefined
  const space = chance.pick('propose', wanted)
  const deal = bestDeal(view, seat, space, reserve)
  if (deal === undefined) return undefined
  return { type: 'proposeTrade', to: deal.responder, give: deal.give, get: deal.get, lift: [] }
}

/** What opponents own of groups that are otherwise the seat's own. */
function missingSpaces(view: View, seat: Seat): number[] {
  const missing: number[] = []
  for (const group of GROUPS) {
    const space = onlyMissing(view, group, seat)
    if (space !== null) missing.push(space)
  }
  return missing
}

function onlyMissing(view: View, { members }: Group, seat: Seat): number | null {
  let missing: number | null = null
  for (const space of members) {
    const { owner } = deedOf(view, space)
    if (owner === seat) continue
    if (owner === null || missing !== null) return null
    missing = space
  }
  return missing
}

/** The deal for this property that gains most and that the partner is likely to accept. */
function bestDeal(view: View, seat: Seat, space: number, reserve: number): Deal | undefined {
  const partner = deedOf(view, space).owner as Seat
  let best = balanced(view, dealFor(seat, partner, space, null), reserve)
  let bestGain = best === undefined ? 0 : judge(view, best, seat).gain
  for (const own of spacesOf(view, seat)) {
    if (!isSpare(view, own, space, seat)) continue
    const deal = balanced(view, dealFor(seat, partner, space, own), reserve)
    if (deal === undefined) continue
    const { gain } = judge(view, deal, seat)
    if (gain <= bestGain) continue
    best = deal
    bestGain = gain
  }
  return best
}

/** Not of the group that is to be completed, nor of one that is complete. */
function isSpare(view: View, own: number, wanted: number, seat: Seat): boolean {
  const group = groupAt(own)
  return group !== groupAt(wanted) && !isBuilt(view, group) && groupOwner(view, group) !== seat
}

function dealFor(proposer: Seat, responder: Seat, wanted: number, own: number | null): Deal {
  const give = bundle(0, own === null ? [] : [own])
  return { proposer, responder, give, get: bundle(0, [wanted]), lift: [], responderLift: [] }
}

/** Adds the cash that just satisfies the partner; nothing when the deal is then no longer good, or too dear. */
function balanced(view: View, deal: Deal, reserve: number): Deal | undefined {
  const { proposer, responder } = deal
  const theirs = judge(view, deal, responder)
  const pay = Math.max(shortfall(theirs), PARTNER_GAIN_MIN - theirs.gain)
  if (pay > playerAt(view, proposer).cash - reserve || -pay > playerAt(view, responder).cash - reserve) return undefined
  const paid = withCash(deal, pay)
  return isGood(judge(view, paid, proposer)) && isGood(judge(view, paid, responder)) ? paid : undefined
}

/** The deal with so much cash from proposer to responder, or the other way round. */
export function withCash(deal: Deal, pay: number): Deal {
  const give = bundle(Math.max(0, pay), deal.give.spaces, deal.give.jailCards)
  const get = bundle(Math.max(0, -pay), deal.get.spaces, deal.get.jailCards)
  return { ...deal, give, get }
}

function bundle(cash: number, spaces: readonly number[], jailCards: Bundle['jailCards'] = []): Bundle {
  return { cash, spaces, jailCards }
}
