import type { Names } from '@ludoteca/kernel'
import { offerInWords } from '../offer.ts'
import { spaceNames } from '../terms.ts'
import type { FactWords } from './words.ts'

type TradeFact = 'tradeProposed' | 'tradeCountered' | 'tradeAccepted' | 'tradeDeclined' | 'tradeWithdrawn'

export const tradeFacts: FactWords<TradeFact> = {
  tradeProposed: (fact, names) => `${parties(fact, names)} a trade: ${offerInWords(fact)}.`,
  tradeCountered: (fact, names) => `${parties(fact, names)} other terms: ${offerInWords(fact)}.`,
  tradeAccepted: (fact, names) => {
    const { proposer, responder, responderLift } = fact
    const lifted = responderLift.length === 0 ? '' : `, who lifts the mortgage on ${spaceNames(responderLift)}`
    return `The trade between ${names(proposer)} and ${names(responder)}${lifted} is made: ${offerInWords(fact)}.`
  },
  tradeDeclined: ({ proposer, responder }, names) => `${names(responder)} turns down what ${names(proposer)} offers.`,
  tradeWithdrawn: ({ proposer, responder }, names) => `${names(proposer)} takes back the offer to ${names(responder)}.`,
}

function parties({ proposer, responder }: { proposer: number; responder: number }, names: Names): string {
  return `${names(proposer)} offers ${names(responder)}`
}
