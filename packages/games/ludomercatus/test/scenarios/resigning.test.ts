import {
  A,
  B,
  C,
  cash,
  cashes,
  D,
  given,
  holdCard,
  houses,
  levels,
  mortgaged,
  owes,
  own,
  rolled,
  rule,
  spaces,
  stand,
} from '../positions.ts'

const RESIGN = { word: 'resign' }

rule('resigning needs its word [16.5]', {
  when: [
    [A, 'resign', {}, 'E_FORMAT'],
    [A, 'resign', { word: 'perhaps' }, 'E_RANGE'],
  ],
  then: { players: [{ bankrupt: false }] },
})

rule('a player who resigns in an open window is bankrupt to the bank [16.5]', {
  given: given(own(C, 5, 37, 39), levels({ 37: 1, 39: 1 }), mortgaged(5), holdCard(C, 'chance')),
  when: [
    [C, 'resign', RESIGN],
    [D, 'bid', { amount: 3 }],
    [A, 'pass'],
    [B, 'pass'],
    [D, 'pass'],
    [A, 'bid', { amount: 9 }],
    [B, 'pass'],
    [D, 'pass'],
    [A, 'pass'],
    [B, 'pass'],
  ],
  then: {
    active: A,
    players: [{ cash: 1491 }, {}, { cash: 0, bankrupt: true, jailCards: [] }, { cash: 1497 }],
    bank: { houses: 32 },
    deeds: spaces({ 5: { owner: D, mortgaged: false }, 37: { owner: A, level: 0 }, 39: { owner: null } }),
    agenda: [{ step: 'endTurn' }, { step: 'preRoll' }],
  },
  told: [
    { type: 'bankrupt', seat: C, creditors: [], resigned: true },
    { type: 'paid', reason: 'bankruptcy', payer: C, payee: 'bank', amount: 1500 },
    { type: 'cardReturned', seat: C, card: 'F08' },
    { type: 'auctionOpened', space: 5, order: [D, A, B] },
  ],
  untold: ['soldBuildings'],
  offers: [[A, 'roll']],
})

rule('when the active player resigns the turn ends after the auctions [16.6]', {
  given: given(own(A, 1), rolled),
  when: [
    [A, 'resign', RESIGN],
    [B, 'pass'],
    [C, 'pass'],
    [D, 'pass'],
  ],
  then: { active: B, turnNo: 2, agenda: [{ step: 'endTurn' }, { step: 'preRoll' }] },
})

rule('a debtor who resigns leaves everything to the creditor [16.5]', {
  given: given(own(A, 5), cash(A, 120), owes(A, [B], 200)),
  when: [[A, 'resign', RESIGN]],
  then: { players: cashes(0, 1620), deeds: spaces({ 5: { owner: B } }) },
  told: [{ type: 'bankrupt', creditors: [B], resigned: true }],
})

rule('a bidder may resign when asked; the auction goes on, then comes what was left behind [16.5]', {
  given: given(stand(A, 30), own(B, 1)),
  dice: [4, 5],
  when: [
    [A, 'roll'],
    [A, 'decline'],
    [C, 'resign', RESIGN, 'E_SEAT'],
    [B, 'resign', RESIGN],
    [C, 'bid', { amount: 10 }],
    [D, 'pass'],
    [A, 'pass'],
    [C, 'pass'],
    [D, 'bid', { amount: 5 }],
    [A, 'pass'],
  ],
  then: { players: cashes(1500, 0, 1490, 1495), deeds: spaces({ 39: { owner: C }, 1: { owner: D } }), active: A },
  told: [
    { type: 'auctionSold', space: 39, seat: C },
    { type: 'auctionOpened', space: 1, order: [C, D, A] },
  ],
  offers: [[A, 'endTurn']],
})

rule('whoever is asked to buy, to answer or to inherit may resign instead [5.1]', {
  seats: 3,
  given: given(stand(A, 30)),
  dice: [4, 5],
  when: [
    [A, 'roll'],
    [B, 'resign', RESIGN, 'E_SEAT'],
    [A, 'resign', RESIGN],
  ],
  then: { active: B, deeds: spaces({ 39: { owner: null } }) },
  untold: ['auctionOpened'],
})

rule('an heir may resign instead of settling [5.1]', {
  given: given(own(D, 5), mortgaged(5), cash(D, 0), owes(D, [B], 50)),
  when: [
    [D, 'declareBankruptcy'],
    [B, 'resign', RESIGN],
    [C, 'pass'],
    [A, 'bid', { amount: 1 }],
  ],
  then: { deeds: spaces({ 5: { owner: A, mortgaged: false } }), players: [{}, { bankrupt: true, eliminatedSeq: 2 }] },
})

const shortage = given(own(A, 6, 8, 9), own(B, 31, 32, 34), own(C, 1, 3), houses(2))
const order = [A, 'build', { group: 'azure', levels: [1, 1, 0] }] as const

rule('a rival who resigns instead of claiming is left out; the auctions come after the order [5.2]', {
  given: shortage,
  when: [order, [B, 'resign', RESIGN], [C, 'claim', { count: 0 }]],
  then: { players: [{ cash: 1400 }], deeds: spaces({ 6: { level: 1 }, 8: { level: 1 }, 31: { owner: null } }) },
  told: [
    { type: 'bankrupt', seat: B },
    { type: 'built', seat: A },
    { type: 'auctionOpened', space: 31, order: [C, D, A] },
  ],
})

rule('a winner who resigns instead of placing leaves the building in the bank [5.2]', {
  given: shortage,
  when: [
    order,
    [B, 'claim', { count: 1 }],
    [C, 'claim', { count: 0 }],
    [B, 'bid', { amount: 60 }],
    [A, 'pass'],
    [B, 'resign', RESIGN],
    [A, 'place', { space: 6 }],
    [A, 'placeDone'],
  ],
  then: { bank: { houses: 1 }, players: [{ cash: 1450 }] },
})

rule('a builder who resigns in the middle leaves the buildings to the others [5.2]', {
  given: shortage,
  when: [
    order,
    [B, 'claim', { count: 1 }],
    [C, 'claim', { count: 1 }],
    [B, 'bid', { amount: 60 }],
    [C, 'pass'],
    [A, 'resign', RESIGN],
    [B, 'place', { space: 32 }],
    [C, 'place', { space: 3 }],
  ],
  then: { bank: { houses: 0 }, deeds: spaces({ 32: { level: 1 }, 3: { level: 1 }, 6: { owner: null } }) },
})

rule('when a bidder’s leaving ends the match the lot is not sold any more [17.1]', {
  seats: 2,
  given: given(stand(A, 30)),
  dice: [4, 5],
  when: [
    [A, 'roll'],
    [A, 'decline'],
    [B, 'bid', { amount: 5 }],
    [A, 'resign', RESIGN],
  ],
  then: { ending: 'lastSurvivor', players: cashes(0, 1500), deeds: spaces({ 39: { owner: null } }) },
  untold: ['auctionSold', 'auctionUnsold'],
})
