import { PACT_PAYMENT } from '../../data/constants.ts'
import type { DistrictName } from '../../data/districts.ts'
import { ownerAt } from '../../owners.ts'
import type { Deal, InvalidReason, Property, State } from '../../state.ts'
import { report } from '../news.ts'
import { isTradeLocked, propertyAt } from '../properties.ts'
import { changeCash, pay, protect, statsOf } from '../resources.ts'
import { isOpen, termsOf } from './offers.ts'
import { loanNow, paymentOf, type Terms } from './terms.ts'

/** [4.4.5] Open deals expire; accepted ones are carried out in the order of their ids, where they still can be. */
export function resolveDeals(s: State): { readonly settled: readonly Deal[]; readonly expired: readonly Deal[] } {
  const moved = new Set<string>()
  const settled: Deal[] = []
  const expired = s.deals.filter(isOpen)
  for (const deal of expired) deal.status = 'EXPIRED'
  for (const deal of s.deals) {
    if (deal.status !== 'ACCEPTED') continue
    settled.push(deal)
    const terms = termsOf(deal)
    deal.invalidReason = whyInvalid(s, terms, moved)
    deal.status = deal.invalidReason === null ? 'RESOLVED' : 'INVALID'
    if (deal.status === 'RESOLVED') carryOut(s, deal, terms, moved)
  }
  return { settled, expired }
}

function whyInvalid(s: Readonly<State>, terms: Terms, moved: ReadonlySet<string>): InvalidReason | null {
  for (const [property, deliverer] of deliveriesOf(s, terms)) {
    // A property that has moved is no longer with its deliverer either, so this comes first.
    if (moved.has(property.propertyId)) return 'ALREADY_TRANSFERRED'
    if (property.owner !== deliverer) return 'NOT_OWNED'
    if (isTradeLocked(s, property)) return 'LOCKED'
  }
  const { payer, amount } = paymentOf(terms)
  if (amount > 0 && ownerAt(s, payer).cash < amount) return 'NO_CASH'
  return terms.templateId === 'NON_COMPETE' && hasPromised(s, terms) ? 'ALREADY_PROMISED' : null
}

/** [decision 113] One promise per owner and round. */
function hasPromised(s: Readonly<State>, { from }: Terms): boolean {
  return s.pacts.some(({ promiser, round }) => promiser === from && round === s.round + 1)
}

function deliveriesOf(s: Readonly<State>, { templateId, from, to, fields }: Terms): (readonly [Property, number])[] {
  if (templateId === 'CASH_FOR_PROPERTY') {
    return [[propertyAt(s, fields.propertyId as string), fields.side === 'SELL' ? from : to]]
  }
  if (templateId !== 'SWAP') return []
  return [
    [propertyAt(s, fields.givePropertyId as string), from],
    [propertyAt(s, fields.takePropertyId as string), to],
  ]
}

function carryOut(s: State, deal: Readonly<Deal>, terms: Terms, moved: Set<string>): void {
  const { templateId, from, to, fields } = terms
  for (const [property, deliverer] of deliveriesOf(s, terms)) {
    property.owner = deliverer === from ? to : from
    moved.add(property.propertyId)
  }
  const { payer, amount } = paymentOf(terms)
  if (amount > 0) pay(s, payer, payer === from ? to : from, amount)
  if (templateId === 'BANK_LOAN') return lend(s, deal, from)
  if (templateId === 'SECURITY_ESCORT') protect(s, payer)
  if (templateId === 'NON_COMPETE') {
    const district = fields.district as DistrictName
    s.pacts.push({ promiser: from, payee: to, district, round: s.round + 1, status: 'ACTIVE' })
  }
  if (templateId === 'ELECTION_PACT') schedulePact(s, deal, terms)
  statsOf(s, from).dealsWithOwners++
  statsOf(s, to).dealsWithOwners++
  report(s, 'DEAL_DONE', { owner: from, rival: to })
}

/** [4.4.2] Credited now, repaid in the next INCOME. */
function lend(
  s: State,
  { dealId, scheduledRepayAmount: amount, scheduledRepayRound: round }: Readonly<Deal>,
  from: number,
) {
  changeCash(s, from, loanNow(s).principal)
  s.scheduled.push({ kind: 'LOAN', dealId, from, to: null, amount, round })
}

/** [4.4.3] Only who has backed the candidate with cash is paid. */
function schedulePact(s: State, { dealId }: Readonly<Deal>, { from, to, fields }: Terms): void {
  const vote = s.ballots[to]
  if (!vote || vote.candidateId !== fields.candidateId || vote.contribution === 0) return
  s.scheduled.push({ kind: 'PACT', dealId, from, to, amount: PACT_PAYMENT, round: s.round + 1 })
}
