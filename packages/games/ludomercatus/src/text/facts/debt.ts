import type { Names } from '@ludoteca/kernel'
import type { Fact } from '../../facts.ts'
import { DEBT_REASON } from '../reasons.ts'
import { creditorNames, dn, pardonName, series, spaceName, spaceNames } from '../terms.ts'
import type { FactWords } from './words.ts'

export const debtFacts: FactWords<'debtOpened' | 'debtSettled' | 'bankrupt' | 'inherited'> = {
  debtOpened: ({ seat, due, reason, payees }, names) =>
    `${names(seat)} owes ${creditorNames(payees, names)} ${dn(due)} ${DEBT_REASON[reason]} and must raise cash.`,
  debtSettled: ({ seat, due, reason }, names) =>
    `${names(seat)} has raised the ${dn(due)} due ${DEBT_REASON[reason]}, and the debt is settled.`,
  bankrupt: (fact, names) => {
    const name = names(fact.seat)
    const fall = fact.resigned ? `${name} resigns and leaves the market` : `${name} is bankrupt and leaves the market`
    return `${fall}${estateInWords(fact, names)}.`
  },
  inherited: ({ seat, lifted, kept }, names) => {
    const freed = lifted.length === 0 ? [] : [`lifts the mortgage on ${spaceNames(lifted)}`]
    const held = kept.length === 0 ? [] : [`keeps ${spaceNames(kept)} mortgaged`]
    return `As heir, ${names(seat)} ${series([...freed, ...held], 'takes over no mortgages')}.`
  },
}

/** [16] All that is left goes to the only creditor, or back to the bank and the decks. */
function estateInWords({ creditors, spaces, jailCards }: Extract<Fact, { type: 'bankrupt' }>, names: Names): string {
  const left = [...spaces.map(spaceName), ...jailCards.map(pardonName)]
  if (left.length === 0) return ''
  const heir = creditors.length === 1 ? creditorNames(creditors, names) : 'the bank'
  return `; ${series(left)} ${left.length === 1 ? 'passes' : 'pass'} to ${heir}`
}
