import { type Choice, maybe, one, type Params, type Refusal, record, type Seat } from '@ludoteca/kernel'
import { DISTRICT_NAMES } from '../data/districts.ts'
import type { ActionFrame } from '../frames.ts'
import type { Move, MoveOf } from '../moves.ts'
import { isAsked, termsOf, whyNotRespond } from '../rules/deals/offers.ts'
import type { Deal, State } from '../state.ts'
import { frameOf } from './asking.ts'
import { bandOf, idsOf, NO_FIELDS, tradable } from './domains.ts'

function whyNotAnswer(s: Readonly<State>, seat: Seat, move: MoveOf<'dealResponse'>): Refusal | undefined {
  return whyNotRespond(s, frameOf(s, 'action') as ActionFrame, seat, move)
}

function askedOf(s: Readonly<State>, seat: Seat): Deal[] {
  return s.deals.filter((deal) => isAsked(deal, seat))
}

const answer: Choice<State, MoveOf<'dealResponse'>> = {
  type: 'dealResponse',
  paramsOf(s, seat) {
    const mine = askedOf(s, seat)
    if (mine.length === 0) return null
    return {
      dealId: one(mine.map(({ dealId }) => dealId)),
      response: one(['ACCEPT', 'REJECT']),
      counterFields: maybe(record(NO_FIELDS)),
    }
  },
  suits: (_s, _seat, { response }) => response !== 'COUNTER',
  check: whyNotAnswer,
}
/** Counters of one template, with the domains of what may be changed. */
function counter(
  templateId: Deal['templateId'],
  fieldsOf: (s: Readonly<State>, deals: readonly Deal[]) => Params,
): Choice<State, MoveOf<'dealResponse'>> {
  return {
    type: 'dealResponse',
    paramsOf(s, seat) {
      const mine = askedOf(s, seat).filter((deal) => deal.templateId === templateId && deal.status === 'PENDING')
      if (mine.length === 0) return null
      return {
        dealId: one(mine.map(({ dealId }) => dealId)),
        response: one(['COUNTER']),
        counterFields: record(fieldsOf(s, mine)),
      }
    },
    suits: (_s, _seat, { response }) => response === 'COUNTER',
    check: whyNotAnswer,
  }
}
const counterPrice = counter('CASH_FOR_PROPERTY', (s, deals) => {
  const ids = deals.map((deal) => termsOf(deal).fields.propertyId)
  return { price: bandOf(s.properties.filter(({ propertyId }) => ids.includes(propertyId))) }
})
const counterSwap = counter('SWAP', (s, deals) => {
  const of = (side: 'from' | 'to') => {
    const parties = deals.map((deal) => termsOf(deal)[side])
    return maybe(one(idsOf(tradable(s, (owner) => owner !== null && parties.includes(owner)))))
  }
  return { givePropertyId: of('from'), takePropertyId: of('to') }
})
const counterPact = counter('ELECTION_PACT', (s) => ({ candidateId: one(s.candidates) }))
const counterNonCompete = counter('NON_COMPETE', () => ({ district: one(DISTRICT_NAMES) }))

export const ANSWERS: readonly Choice<State, Move>[] = [
  answer,
  counterPrice,
  counterSwap,
  counterPact,
  counterNonCompete,
]
