import {
  describe as describeDecision,
  type Json,
  type OneDomain,
  type PlainChoice,
  type RecordDomain,
} from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { propertyAt } from '../src/rules/properties.ts'
import { give, O1, O2, O3, own, promise, row, type Table, tableAt } from './kit.ts'

/** What a seat is offered, all decisions together. */
function offered(table: Table, seat: number, type: string): PlainChoice[] {
  return table.position.decisions
    .filter((decision) => decision.seat === seat)
    .flatMap((decision) => describeDecision(table.s, decision).choices)
    .filter((choice) => choice.type === type)
}
const valuesOf = (domain: unknown): readonly Json[] => (domain as OneDomain).of
const choiceOf = (choices: readonly PlainChoice[], name: string, value: string) =>
  choices.find(({ params }) => valuesOf(params[name]).includes(value))
const fieldsOf = (choice: PlainChoice | undefined) => (choice?.params.fields as RecordDomain | undefined)?.fields

test('bids are offered from the cheapest reserve to the own cash, for lots one may have', () => {
  const table = tableAt('BID', (s) => {
    row(s, 'P-02', 'P-05', 'P-03')
    give(s, O1, { cash: 4, fame: 1 })
    give(s, O3, { cash: 1 })
    promise(s, O1, O2, 'Callao')
  })
  const [none, real] = offered(table, O1, 'bid')
  expect(none?.params.propertyId).toEqual({ kind: 'one', of: [null] })
  expect(real?.params).toMatchObject({
    propertyId: { of: ['P-03'] },
    amount: { min: 4, max: 4 },
    useFameToken: { of: [false, true] },
  })
  expect(offered(table, O2, 'bid')[1]?.params.useFameToken).toMatchObject({ of: [false] })
  expect(offered(table, O3, 'bid')).toHaveLength(1)
  expect(offered(table, O1, 'action')).toMatchObject([{ params: { action: { of: ['BREAK_PACT'] } } }])
  expect(offered(table, O2, 'action')).toEqual([])
})

test('actions are offered for the own properties that can take them', () => {
  const table = tableAt('ACTION', (s) => {
    own(s, O1, 'P-11', 'P-21', 'P-10')
    own(s, O2, 'P-06')
    give(s, O2, { cash: 1, fame: 2 })
    propertyAt(s, 'P-10').insurance = 'FULL'
    propertyAt(s, 'P-10').upgradeLevel = 1
  })
  const mine = offered(table, O1, 'action')
  expect(choiceOf(mine, 'action', 'DEVELOP')?.params.propertyId).toMatchObject({ of: ['P-11'] })
  expect(choiceOf(mine, 'action', 'INSURE')?.params.propertyId).toMatchObject({ of: ['P-11', 'P-21'] })
  expect(choiceOf(mine, 'action', 'PASS')?.params.action).toMatchObject({ of: ['PASS', 'SECURITY', 'PR', 'AUDIT'] })
  expect(choiceOf(mine, 'action', 'PASS')?.params.yape).toMatchObject({ of: [false] })
  const his = offered(table, O2, 'action')
  expect(choiceOf(his, 'action', 'DEVELOP')).toBeUndefined()
  expect(choiceOf(his, 'action', 'PASS')?.params.yape).toMatchObject({ of: [false, true] })
  table.act(O1, 'PASS')
  expect(offered(table, O1, 'action')).toEqual([])
})

test('deals are offered with what each side has and may trade', () => {
  const table = tableAt('ACTION', (s) => {
    own(s, O1, 'P-11', 'P-10')
    own(s, O2, 'P-06')
    own(s, O3, 'P-22', 'P-34')
    propertyAt(s, 'P-34').tradeLockedUntilRound = 5
  })
  const mine = offered(table, O1, 'dealOffer')
  const sales = mine.filter(({ params }) => valuesOf(params.templateId).includes('CASH_FOR_PROPERTY')).map(fieldsOf)
  expect(sales).toMatchObject([
    { side: { of: ['SELL'] }, propertyId: { of: ['P-10', 'P-11'] }, price: { min: 3, max: 10 } },
    { side: { of: ['BUY'] }, propertyId: { of: ['P-06', 'P-22'] }, price: { min: 3, max: 14 } },
  ])
  expect(fieldsOf(choiceOf(mine, 'templateId', 'SWAP'))).toMatchObject({
    givePropertyId: { of: ['P-10', 'P-11'] },
    takePropertyId: { of: ['P-06', 'P-22'] },
  })
  expect(choiceOf(mine, 'templateId', 'BANK_LOAN')?.params.toOwnerId).toMatchObject({ of: ['BANK'] })
  expect(choiceOf(mine, 'templateId', 'SECURITY_ESCORT')?.params.toOwnerId).toMatchObject({
    of: ['O-02', 'O-03', 'O-04'],
  })
  expect(choiceOf(mine, 'templateId', 'ELECTION_PACT')).toBeUndefined()
  expect(offered(table.goOn(), O1, 'dealOffer')).toEqual([])
})

test('templates are offered in the rounds that have them', () => {
  const templates = (round: number) => {
    const table = tableAt(
      'ACTION',
      (s) => {
        if (round === 3) s.candidates = ['C-01', 'C-04']
      },
      { round },
    )
    return offered(table, O1, 'dealOffer').flatMap(({ params }) => valuesOf(params.templateId))
  }
  expect(templates(3)).toEqual(['BANK_LOAN', 'ELECTION_PACT', 'NON_COMPETE', 'SECURITY_ESCORT'])
  expect(templates(4)).toEqual(['BANK_LOAN', 'NON_COMPETE', 'SECURITY_ESCORT'])
  expect(templates(10)).toEqual(['SECURITY_ESCORT'])
})

test('answers are offered to whoever is asked, counters only where there are any', () => {
  const table = tableAt('ACTION', (s) => {
    own(s, O1, 'P-11')
    own(s, O2, 'P-06')
    own(s, O3, 'P-10')
  })
  table.offer(O1, 'SWAP', O2, { givePropertyId: 'P-11', takePropertyId: 'P-06' })
  table.offer(O3, 'SECURITY_ESCORT', O2)
  expect(offered(table, O1, 'dealResponse')).toEqual([])
  const asked = offered(table, O2, 'dealResponse')
  expect(choiceOf(asked, 'response', 'ACCEPT')?.params.dealId).toMatchObject({ of: ['D-05-001', 'D-05-002'] })
  const counter = choiceOf(asked, 'response', 'COUNTER')
  expect(counter?.params).toMatchObject({
    dealId: { of: ['D-05-001'] },
    counterFields: { fields: { givePropertyId: { of: ['P-11'] }, takePropertyId: { of: ['P-06'] } } },
  })
  table.answer(O2, 'D-05-001', 'COUNTER', { givePropertyId: 'P-11' })
  expect(offered(table, O1, 'dealResponse')).toHaveLength(1)
  expect(choiceOf(offered(table, O2, 'dealResponse'), 'response', 'COUNTER')).toBeUndefined()
})
