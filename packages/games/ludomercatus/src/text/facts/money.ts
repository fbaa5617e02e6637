import type { PaidReason, ReceivedReason } from '../../facts.ts'
import { RENT_RULE } from '../reasons.ts'
import { dn, purseName, sentence, spaceName } from '../terms.ts'
import type { FactWords } from './words.ts'

type Payment = (payer: string, payee: string, amount: string) => string

const PAID: Readonly<Record<PaidReason, Payment>> = {
  tax: (payer, payee, amount) => `${payer} pays ${payee} a levy of ${amount}.`,
  card: (payer, payee, amount) => `${payer} pays ${payee} ${amount}, as the card says.`,
  repairs: (payer, payee, amount) => `${payer} pays ${payee} ${amount} for the upkeep of buildings.`,
  jailFine: (payer, payee, amount) => `${payer} pays ${payee} ${amount} to get out of Carcer.`,
  payEach: (payer, payee, amount) => `${payer} treats ${payee} to ${amount}.`,
  collectEach: (payer, payee, amount) => `${payer} gives ${payee} ${amount} for the feast.`,
  inheritance: (payer, payee, amount) => `${payer} pays ${payee} ${amount} on inherited mortgages.`,
  trade: (payer, payee, amount) => `${payer} hands ${payee} ${amount} for the trade.`,
  tradeCharges: (payer, payee, amount) => `${payer} pays ${payee} ${amount} on mortgages taken over.`,
  bankruptcy: (payer, payee, amount) => `${payer} leaves ${payee} the last ${amount}.`,
}

const RECEIVED: Readonly<Record<ReceivedReason, Payment>> = {
  salary: (_payer, payee, amount) => `${payee} draws a stipend of ${amount} at Porta Mercatus.`,
  card: (payer, payee, amount) => `${payee} receives ${amount} from ${payer}.`,
  pot: (_payer, payee, amount) => `${payee} rests at Otium and takes the pot of ${amount}.`,
}

export const moneyFacts: FactWords<'rentPaid' | 'rentForgone' | 'paid' | 'received' | 'potChanged'> = {
  rentPaid: ({ payer, payee, amount, space, rule }, names) =>
    `${purseName(payer, names)} pays ${purseName(payee, names)} ${dn(amount)} rent on ${spaceName(space)} (${RENT_RULE[rule]}).`,
  rentForgone: ({ seat, space, owner }, names) =>
    `${names(seat)} pays no rent on ${spaceName(space)}: ${names(owner)} sits in Carcer.`,
  paid: ({ payer, payee, amount, reason }, names) =>
    sentence(PAID[reason](purseName(payer, names), purseName(payee, names), dn(amount))),
  received: ({ payer, payee, amount, reason }, names) =>
    sentence(RECEIVED[reason](purseName(payer, names), purseName(payee, names), dn(amount))),
  potChanged: ({ pot }) => (pot === 0 ? 'The pot at Otium is empty.' : `The pot at Otium now holds ${dn(pot)}.`),
}
