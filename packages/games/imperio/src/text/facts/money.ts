import type { Names } from '@ludoteca/kernel'
import type { ActionResult, IncomeResult, LedgerLine, LineCode } from '../../results.ts'
import { actionInWords } from '../actions.ts'
import { dealInWords } from '../deals.ts'
import { number, ownerName, propertyName, signed } from '../terms.ts'
import { FAME_SPENDS, LINES, UI } from '../ui.ts'
import type { FactWords } from './words.ts'

export const moneyFacts: FactWords<'incomeResults' | 'actionResults' | 'dealsUpdate'> = {
  incomeResults: ({ owners }, names) => `Ingresos: ${owners.map((owner) => incomeInWords(owner, names)).join('; ')}.`,
  actionResults: ({ actions }, names) =>
    actions.length === 0
      ? 'Nadie hizo nada: todos ya habían actuado.'
      : `Acciones: ${actions.map((act) => actInWords(act, names)).join('; ')}.`,
  dealsUpdate: ({ deals, when }, names) =>
    deals.length === 0 ? `${UI.emptyDeals}.` : deals.map((deal) => dealInWords(deal, names, when)).join(' '),
}

function incomeInWords(income: IncomeResult, names: Names): string {
  const { ownerId, lines, cashAfter, debtAfter, forcedSales, fameDelta = 0, fameSpendUsed } = income
  const flow = totals(lines).map(([code, amount]) => `${LINES[code]} ${signed(amount)}`)
  const debt = debtAfter > 0 ? `, ${UI.debt} ${number(debtAfter)}` : ''
  const sold = forcedSales.map(({ propertyId, price }) => `remata ${propertyName(propertyId)} por ${number(price)}`)
  const hidden = fameSpendUsed === undefined ? '' : ` (${FAME_SPENDS[fameSpendUsed]})`
  const fame = fameDelta === 0 ? [] : [`${UI.fame} ${signed(fameDelta)}${hidden}`]
  const parts = [...flow, ...sold, ...fame, `queda con ${UI.cash} ${number(cashAfter)}${debt}`]
  return `${ownerName(ownerId, names)}, ${parts.join(', ')}`
}

/** Lines of one code together, in the order of the receipt. */
function totals(lines: readonly LedgerLine[]): [LineCode, number][] {
  const sums = new Map<LineCode, number>()
  for (const { line, amount } of lines) sums.set(line, (sums.get(line) ?? 0) + amount)
  return [...sums].filter(([, amount]) => amount !== 0)
}

function actInWords(act: ActionResult, names: Names): string {
  const cost = act.cost > 0 ? ` por ${number(act.cost)}` : ''
  return `${ownerName(act.ownerId, names)} ${actionInWords({ ...act, yape: false })}${cost}${act.yape ? ' y yapea' : ''}`
}
