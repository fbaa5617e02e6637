import { expect, test } from 'vitest'
import { imperio } from '../../src/game.ts'
import { ownerId } from '../../src/owners.ts'
import { coin } from '../../src/rules/hash.ts'
import { riskOf } from '../../src/rules/risk.ts'
import type { State } from '../../src/state.ts'
import { give, O1, O2, own, promise, row, tableAt } from '../kit.ts'

const bidding = (change: (s: State) => void = () => {}, round = 5) =>
  tableAt(
    'BID',
    (s) => {
      row(s, 'P-03', 'P-05', 'P-24')
      change(s)
    },
    { round },
  )
const lot = (table: ReturnType<typeof bidding>, id = 'P-03') =>
  table.last('bidResults').lots.find(({ propertyId }) => propertyId === id)
/** BID closes and the match goes on to INCOME, where rents come in: cash is what was paid, then. */
const paid = (table: ReturnType<typeof bidding>, seat: number, id = 'P-03') => {
  const result = lot(table, id)
  return result?.winnerId === ownerId(seat) ? result.price : 0
}

test('TS-10: the highest bid wins and pays, the loser pays nothing', () => {
  const table = bidding().bid(O1, 'P-03', 6).bid(O2, 'P-03', 5).closeBids()
  expect(table.property('P-03').owner).toBe(O1)
  expect([paid(table, O1), paid(table, O2)]).toEqual([6, 0])
  expect(lot(table)).toMatchObject({ tieBreak: 'NONE', bids: [{ amount: 6 }, { amount: 5 }] })
  expect(table.s.stats[O1]).toMatchObject({ auctionsWon: 1, auctionStreak: 1, wonByOne: 1, wonAtReserve: 0 })
  expect(table.owner(O2).cash).toBe(10)
})

test('TS-11: a token beats an equal bid without one, and costs 1 Fame', () => {
  const table = bidding((s) => give(s, O2, { fame: 1 }))
    .bid(O1, 'P-03', 6)
    .bid(O2, 'P-03', 6, true)
    .closeBids()
  expect(lot(table)).toMatchObject({ winnerId: 'O-02', price: 6, tieBreak: 'TOKEN' })
  expect(table.owner(O2).fame).toBe(0)
  expect(table.s.stats[O2]).toMatchObject({ wonByFame: 1, wonByCoin: 0 })
})

test('TS-12: with two tokens the higher Fame wins; the loser keeps his', () => {
  const table = bidding((s) => {
    give(s, O1, { fame: 2 })
    give(s, O2, { fame: 3 })
  })
    .bid(O1, 'P-03', 6, true)
    .bid(O2, 'P-03', 6, true)
    .closeBids()
  expect(lot(table)).toMatchObject({ winnerId: 'O-02', tieBreak: 'FAME' })
  expect([table.owner(O1).fame, table.owner(O2).fame]).toEqual([2, 2])
})

test('TS-13: with equal Fame the coin decides', () => {
  const table = bidding((s) => {
    give(s, O1, { fame: 2 })
    give(s, O2, { fame: 2 })
  })
  const expected = coin(table.s.roundSeed, 'P-03', ['O-02', 'O-01'])
  table.bid(O1, 'P-03', 6, true).bid(O2, 'P-03', 6, true).closeBids()
  expect(lot(table)).toMatchObject({ winnerId: expected, tieBreak: 'COIN' })
  const [winner, loser] = expected === 'O-01' ? [O1, O2] : [O2, O1]
  expect([table.s.stats[winner]?.wonByCoin, table.s.stats[loser]?.wonByCoin]).toEqual([1, 0])
  expect(table.s.stats[winner]?.wonByFame).toBe(0)
  expect(table.s.news.map(({ kind }) => kind)).toContain('TIE_WIN')
})

test('TS-14: a token is paid even if nobody else bids', () => {
  const table = bidding((s) => give(s, O1, { fame: 1 }))
    .bid(O1, 'P-03', 4, true)
    .closeBids()
  expect(lot(table)).toMatchObject({ winnerId: 'O-01', price: 4, tieBreak: 'NONE' })
  expect(table.owner(O1).fame).toBe(0)
  expect(table.s.stats[O1]?.wonAtReserve).toBe(1)
})

test('TS-15: bids are legal from the reserve up to the own cash', () => {
  const table = bidding((s) => give(s, O1, { cash: 11 }))
  const bid = (propertyId: string | null, amount: number, useFameToken = false) =>
    table.try(O1, { type: 'bid', propertyId, amount, useFameToken })
  expect(bid('P-03', 3)).toBe('BID_TOO_LOW')
  expect(bid('P-03', 12)).toBe('NO_CASH')
  expect(bid('P-01', 5)).toBe('BAD_PROPERTY')
  expect(bid(null, 3)).toBe('BAD_AMOUNT')
  expect(bid('P-03', 5, true)).toBe('NO_FAME')
  expect(bid('P-03', 11)).toBeUndefined()
  expect(bid('P-03', 5)).toBe('ALREADY_SUBMITTED')
})

test('TS-16: a promise blocks bids in its district until it is broken, which uses up the action', () => {
  // No event of this round touches anybody's risk.
  const table = bidding((s) => promise(s, O1, O2, 'Callao'), 6)
  const onCallao = { type: 'bid', propertyId: 'P-05', amount: 3, useFameToken: true } as const
  expect(table.try(O1, onCallao)).toBe('PACT_BLOCKS_BID')
  expect(table.try(O2, { type: 'action', action: 'BREAK_PACT' })).toBe('NO_PACT')
  expect(table.try(O1, { type: 'action', action: 'PR' })).toBe('BAD_PHASE')
  expect(table.try(O1, { type: 'action', action: 'BREAK_PACT', yape: true })).toBe('BAD_PHASE')
  table.act(O1, 'BREAK_PACT')
  // [decision 116] Nobody else learns of it, not even by the Fame it brings, which the token may already use.
  expect(imperio.view(table.s, O2).owners[O1]?.fame).toBe(0)
  expect(imperio.view(table.s, O1).own?.brokePact).toBe(true)
  expect(table.try(O1, { type: 'action', action: 'BREAK_PACT' })).toBe('NO_PACT')
  table.do(O1, onCallao).closeBids()
  expect(table.last('bidResults').brokenPacts).toEqual([{ promiserId: 'O-01', payeeId: 'O-02', district: 'Callao' }])
  expect(table.owner(O1)).toMatchObject({ fame: 0, brokePactUsed: true, riskNext: 100 })
  expect(table.s.pacts[0]?.status).toBe('BROKEN')
  expect(table.s.stats[O1]?.pactsBroken).toBe(1)
  expect(table.s.news.map(({ kind }) => kind)).toContain('PACT_BROKEN')
  table.goOn()
  expect(table.try(O1, { type: 'action', action: 'PASS' })).toBe('ALREADY_SUBMITTED')
  const before = riskOf(table.s, O1)
  table.until('EVENTS', 7)
  expect(riskOf(table.s, O1) - before).toBe(100)
})

test('a pact is broken before the own bid or not at all in this phase, and once per match [4.5]', () => {
  const table = bidding((s) => {
    promise(s, O1, O2, 'Callao')
    promise(s, O2, O1, 'Callao')
    give(s, O2, { brokePactUsed: true })
  })
  table.bid(O1, null)
  expect(table.try(O1, { type: 'action', action: 'BREAK_PACT' })).toBe('ALREADY_SUBMITTED')
  expect(table.try(O2, { type: 'action', action: 'BREAK_PACT' })).toBe('PACT_USED')
})

test('the Fame of a broken pact counts for ties of the same phase [decision 64]', () => {
  const table = bidding((s) => promise(s, O2, O1, 'Callao')).act(O2, 'BREAK_PACT')
  table.bid(O1, 'P-03', 5).bid(O2, 'P-03', 5).closeBids()
  expect(lot(table)).toMatchObject({ winnerId: 'O-02', tieBreak: 'FAME' })
})

test('TS-17: a lot of Subasta de Prestigio brings 2 Fame', () => {
  const table = bidding((s) => give(s, O1, { fame: 1 }), 9)
    .bid(O1, 'P-03', 4, true)
    .bid(O2, 'P-05', 3)
    .closeBids()
  expect([table.owner(O1).fame, table.owner(O2).fame]).toEqual([2, 2])
  expect(table.s.stats[O2]?.prestigeWins).toBe(1)
  expect(table.s.news.filter(({ kind }) => kind === 'PRESTIGE_WIN')).toHaveLength(2)
})

test('TS-18: a set completed in Guerra de Distrito brings 1 Fame after DEALS, once', () => {
  const table = tableAt(
    'BID',
    (s) => {
      own(s, O1, 'P-12', 'P-10')
      own(s, O2, 'P-22', 'P-02', 'P-20')
      s.setsAtReveal = [[], ['San Isidro'], [], []]
      row(s, 'P-24', 'P-36')
    },
    { mode: 'QUICK', round: 3 },
  )
  table.bid(O1, 'P-24', 3).until('ACTION')
  table.offer(O1, 'CASH_FOR_PROPERTY', O2, { side: 'BUY', propertyId: 'P-22', price: 5 })
  table.answer(O2, 'D-03-001', 'ACCEPT').until('MOOD')
  expect(table.owner(O1).fame).toBe(0)
  table.until('DEALS')
  expect(table.s.owners.map(({ fame }) => fame)).toEqual([1, 0, 0, 0])
  expect(table.s.stats[O1]?.guerraSets).toBe(1)
  expect(table.s.news.filter(({ kind }) => kind === 'SET_COMPLETED')).toHaveLength(2)
})

test('in any other round a new set is news, and brings no Fame [4.7]', () => {
  const table = tableAt('BID', (s) => {
    own(s, O1, 'P-12')
    row(s, 'P-24')
  })
  table.bid(O1, 'P-24', 3).until('DEALS')
  expect(table.owner(O1).fame).toBe(0)
  expect(table.s.news.filter(({ kind }) => kind === 'SET_COMPLETED')).toHaveLength(1)
})

test('what an owner has at REVEAL is no new set [4.7]', () => {
  const table = tableAt('REVEAL', (s) => own(s, O2, 'P-02', 'P-20'), { round: 3, mode: 'QUICK' })
  expect(table.s.setsAtReveal[O2]).toEqual(['San Isidro'])
  table.until('DEALS')
  expect(table.owner(O2).fame).toBe(0)
})

test('bids are sealed: others see only who has submitted [decision 63]', () => {
  const table = bidding().bid(O1, 'P-03', 6)
  const seen = imperio.view(table.s, O2)
  expect(seen.submitted).toEqual([true, false, false, false])
  expect(seen.own?.bid).toBeNull()
  expect(imperio.view(table.s, O1).own?.bid).toMatchObject({ propertyId: 'P-03', amount: 6 })
  expect(imperio.view(table.s, 'spectator').own).toBeNull()
})

test('BID is left out when there is nothing to bid for [decision 43]', () => {
  const table = tableAt('BID')
  expect([table.s.phase, table.told.some(({ type }) => type === 'bidResults')]).toEqual(['INCOME', false])
})

test('unsold lots are discarded at the next REVEAL, sold ones are not [2.5.3]', () => {
  const other = bidding().bid(O1, 'P-03', 4).until('REVEAL', 6)
  expect(other.s.market.discardPile).toEqual(['P-05', 'P-24'])
})

test('the best auction of the round is news; a streak ends with a round without a lot [7.1.2, 7.3]', () => {
  const table = bidding().bid(O1, 'P-03', 9).bid(O2, 'P-05', 9).closeBids()
  const [top] = table.s.news.filter(({ kind }) => kind === 'TOP_AUCTION')
  expect(top).toMatchObject({ owner: O1, propertyId: 'P-03', amount: 9 })
  const dearer = bidding().bid(O1, 'P-03', 4).bid(O2, 'P-05', 5).closeBids()
  expect(dearer.s.news).toMatchObject([{ kind: 'TOP_AUCTION', owner: O2, propertyId: 'P-05', amount: 5 }])
  expect(table.s.stats[O2]).toMatchObject({ maxOverpay: 3, wonBasePriceMax: 6, auctionStreak: 1 })
  table.until('INCOME', 6)
  expect(table.s.stats[O2]?.auctionStreak).toBe(0)
})
