import { type Choice, maybe, one, type Params, type Refusal, record, refuse, type Seat } from '@ludoteca/kernel'
import type { DealTemplateId } from '../data/deal-templates.ts'
import { DISTRICT_NAMES } from '../data/districts.ts'
import type { ActionFrame } from '../frames.ts'
import type { Move, MoveOf } from '../moves.ts'
import { BANK, ownerId, ownerIds } from '../owners.ts'
import { whyNotOffer } from '../rules/deals/offers.ts'
import { whyNotTerms } from '../rules/deals/terms.ts'
import { isElectionRound, isLastRound } from '../rules/mode.ts'
import type { Property, State } from '../state.ts'
import { frameOf } from './asking.ts'
import { addOns, bandOf, idsOf, NO_FIELDS, tradable } from './domains.ts'

function whyNotDeal(s: Readonly<State>, seat: Seat, move: MoveOf<'dealOffer'>): Refusal | undefined {
  const f = frameOf(s, 'action') as ActionFrame
  // [1.2.2] One offer per round, and it is the action.
  if (f.done[seat]) return refuse(f.acts[seat]?.action === 'DEAL' ? 'DEAL_LIMIT' : 'ALREADY_SUBMITTED')
  return whyNotOffer(s, f, seat, move)
}

/** An offer of one template whose fields have these domains; with `to` beside other owners. */
function offer(
  meant: DealTemplateId,
  fieldsOf: (s: Readonly<State>, seat: Seat) => Offered,
): Choice<State, MoveOf<'dealOffer'>> {
  return {
    type: 'dealOffer',
    paramsOf(s, seat) {
      const offered = fieldsOf(s, seat)
      if (offered === null) return null
      const others = ownerIds(s).filter((id) => id !== ownerId(seat))
      return {
        templateId: one(offered.templates),
        toOwnerId: one(offered.to ?? others),
        fields: record(offered.fields),
        ...addOns(s, seat),
      }
    },
    suits: (_s, _seat, { templateId }) => templateId === meant,
    check: whyNotDeal,
  }
}
type Offered = {
  readonly templates: readonly string[]
  readonly fields: Params
  readonly to?: readonly string[]
} | null

const loan = offer('BANK_LOAN', (s, seat) => {
  const f = frameOf(s, 'action')
  const mayBorrow =
    f?.stage === 0 && !f.done[seat] && !whyNotTerms(s, { templateId: 'BANK_LOAN', from: seat, to: -1, fields: {} })
  return { templates: mayBorrow ? ['BANK_LOAN'] : [], fields: NO_FIELDS, to: [BANK] }
})
const sell = offer('CASH_FOR_PROPERTY', (s, seat) =>
  sale(
    s,
    'SELL',
    tradable(s, (owner) => owner === seat),
  ),
)
const buy = offer('CASH_FOR_PROPERTY', (s, seat) =>
  sale(
    s,
    'BUY',
    tradable(s, (owner) => owner !== null && owner !== seat),
  ),
)
const swap = offer('SWAP', (s, seat) => {
  if (isLate(s)) return null
  const give = one(idsOf(tradable(s, (owner) => owner === seat)))
  const take = one(idsOf(tradable(s, (owner) => owner !== null && owner !== seat)))
  return { templates: ['SWAP'], fields: { givePropertyId: give, takePropertyId: take } }
})
const electionPact = offer('ELECTION_PACT', (s) =>
  isLate(s) || !isElectionRound(s)
    ? null
    : { templates: ['ELECTION_PACT'], fields: { candidateId: one(s.candidates) } },
)
const nonCompete = offer('NON_COMPETE', (s) =>
  isLate(s) || isLastRound(s) ? null : { templates: ['NON_COMPETE'], fields: { district: one(DISTRICT_NAMES) } },
)
const escort = offer('SECURITY_ESCORT', (s) =>
  isLate(s) ? null : { templates: ['SECURITY_ESCORT'], fields: { payer: maybe(one(['SENDER', 'RECEIVER'])) } },
)

function sale(s: Readonly<State>, side: 'SELL' | 'BUY', lots: readonly Property[]): Offered {
  if (isLate(s) || lots.length === 0) return null
  return {
    templates: ['CASH_FOR_PROPERTY'],
    fields: { side: one([side]), propertyId: one(idsOf(lots)), price: bandOf(lots) },
  }
}

function isLate(s: Readonly<State>): boolean {
  return frameOf(s, 'action')?.stage !== 0
}

export const offerAgain: Choice<State, MoveOf<'dealOffer'>> = {
  type: 'dealOffer',
  paramsOf: () => null,
  check: whyNotDeal,
}
export const OFFERS: readonly Choice<State, Move>[] = [loan, sell, buy, swap, electionPact, nonCompete, escort]
