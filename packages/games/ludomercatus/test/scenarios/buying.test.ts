import { A, B, C, cash, cashes, D, given, levels, own, rule, spaces, stand } from '../positions.ts'

const toLastStreet = stand(A, 30)

rule('cash for a purchase can be raised by a mortgage [S35]', {
  given: given(cash(A, 90), own(A, 1)),
  dice: [2, 4],
  when: [
    [A, 'roll'],
    [A, 'buy', {}, 'E_CASH'],
    [A, 'mortgage', { space: 1 }],
    [A, 'buy'],
  ],
  then: { players: cashes(20), deeds: spaces({ 1: { mortgaged: true }, 6: { owner: A } }) },
  told: [{ type: 'bought', seat: A, space: 6, payer: A, payee: 'bank', amount: 100 }],
})

rule('the highest bid buys [S36]', {
  seats: 3,
  given: given(toLastStreet, cash(A, 300)),
  dice: [4, 5],
  when: [
    [A, 'roll'],
    [A, 'buy', {}, 'E_CASH'],
    [A, 'decline'],
    [A, 'bid', { amount: 5 }, 'E_SEAT'],
    [B, 'bid', { amount: 1 }],
    [C, 'bid', { amount: 150 }],
    [A, 'bid', { amount: 151 }],
    [B, 'bid', { amount: 250 }],
    [C, 'pass'],
    [A, 'pass'],
  ],
  then: { players: cashes(300, 1250, 1500), deeds: spaces({ 39: { owner: B, mortgaged: false } }) },
  told: [{ type: 'auctionSold', seat: B, space: 39, payer: B, payee: 'bank', amount: 250 }],
  offers: [[A, 'endTurn']],
})

rule('the last one is still asked and may take it for 1 [S37]', {
  seats: 3,
  given: given(toLastStreet),
  dice: [4, 5],
  when: [
    [A, 'roll'],
    [A, 'decline'],
    [B, 'pass'],
    [C, 'pass'],
    [A, 'bid', { amount: 1 }],
  ],
  then: { players: cashes(1499), deeds: spaces({ 39: { owner: A } }) },
})

rule('what nobody bids for stays with the bank [S38]', {
  seats: 3,
  given: given(toLastStreet),
  dice: [4, 5],
  when: [
    [A, 'roll'],
    [A, 'decline'],
    [B, 'pass'],
    [C, 'pass'],
    [A, 'pass'],
  ],
  then: { deeds: spaces({ 39: { owner: null } }) },
  told: [{ type: 'auctionUnsold', lot: 'space', space: 39 }],
  offers: [[A, 'endTurn']],
})

rule('who cannot pay the least bid passes without being asked [S39]', {
  given: given(toLastStreet, cash(C, 0)),
  dice: [4, 5],
  when: [
    [A, 'roll'],
    [A, 'decline'],
    [B, 'pass'],
    [D, 'bid', { amount: 1 }],
    [A, 'pass'],
  ],
  then: { deeds: spaces({ 39: { owner: D } }) },
  told: [
    { type: 'passed', seat: B, auto: false },
    { type: 'passed', seat: C, auto: true },
  ],
})

rule('a whole table without cash leaves the lot unsold at once [8.3.5]', {
  given: given(toLastStreet, cash(A, 0), cash(B, 0), cash(C, 0), cash(D, 0)),
  dice: [4, 5],
  when: [
    [A, 'roll'],
    [A, 'decline'],
  ],
  told: [{ type: 'passed', seat: A, auto: true }, { type: 'auctionUnsold' }],
  offers: [[A, 'endTurn']],
})

rule('nobody bids more than the cash in hand [S40]', {
  given: given(toLastStreet, cash(B, 200)),
  dice: [4, 5],
  when: [
    [A, 'roll'],
    [A, 'decline'],
    [B, 'bid', { amount: 201 }, 'E_CASH'],
    [B, 'mortgage', { space: 1 }, 'E_PHASE'],
  ],
  then: { players: cashes(1500, 200) },
  untold: ['bid'],
})

rule('every bid tops the last one [S41]', {
  given: given(toLastStreet),
  dice: [4, 5],
  when: [
    [A, 'roll'],
    [A, 'decline'],
    [B, 'bid', { amount: 0 }, 'E_BID_LOW'],
    [B, 'bid', { amount: 150 }],
    [C, 'bid', { amount: 150 }, 'E_BID_LOW'],
    [C, 'bid', { amount: 151 }],
  ],
  then: { agenda: [{}, {}, { step: 'auction', high: 151, leader: C }] },
})

rule('with auctions only there is no buying [S42]', {
  options: { auctionOnly: true },
  dice: [2, 4],
  when: [
    [A, 'roll'],
    [A, 'buy', {}, 'E_SEAT'],
  ],
  told: [{ type: 'auctionOpened', space: 6, order: [B, C, D, A] }],
  offers: [[B, 'bid']],
})

rule('without auctions a declined property stays with the bank [S43]', {
  options: { noAuctions: true },
  dice: [2, 4],
  when: [
    [A, 'roll'],
    [A, 'decline'],
  ],
  then: { deeds: spaces({ 6: { owner: null } }), agenda: [{ step: 'endTurn' }, { step: 'postRoll' }] },
  untold: ['auctionOpened'],
  offers: [[A, 'endTurn']],
})

rule('buildings may be sold for a purchase, but nothing built, freed or traded [8.1, D16]', {
  given: given(cash(A, 10), own(A, 37, 39), levels({ 37: 1, 39: 1 })),
  dice: [2, 4],
  when: [
    [A, 'roll'],
    [A, 'build', { group: 'purple', levels: [2, 1] }, 'E_PHASE'],
    [A, 'unmortgage', { space: 37 }, 'E_PHASE'],
    [A, 'proposeTrade', {}, 'E_PHASE'],
    [B, 'mortgage', { space: 1 }, 'E_SEAT'],
    [A, 'sellBuildings', { group: 'purple', levels: [0, 0] }],
    [A, 'buy'],
  ],
  then: { players: cashes(110) },
})

rule('a property somebody left unsold can be bought by the next visitor [8.3.8]', {
  seats: 2,
  dice: [2, 4, 2, 4],
  when: [
    [A, 'roll'],
    [A, 'decline'],
    [B, 'pass'],
    [A, 'pass'],
    [A, 'endTurn'],
    [B, 'roll'],
    [B, 'buy'],
  ],
  then: { deeds: spaces({ 6: { owner: B } }) },
})
