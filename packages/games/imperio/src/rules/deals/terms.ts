import { type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import {
  DEBT_MAX,
  ESCORT_PAYMENT,
  LOAN_FIXED_INTEREST,
  LOAN_PRINCIPAL,
  LOAN_PRINCIPAL_VENTANA,
  NON_COMPETE_PAYMENT,
  PRICE_MAX_PCT,
  PRICE_MIN_PCT,
  UPGRADE_WORTH,
} from '../../data/constants.ts'
import type { DealTemplateId } from '../../data/deal-templates.ts'
import { DISTRICT_NAMES } from '../../data/districts.ts'
import { propertyCard } from '../../data/properties.ts'
import type { SpecialId } from '../../data/specials.ts'
import type { DealFields } from '../../moves.ts'
import { ownerAt } from '../../owners.ts'
import type { Deal, Property, State } from '../../state.ts'
import { meterOf } from '../meters.ts'
import { isElectionRound, isLastRound, specialOf } from '../mode.ts'
import { findProperty, isTradeLocked } from '../properties.ts'

/** [4.4] The fields of each template; those that may be left out are not among them. */
export const FIELDS_OF: Readonly<Record<DealTemplateId, readonly (keyof DealFields)[]>> = {
  CASH_FOR_PROPERTY: ['side', 'propertyId', 'price'],
  SWAP: ['givePropertyId', 'takePropertyId'],
  BANK_LOAN: [],
  ELECTION_PACT: ['candidateId'],
  NON_COMPETE: ['district'],
  SECURITY_ESCORT: [],
}

/** Two parties and what is to be agreed between them. The bank is no seat. */
export interface Terms {
  readonly templateId: DealTemplateId
  readonly from: Seat
  readonly to: Seat
  readonly fields: DealFields
}

/** [4.4] What is checked at offer and counter alike; cash is checked apart. */
export function whyNotTerms(s: Readonly<State>, terms: Terms): Refusal | undefined {
  switch (terms.templateId) {
    case 'CASH_FOR_PROPERTY':
      return whyNotSale(s, terms)
    case 'SWAP':
      return whyNotSwap(s, terms)
    case 'BANK_LOAN':
      if (isLastRound(s)) return refuse('DEAL_TEMPLATE')
      return ownerAt(s, terms.from).debt + loanNow(s).repay > DEBT_MAX ? refuse('DEBT_CAP') : undefined
    case 'ELECTION_PACT':
      if (!isElectionRound(s)) return refuse('DEAL_TEMPLATE')
      return s.candidates.includes(terms.fields.candidateId as string) ? undefined : refuse('BAD_CANDIDATE')
    case 'NON_COMPETE':
      if (isLastRound(s)) return refuse('DEAL_TEMPLATE')
      return DISTRICT_NAMES.some((name) => name === terms.fields.district) ? undefined : refuse('BAD_MESSAGE')
    case 'SECURITY_ESCORT':
      return undefined
  }
}

function whyNotSale(s: Readonly<State>, { from, to, fields }: Terms): Refusal | undefined {
  if (fields.side !== 'SELL' && fields.side !== 'BUY') return refuse('BAD_MESSAGE')
  const property = findProperty(s, fields.propertyId)
  if (property?.owner !== (fields.side === 'SELL' ? from : to)) return refuse('BAD_PROPERTY')
  if (isTradeLocked(s, property)) return refuse('DEAL_LOCKED')
  const [min, max] = priceBandOf(property)
  const { price } = fields
  // Anything may come from outside; some of it cannot even be compared.
  if (typeof price !== 'number' || price < min || price > max) return refuse('DEAL_PRICE', { min, max })
  return undefined
}

/** [decision 107] Least and most a property may be sold for. */
export function priceBandOf({ propertyId, upgradeLevel }: Readonly<Property>): readonly [min: number, max: number] {
  const { basePrice } = propertyCard(propertyId)
  return [
    Math.ceil((basePrice * PRICE_MIN_PCT) / 100),
    (basePrice * PRICE_MAX_PCT) / 100 + UPGRADE_WORTH * upgradeLevel,
  ]
}

function whyNotSwap(s: Readonly<State>, { from, to, fields }: Terms): Refusal | undefined {
  const given = findProperty(s, fields.givePropertyId)
  const taken = findProperty(s, fields.takePropertyId)
  if (given?.owner !== from || taken?.owner !== to) return refuse('BAD_PROPERTY')
  if (isTradeLocked(s, given) || isTradeLocked(s, taken)) return refuse('DEAL_LOCKED')
  return mayBeSwapped(given, taken) ? undefined : refuse('DEAL_PRICE')
}

/** [4.4] The gap is at most half of the dearer one. */
export function mayBeSwapped(given: Readonly<Property>, taken: Readonly<Property>): boolean {
  const [a, b] = [propertyCard(given.propertyId).basePrice, propertyCard(taken.propertyId).basePrice]
  return 2 * Math.abs(a - b) <= Math.max(a, b)
}

/** [4.4.2] What the bank lends in this round, and what it wants back. */
export function loanOf(special: SpecialId | null, interestRates: number): { principal: number; repay: number } {
  const principal = special === 'VENTANA_BANCARIA' ? LOAN_PRINCIPAL_VENTANA : LOAN_PRINCIPAL
  return { principal, repay: principal + LOAN_FIXED_INTEREST + interestRates }
}

export function loanNow(s: Readonly<State>): { principal: number; repay: number } {
  return loanOf(specialOf(s), meterOf(s, 'InterestRates'))
}

/** What changes hands in DEALS: who pays, and how much. Nobody pays for a swap, a loan or a pact then. */
export function paymentOf({ templateId, from, to, fields }: Terms): { readonly payer: Seat; readonly amount: number } {
  switch (templateId) {
    case 'CASH_FOR_PROPERTY':
      return { payer: fields.side === 'SELL' ? to : from, amount: fields.price as number }
    case 'NON_COMPETE':
      return { payer: to, amount: NON_COMPETE_PAYMENT }
    case 'SECURITY_ESCORT':
      return { payer: fields.payer === 'RECEIVER' ? to : from, amount: ESCORT_PAYMENT }
    default:
      return { payer: from, amount: 0 }
  }
}

/** [4.3.6] The fields in force: those of the counter, where there is one. */
export function effectiveFields({ fields, counterFields }: Readonly<Deal>): DealFields {
  return counterFields === null ? fields : { ...fields, ...counterFields }
}
