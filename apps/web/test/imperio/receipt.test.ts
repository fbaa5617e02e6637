import type { IncomeResult } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import { paceOf, receiptOf } from '../../src/games/imperio/income/receipt.ts'
import { MarketTable } from './market-table.ts'

describe('receipts', () => {
  test('lines take what was in the till to what is in it, in every round of a match', () => {
    const table = new MarketTable()
    for (let round = 1; round <= 4; round++) {
      table.until('BID', round)
      if (round === 1) table.everybodyBuys()
      const before = table.until('INCOME', round).view(0)
      const income = table.facts.findLast((fact) => fact.type === 'incomeResults')
      expect(income?.owners).toHaveLength(4)
      for (const result of income?.owners ?? []) {
        const receipt = receiptOf(result)
        expect(receipt.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(receipt.total)
        expect(receipt.before + receipt.total).toBe(receipt.after)
        expect(receipt.after).toBe(before.owners[receipt.seat]?.cash)
        expect(receipt.wealth).toBe(before.wealth[receipt.seat])
      }
    }
  })

  test('lines are called by what they are for, and rents by their property', () => {
    const result: IncomeResult = {
      ownerId: 'O-02',
      lines: [
        { line: 'RENT', amount: 3, ref: 'P-03' },
        { line: 'LOAN', amount: -4, ref: 'D-01-001' },
      ],
      cashAfter: 4,
      debtAfter: 0,
      wealthAfter: 11,
      forcedSales: [],
    }
    expect(receiptOf(result)).toMatchObject({
      seat: 1,
      before: 5,
      total: -1,
      lines: [
        { label: 'Renta', about: 'Loft Barranco', amount: 3 },
        { label: 'Pago al banco', about: undefined, amount: -4 },
      ],
    })
  })

  test('even long ones are printed well before the phase ends', () => {
    expect(paceOf(3, 4000)).toBe(140)
    expect(paceOf(40, 4000) * 41).toBeLessThan(4000 / 2)
    expect(paceOf(10, 200) * 11).toBeLessThan(200 / 2)
    expect(paceOf(10, undefined)).toBe(140)
  })
})
