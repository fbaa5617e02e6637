import type { Ask, Bot, PlainDecision } from '@ludoteca/kernel'
import type { Move, MoveOf } from './moves.ts'
import { ownerId } from './owners.ts'
import type { Deal, Lot } from './state.ts'
import { rentOf } from './steps/rents.ts'
import type { View } from './view.ts'

/** Bids the reserve for any lot, turns every deal down, and otherwise passes. */
export const easy: Bot<View, Move> = (ask) => {
  if (offers(ask, 'bid')) return bidFor(ask, ask.chance.pick('lots', affordable(ask)), 0)
  if (offers(ask, 'dealResponse')) return answer(ask, () => false)
  return offers(ask, 'action') ? { type: 'action', action: 'PASS' } : undefined
}

/** Bids up to half of what a lot brings in, sells for more than the rent, votes, and turns spare cash into fame. */
export const normal: Bot<View, Move> = (ask) => {
  if (offers(ask, 'bid')) return bidForBest(ask)
  if (offers(ask, 'dealResponse')) return answer(ask, (deal) => isGood(ask.view, deal))
  if (offers(ask, 'electionVote')) return vote(ask)
  if (!offers(ask, 'action')) return undefined
  return sell(ask) ?? { type: 'action', action: mine(ask).cash > 20 ? 'PR' : 'PASS' }
}

type PlazaAsk = Ask<View, Move>

function offers({ decisions }: PlazaAsk, type: Move['type']): boolean {
  return decisions.some(({ choices }: PlainDecision<Move>) => choices.some((choice) => choice.type === type))
}

function mine({ view, seat }: PlazaAsk) {
  return view.owners[seat] as View['owners'][number]
}

function affordable(ask: PlazaAsk): (Lot | undefined)[] {
  const lots = ask.view.row.filter(({ reserve }) => reserve <= mine(ask).cash)
  return [undefined, ...lots]
}

function bidFor(ask: PlazaAsk, lot: Readonly<Lot> | undefined, above: number): Move {
  if (!lot) return { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
  const amount = Math.min(lot.reserve + above, mine(ask).cash)
  return { type: 'bid', propertyId: lot.propertyId, amount, useFameToken: false }
}

function bidForBest(ask: PlazaAsk): Move {
  const lot = ask.chance.pick('lots', affordable(ask).slice(-2))
  return bidFor(ask, lot, lot ? ask.chance.int('bids', 1 + Math.floor(profit(ask.view, lot) / 2)) : 0)
}

/** What a lot brings in above its reserve; never negative. */
function profit({ signal }: View, { propertyId, reserve }: Readonly<Lot>): number {
  return rentOf(signal, propertyId) - reserve
}

function answer(ask: PlazaAsk, likes: (deal: Readonly<Deal>) => boolean): Move | undefined {
  const deal = ask.view.deals.find(({ status, toOwnerId }) => status === 'PENDING' && toOwnerId === ownerId(ask.seat))
  if (!deal) return undefined
  const accept = { type: 'dealResponse', dealId: deal.dealId, response: 'ACCEPT' } as const
  return likes(deal) && !ask.refusalOf(accept) ? accept : { ...accept, response: 'REJECT' }
}

function isGood({ signal }: View, { fields: { side, propertyId, price } }: Readonly<Deal>): boolean {
  const rent = rentOf(signal, propertyId)
  return side === 'SELL' ? price < rent : price > rent
}

/** Now and then offers a lot to a neighbour for a little less than it will bring in. */
function sell(ask: PlazaAsk): MoveOf<'dealOffer'> | undefined {
  const { view, seat, chance } = ask
  const lot = view.row.find(({ owner }) => owner === seat)
  if (!lot || !offers(ask, 'dealOffer') || chance.int('deals', 4) > 0) return undefined
  const price = rentOf(view.signal, lot.propertyId) - 1
  const toOwnerId = ownerId((seat + 1) % view.owners.length)
  const fields = { side: 'SELL', propertyId: lot.propertyId, price } as const
  return { type: 'dealOffer', templateId: 'CASH_FOR_PROPERTY', toOwnerId, fields }
}

function vote({ view, chance }: PlazaAsk): Move {
  return { type: 'electionVote', candidateId: chance.pick('votes', view.ballot), contribution: 0 }
}
