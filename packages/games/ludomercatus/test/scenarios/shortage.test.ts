import { A, B, C, cash, cashes, D, given, houses, levels, own, rule, spaces } from '../positions.ts'

/** A orders two houses for azure; B could pay for four on emerald. */
const rivals = (supply: number) =>
  given(
    own(A, 6, 8, 9),
    cash(A, 400),
    own(B, 31, 32, 34),
    cash(B, 900),
    levels({ 31: 1, 32: 1, 34: 1 }),
    houses(supply),
  )
const order = [A, 'build', { group: 'azure', levels: [1, 1, 0] }] as const

rule('scarce houses go to the highest bidder, one at a time [S52]', {
  given: rivals(2),
  when: [
    order,
    [A, 'claim', { count: 1 }, 'E_SEAT'],
    [B, 'claim', { count: 3 }, 'E_RANGE'],
    [B, 'claim', { count: 1 }],
    [B, 'bid', { amount: 49 }, 'E_BID_LOW'],
    [B, 'bid', { amount: 50 }],
    [A, 'bid', { amount: 51 }],
    [B, 'bid', { amount: 200 }],
    [A, 'pass'],
    [B, 'placeDone', {}, 'E_PHASE'],
    [B, 'place', { space: 6 }, 'E_UNEVEN'],
    [B, 'place', { space: 31 }],
    [A, 'place', { space: 31 }, 'E_UNEVEN'],
    [A, 'place', { space: 6 }],
  ],
  then: {
    players: cashes(350, 700),
    bank: { houses: 0 },
    deeds: spaces({ 31: { level: 2 }, 32: { level: 1 }, 6: { level: 1 }, 8: { level: 0 } }),
    agenda: [{ step: 'endTurn' }, { step: 'preRoll' }],
  },
  told: [
    { type: 'shortageOpened', seat: A, kind: 'house', count: 2, supply: 2 },
    { type: 'claimed', seat: B, count: 1 },
    { type: 'auctionOpened', lot: 'house', space: null, order: [B, A], opening: 50 },
    { type: 'auctionSold', seat: B, lot: 'house', amount: 200 },
    { type: 'placed', seat: B, space: 31, amount: 0 },
    { type: 'placed', seat: A, space: 6, amount: 50 },
  ],
  offers: [[A, 'roll']],
})

rule('claims that fit are served at printed prices [S53]', {
  given: rivals(3),
  when: [order, [B, 'claim', { count: 1 }], [B, 'place', { space: 34 }]],
  then: {
    players: cashes(300, 700),
    bank: { houses: 0 },
    deeds: spaces({ 6: { level: 1 }, 8: { level: 1 }, 34: { level: 2 } }),
  },
  untold: ['auctionOpened'],
})

rule('a rival without the means is not asked [S54]', {
  given: given(rivals(2), cash(B, 150)),
  when: [order],
  then: { players: cashes(300, 150), bank: { houses: 0 } },
  untold: ['shortageOpened'],
})

rule('a rival who claims nothing lets the order through [12.8.5]', {
  given: rivals(2),
  when: [order, [B, 'claim', { count: 0 }]],
  then: { players: cashes(300, 900), deeds: spaces({ 6: { level: 1 }, 8: { level: 1 } }) },
})

rule('a lot without a bid ends the procedure [12.8.6]', {
  given: rivals(2),
  when: [order, [B, 'claim', { count: 2 }], [B, 'pass'], [A, 'pass']],
  then: { players: cashes(400, 900), bank: { houses: 2 }, agenda: [{ step: 'endTurn' }, { step: 'preRoll' }] },
  told: [{ type: 'auctionUnsold', lot: 'house' }],
})

rule('an uncontested buyer may stop early, and is asked no more without cash or room [12.8.7]', {
  given: given(rivals(3), cash(B, 400)),
  when: [order, [B, 'claim', { count: 1 }], [B, 'placeDone']],
  then: { players: cashes(300, 400), bank: { houses: 1 } },
})

rule('after the auctions the builder places first, within cash [12.8.7]', {
  given: given(rivals(3), own(B, 37, 39), cash(B, 650)),
  when: [
    order,
    [B, 'claim', { count: 3 }],
    [B, 'bid', { amount: 250 }],
    [A, 'pass'],
    [B, 'place', { space: 37 }],
    [B, 'bid', { amount: 300 }],
    [A, 'pass'],
    [B, 'place', { space: 39 }],
    [B, 'bid', { amount: 100 }],
    [A, 'bid', { amount: 101 }],
    [A, 'place', { space: 9 }],
  ],
  then: { players: cashes(299, 100), bank: { houses: 0 }, deeds: spaces({ 9: { level: 1 }, 37: { level: 1 } }) },
  told: [{ type: 'passed', seat: B, auto: true }],
})

rule('a place beyond the cash in hand is refused [12.8.7]', {
  given: given(rivals(3), own(B, 1, 3), cash(B, 120)),
  when: [order, [B, 'claim', { count: 1 }], [B, 'place', { space: 31 }, 'E_CASH'], [B, 'place', { space: 3 }]],
  then: { players: cashes(300, 70) },
})

rule('scarce hotels are auctioned, too [12.8]', {
  given: given(own(A, 1, 3), own(B, 37, 39), levels({ 1: 4, 3: 4, 37: 4, 39: 4 }), (s) => {
    s.bank.hotels = 1
  }),
  when: [
    [A, 'build', { group: 'umber', levels: [5, 4] }],
    [B, 'claim', { count: 1 }],
    [B, 'bid', { amount: 60 }],
    [A, 'pass'],
    [B, 'place', { space: 39 }],
  ],
  then: { players: cashes(1500, 1440), bank: { hotels: 0 }, deeds: spaces({ 39: { level: 5 }, 1: { level: 4 } }) },
  told: [{ type: 'auctionOpened', lot: 'hotel', opening: 50 }],
})

for (const options of [{ shortageAuction: false }, { noAuctions: true }]) {
  rule(`first come, first served with ${JSON.stringify(options)} [12.8]`, {
    options,
    given: rivals(2),
    when: [order],
    then: { players: cashes(300, 900), bank: { houses: 0 } },
  })
}

rule('claimants speak in seat order after the builder, who speaks last [12.8.6]', {
  given: given(rivals(2), own(D, 1, 3), own(C, 11, 13, 14)),
  when: [order, [B, 'claim', { count: 1 }], [C, 'claim', { count: 0 }], [D, 'claim', { count: 1 }]],
  told: [{ type: 'auctionOpened', order: [B, D, A], opening: 50 }],
  offers: [[B, 'bid']],
})

rule('nobody claims more than they could pay for [12.8.4]', {
  given: given(rivals(2), cash(B, 399)),
  when: [order, [B, 'claim', { count: 2 }, 'E_RANGE'], [B, 'claim', { count: 1 }]],
  told: [{ type: 'claimed', seat: B, count: 1 }],
})

rule('a claimant places no more than was claimed [12.8.5]', {
  given: rivals(4),
  when: [order, [B, 'claim', { count: 1 }], [B, 'place', { space: 31 }]],
  then: { players: cashes(300, 700), bank: { houses: 1 }, agenda: [{ step: 'endTurn' }, { step: 'preRoll' }] },
})

rule('when a bidder drops out the rest may be uncontested, and the builder places first [12.8.7]', {
  given: given(rivals(4), own(C, 1, 3)),
  when: [
    order,
    [B, 'claim', { count: 2 }],
    [C, 'claim', { count: 1 }],
    [B, 'bid', { amount: 300 }],
    [C, 'resign', { word: 'resign' }],
    [A, 'pass'],
    [B, 'place', { space: 31 }],
    [A, 'place', { space: 6 }],
    [A, 'place', { space: 8 }],
    [B, 'place', { space: 32 }],
  ],
  then: { players: cashes(300, 400, 0), bank: { houses: 0 } },
  told: [
    { type: 'placed', seat: B, space: 32, amount: 200 },
    { type: 'auctionOpened', space: 1, order: [D, A, B] },
  ],
})

rule('nobody is asked when there is just enough for all [12.8.3]', {
  given: rivals(6),
  when: [order],
  then: { players: cashes(300, 900), bank: { houses: 4 } },
  untold: ['shortageOpened'],
})

rule('the auctions end when the bank has no building left, whatever is still wanted [12.8.6]', {
  given: rivals(2),
  when: [
    order,
    [B, 'claim', { count: 2 }],
    [B, 'bid', { amount: 200 }],
    [A, 'pass'],
    [B, 'place', { space: 31 }],
    [B, 'pass'],
    [A, 'bid', { amount: 50 }],
    [A, 'place', { space: 9 }],
  ],
  then: {
    players: cashes(350, 700),
    bank: { houses: 0 },
    agenda: [{ step: 'endTurn' }, { step: 'preRoll' }],
  },
})
