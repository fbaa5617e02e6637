import { describe, expect, test } from 'vitest'
import { easy } from '../../src/bots/index.ts'
import { A, B, C, cash, D, given, gone, holdCard, jailed, levels, mortgaged, owes, own } from '../positions.ts'
import { asked, choice, proposed, share } from './ask.ts'

describe('mortgages [26 Selling]', () => {
  test('frees streets of full groups first, then harbours', () => {
    const all = given(own(A, 1, 3, 5, 39), mortgaged(1, 5, 39))
    expect(choice(given(all, cash(A, 520)))).toEqual({ type: 'unmortgage', space: 1 })
    expect(choice(given(own(A, 5, 39), mortgaged(5, 39), cash(A, 520)))).toEqual({ type: 'unmortgage', space: 5 })
  })
  test('wants 200 to spare beyond the reserve', () => {
    expect(choice(given(own(A, 5), mortgaged(5), cash(A, 410)))).toEqual({ type: 'unmortgage', space: 5 })
    expect(choice(given(own(A, 5), mortgaged(5), cash(A, 409)))).toEqual({ type: 'roll' })
  })
  test('frees inherited property at once when there is cash to spare', () => {
    const inherit = asked({ step: 'inherit', seat: A, spaces: [5, 39] })
    const left = given(own(A, 5, 39), mortgaged(5, 39), inherit)
    expect(choice(left)).toEqual({ type: 'settleInherited', lift: [5, 39] })
    expect(choice(given(left, cash(A, 430)))).toEqual({ type: 'settleInherited', lift: [5] })
    expect(choice(given(left, cash(A, 330)))).toEqual({ type: 'settleInherited', lift: [] })
  })
})

describe('jail [26 Jail]', () => {
  test('leaves at once while much is unowned, with a card if it has one', () => {
    expect(choice(jailed(A, 0))).toEqual({ type: 'jailPay' })
    expect(choice(given(jailed(A, 0), cash(A, 199)))).toEqual({ type: 'jailRoll' })
    expect(choice(given(holdCard(A, 'chest'), jailed(A, 0)))).toEqual({ type: 'jailCard' })
  })
  test('stays late in the match while rents are high, and leaves if they are low', () => {
    const late = given(share(B, C, D), own(B, 16, 18, 19), jailed(A, 0))
    expect(choice(given(late, levels({ 16: 5, 18: 5, 19: 5 })))).toEqual({ type: 'jailRoll' })
    expect(choice(late)).toEqual({ type: 'jailPay' })
  })
  test('where nobody collects rent in jail, it leaves while it could collect more than it might pay [9.5]', () => {
    const built = levels({ 6: 4, 8: 4, 9: 4, 16: 3, 18: 3, 19: 3 })
    const rich = given(own(A, 6, 8, 9), own(B, 16, 18, 19), share(B, C, D), jailed(A, 0), cash(A, 60), built)
    expect(choice(rich)).toEqual({ type: 'jailRoll' })
    expect(choice(rich, { options: { noRentInJail: true } })).toEqual({ type: 'jailPay' })
  })
})

describe('debts [26 Debt]', () => {
  test('never gives up while it can raise the money', () => {
    const solvent = given(own(A, 39), cash(A, 100), owes(A, [B], 300))
    expect(choice(solvent)).toEqual({ type: 'liquidate' })
    expect(choice(solvent, { bot: easy })).toEqual({ type: 'liquidate' })
  })
  test('tries one sale to the richest opponent that would save it, then gives up', () => {
    const broke = given(own(A, 39), cash(A, 100), cash(C, 1600), owes(A, [B], 400))
    const sale = { type: 'proposeTrade', to: C, give: { spaces: [39] }, get: { cash: 360 } }
    expect(choice(broke)).toMatchObject(sale)
    expect(choice(given(broke, proposed(A)))).toEqual({ type: 'declareBankruptcy' })
    expect(choice(broke, { bot: easy })).toEqual({ type: 'declareBankruptcy' })
  })
  test('does not sell in vain', () => {
    expect(choice(given(own(A, 39), cash(A, 100), owes(A, [B], 900)))).toEqual({ type: 'declareBankruptcy' })
    expect(choice(given(cash(A, 0), gone(D), owes(A, [], 100, 'tax')))).toEqual({ type: 'declareBankruptcy' })
  })
})
