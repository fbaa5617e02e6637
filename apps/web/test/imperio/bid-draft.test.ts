import { reserveOf } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import { amountOf, bidOf, draftFor, NO_BID, raised, stateOf, termsOf } from '../../src/games/imperio/bid/bid-draft.ts'
import { ownLotOf } from '../../src/games/imperio/bid/own-lot.ts'
import { MarketTable } from './market-table.ts'

describe('a bid is made up from what is offered', () => {
  const table = new MarketTable().until('BID')
  const { marketRow, owners } = table.view(0)
  const lot = marketRow[0] as string
  const cash = owners[0]?.cash ?? 0
  const terms = termsOf(table.choices(0, 'bid'))
  const at = { isAsked: true, terms, cash, bid: null, isBlocked: false }

  test('the choices name the lots, the most, and that one may pass', () => {
    expect(terms.lots).toEqual(marketRow.filter((id) => reserveOf(id) <= cash))
    expect(terms).toMatchObject({ max: cash, mayPass: true, mayUseToken: false })
  })

  test('nothing chosen, nothing to send', () => {
    expect(stateOf({ ...at, draft: undefined })).toEqual({ is: 'empty' })
  })

  test('a lot begins with its reserve, so two taps bid', () => {
    const draft = draftFor(lot, terms)
    expect(amountOf(draft)).toBe(reserveOf(lot))
    expect(stateOf({ ...at, draft })).toEqual({ is: 'editing' })
    expect(table.refusal(0, bidOf(draft, terms))).toBeUndefined()
  })

  test('in a lesson a lot begins with the bid that the coach says', () => {
    const advice = { type: 'bid', propertyId: lot, amount: cash, useFameToken: false } as const
    expect(amountOf(draftFor(lot, terms, advice))).toBe(cash)
    expect(amountOf(draftFor(lot, terms, { ...advice, propertyId: marketRow[1] as string }))).toBe(reserveOf(lot))
  })

  test('faults are those that the rules would find', () => {
    const low = raised(draftFor(lot, terms), -1)
    const dear = { ...draftFor(lot, terms), amount: String(cash + 1) }
    expect(stateOf({ ...at, draft: low })).toEqual({ is: 'invalid', fault: 'BID_TOO_LOW' })
    expect(table.refusal(0, bidOf(low, terms))).toBe('BID_TOO_LOW')
    expect(stateOf({ ...at, draft: dear })).toEqual({ is: 'invalid', fault: 'NO_CASH' })
    expect(table.refusal(0, bidOf(dear, terms))).toBe('NO_CASH')
    expect(stateOf({ ...at, draft: { ...draftFor(lot, terms), amount: 'mucho' } })).toMatchObject({
      fault: 'BAD_AMOUNT',
    })
    const poor = { ...terms, lots: [], min: 0, max: 0 }
    expect(stateOf({ ...at, draft: draftFor(lot, terms), terms: poor, cash: 0 })).toEqual({
      is: 'invalid',
      fault: 'NO_CASH',
    })
  })

  test('an own promise blocks whatever the amount is', () => {
    expect(stateOf({ ...at, draft: draftFor(lot, terms), isBlocked: true })).toMatchObject({ is: 'blocked' })
  })

  test('a token that cannot be paid does not go along', () => {
    expect(bidOf({ ...draftFor(lot, terms), useFameToken: true }, terms).useFameToken).toBe(false)
    expect(bidOf({ ...draftFor(lot, terms), useFameToken: true }, { ...terms, mayUseToken: true }).useFameToken).toBe(
      true,
    )
  })

  test('what was sent stands, and so does having passed', () => {
    const sent = new MarketTable()
      .until('BID')
      .do(0, bidOf(draftFor(lot, terms), terms))
      .do(1, NO_BID)
    const later = { ...at, isAsked: false, draft: undefined }
    const { bid } = sent.view(0).own ?? {}
    expect(stateOf({ ...later, bid: bid ?? null })).toMatchObject({ is: 'submitted', bid: { propertyId: lot } })
    expect(stateOf({ ...later, bid: sent.view(1).own?.bid ?? null })).toEqual({ is: 'passed' })
    expect(stateOf(later)).toEqual({ is: 'closed' })
  })
})

test('whoever bid finds what became of it; whoever did not finds nothing', () => {
  const table = new MarketTable().until('BID')
  const lot = table.view(0).marketRow[0] as string
  const least = reserveOf(lot)
  const bidding = (amount: number) => ({ type: 'bid', propertyId: lot, amount, useFameToken: false }) as const
  table
    .do(0, bidding(least))
    .do(1, bidding(least + 1))
    .do(2, NO_BID)
    .do(3, NO_BID)
  const results = table.facts.find((fact) => fact.type === 'bidResults')
  const lots = results?.lots ?? []
  expect(ownLotOf(lots, 'O-01')).toMatchObject({ isWon: false, lot: { winnerId: 'O-02', price: least + 1 } })
  expect(ownLotOf(lots, 'O-02')).toMatchObject({ isWon: true })
  expect(ownLotOf(lots, 'O-03')).toBeUndefined()
})
