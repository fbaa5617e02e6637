import { EVENT } from '../../data/events.ts'
import { sumOfRanks } from '../caps.ts'
import { isActive } from '../events.ts'
import { eachIncome } from '../income.ts'
import { officeGold } from '../pools.ts'
import { type Books, book } from './books.ts'

/** [6.1] Gold per rank of each office while taxes flow. */
const SURPLUS_GOLD = 2

/** [P10, P11] What holdings give, before events. */
export function income(b: Books): void {
  eachIncome(b.w, b.p, (source, ref, gold, labor, influence) => book(b, source, ref, gold, labor, influence))
}

/** [P10] Rows 7 and 23 change what offices bring. */
export function goldOfEvents(b: Books): void {
  const { w, p } = b
  if (isActive(w, EVENT.paymentShortage)) {
    let gold = 0
    for (const office of p.offices) gold += officeGold(w, office)
    book(b, 'event', String(EVENT.paymentShortage), -Math.ceil(gold / 2), 0, 0)
  }
  if (isActive(w, EVENT.taxSurplus)) {
    book(b, 'event', String(EVENT.taxSurplus), SURPLUS_GOLD * sumOfRanks(p.offices), 0, 0)
  }
}
