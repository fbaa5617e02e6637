import type { Names, Seat } from '@ludoteca/kernel'
import type { Bundle } from '../../moves.ts'
import { offerInWords } from '../offer.ts'
import { bundleName, isEmptyBundle, spaceNames } from '../terms.ts'
import type { FactWords } from './words.ts'

type TradeFact = 'tradeProposed' | 'tradeCountered' | 'tradeAccepted' | 'tradeDeclined' | 'tradeWithdrawn'

export const tradeFacts: FactWords<TradeFact> = {
  tradeProposed: (fact, names) =>
    `${names(fact.proposer)} offers ${names(fact.responder)} a trade: ${offerInWords(fact)}.`,
  tradeCountered: (fact, names) =>
    `${names(fact.proposer)} offers ${names(fact.responder)} other terms: ${offerInWords(fact)}.`,
  tradeAccepted: ({ proposer, responder, give, get, lift, responderLift }, names) => {
    const parts = [...part(proposer, give, lift, names), ...part(responder, get, responderLift, names)]
    return `${names(proposer)} and ${names(responder)} strike a deal: ${parts.join('; ')}.`
  },
  tradeDeclined: ({ proposer, responder }, names) => `${names(responder)} turns down what ${names(proposer)} offers.`,
  tradeWithdrawn: ({ proposer, responder }, names) => `${names(proposer)} takes back the offer to ${names(responder)}.`,
}

/** What one side does in a deal, if anything. */
function part(seat: Seat, given: Bundle, lifted: readonly number[], names: Names): string[] {
  const gives = isEmptyBundle(given) ? [] : [`gives ${bundleName(given)}`]
  const lifts = lifted.length === 0 ? [] : [`lifts the mortgage on ${spaceNames(lifted)}`]
  const deeds = [...gives, ...lifts]
  return deeds.length === 0 ? [] : [`${names(seat)} ${deeds.join(', then ')}`]
}
