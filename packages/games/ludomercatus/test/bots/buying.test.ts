import { describe, expect, test } from 'vitest'
import { easy } from '../../src/bots/index.ts'
import { A, B, C, cash, D, given, own } from '../positions.ts'
import { asked, choice } from './ask.ts'

const order = [A, B, C]
const buying = (space: number) => asked({ step: 'buy', seat: A, space })
const auction = (space: number, high: number) =>
  asked({
    step: 'auction',
    lot: 'space',
    space,
    opening: 1,
    high,
    leader: high > 0 ? B : null,
    order,
    at: 0,
    passed: [],
  })

describe('buying [26 Buying]', () => {
  test('buys what completes a group, even if nothing is left', () => {
    expect(choice(given(own(A, 16, 18), cash(A, 200), buying(19)))).toEqual({ type: 'buy' })
  })
  test('buys what would complete the group of an opponent', () => {
    expect(choice(given(own(B, 16, 18), cash(A, 200), buying(19)))).toEqual({ type: 'buy' })
  })
  test('keeps the reserve when a purchase is an ordinary one', () => {
    expect(choice(given(cash(A, 300), buying(15)))).toEqual({ type: 'buy' })
    expect(choice(given(cash(A, 299), buying(15)))).toEqual({ type: 'decline' })
  })
  test('mortgages a lone property when a little is missing for a wanted one', () => {
    expect(choice(given(own(A, 16, 18, 12, 39), cash(A, 140), buying(19)))).toEqual({ type: 'mortgage', space: 12 })
    expect(choice(given(own(A, 16, 18, 12, 39), cash(A, 139), buying(19)))).toEqual({ type: 'decline' })
  })
  test('lets the auction make it cheaper when nobody else could pay the price [26 Auction]', () => {
    const poor = given(cash(B, 90), cash(C, 60), cash(D, 10))
    expect(choice(given(poor, buying(6)))).toEqual({ type: 'decline' })
    expect(choice(given(poor, buying(6)), { options: { noAuctions: true } })).toEqual({ type: 'buy' })
    expect(choice(given(poor, cash(D, 100), buying(6)))).toEqual({ type: 'buy' })
  })
  test('an easy bot keeps 50 and looks at nothing else', () => {
    expect(choice(given(cash(A, 250), buying(15)), { bot: easy })).toEqual({ type: 'buy' })
    expect(choice(given(own(A, 16, 18), cash(A, 249), buying(19)), { bot: easy })).toEqual({ type: 'decline' })
  })
})

describe('auctions [26 Auction]', () => {
  test.each([
    [0, { type: 'bid', amount: 20 }],
    [340, { type: 'bid', amount: 360 }],
    [350, { type: 'bid', amount: 360 }],
    [421, { type: 'bid', amount: 422 }],
    [439, { type: 'bid', amount: 440 }],
    [440, { type: 'pass' }],
  ])('raises %i towards the 440 that Via Sacra is worth', (high, move) => {
    expect(choice(auction(39, high))).toEqual(move)
  })
  test('keeps half the reserve', () => {
    expect(choice(given(cash(A, 300), auction(39, 249)))).toEqual({ type: 'bid', amount: 250 })
    expect(choice(given(cash(A, 300), auction(39, 250)))).toEqual({ type: 'pass' })
  })
  test('bids all it has for the last street of a group', () => {
    expect(choice(given(own(A, 37), cash(A, 300), auction(39, 299)))).toEqual({ type: 'bid', amount: 300 })
  })
  test('pays more for a property that keeps a group from an opponent', () => {
    expect(choice(given(own(B, 37), auction(39, 600)))).toEqual({ type: 'bid', amount: 610 })
    expect(choice(given(own(C, 37), auction(39, 680)))).toEqual({ type: 'pass' })
  })
})
