import { A, B, C, cash, cashes, given, houses, levels, mortgaged, own, rule, spaces, stand } from '../positions.ts'

const amber = own(A, 16, 18, 19)
const azure = own(A, 6, 8, 9)
const crimson = own(A, 21, 23, 24)

rule('three houses on each street of a group [S44]', {
  given: given(amber, cash(A, 1000)),
  when: [[A, 'build', { group: 'amber', levels: [3, 3, 3] }]],
  then: { players: cashes(100), bank: { houses: 23 }, deeds: spaces({ 16: { level: 3 }, 19: { level: 3 } }) },
  told: [{ type: 'built', seat: A, group: 'amber', kind: 'house', count: 9, payer: A, payee: 'bank', amount: 900 }],
})

for (const [order, code, cost] of [
  [[2, 1, 0], 'E_UNEVEN', 0],
  [[1, 1, 1], undefined, 50],
  [[2, 1, 1], undefined, 100],
] as const) {
  rule(`from 1, 1, 0 to ${order.join(', ')}: ${code ?? cost} [S45]`, {
    given: given(azure, levels({ 6: 1, 8: 1 })),
    when: [[A, 'build', { group: 'azure', levels: order }, ...(code ? ([code] as const) : [])] as never],
    then: { players: cashes(1500 - cost) },
  })
}

rule('a hotel gives its houses back [S46]', {
  given: given(amber, levels({ 16: 4, 18: 4, 19: 4 }), stand(B, 10)),
  when: [[A, 'build', { group: 'amber', levels: [5, 4, 4] }]],
  then: { players: cashes(1400), bank: { houses: 24, hotels: 11 }, deeds: spaces({ 16: { level: 5 } }) },
  told: [{ type: 'built', kind: 'hotel', count: 1, amount: 100 }],
})

rule('a hotel pays its rent [S46]', {
  given: given(own(B, 16, 18, 19), levels({ 16: 5, 18: 4, 19: 4 }), stand(A, 9)),
  dice: [3, 4],
  when: [[A, 'roll']],
  then: { players: cashes(550, 2450) },
})

rule('one order buys houses or hotels, not both [S47]', {
  given: given(amber, levels({ 16: 3, 18: 3, 19: 3 })),
  when: [[A, 'build', { group: 'amber', levels: [5, 4, 4] }, 'E_MIXED_ORDER']],
})

rule('nothing is built beside a mortgage [S48]', {
  given: given(amber, mortgaged(18)),
  when: [[A, 'build', { group: 'amber', levels: [1, 0, 0] }, 'E_MORTGAGED']],
})

rule('selling one house brings half its cost [S49]', {
  given: given(amber, levels({ 16: 2, 18: 2, 19: 1 })),
  when: [
    [A, 'sellBuildings', { group: 'amber', levels: [2, 2, 0] }, 'E_UNEVEN'],
    [A, 'sellBuildings', { group: 'amber', levels: [2, 1, 1] }],
  ],
  then: { players: cashes(1550), bank: { houses: 28 } },
  told: [{ type: 'soldBuildings', seat: A, group: 'amber', payer: 'bank', payee: A, amount: 50 }],
})

for (const [order, refund] of [
  [[1, 1, 0], 975],
  [[0, 0, 0], 1125],
] as const) {
  rule(`breaking hotels down needs houses: to ${order.join(', ')} it works [S50]`, {
    given: given(crimson, levels({ 21: 5, 23: 5, 24: 5 }), houses(2)),
    when: [
      [A, 'sellBuildings', { group: 'crimson', levels: [5, 5, 4] }, 'E_SUPPLY'],
      [A, 'sellBuildings', { group: 'crimson', levels: order }],
    ],
    then: { players: cashes(1500 + refund), bank: { hotels: 12 } },
  })
}

rule('no house without a house in the bank [S51]', {
  given: given(amber, houses(0)),
  when: [[A, 'build', { group: 'amber', levels: [1, 0, 0] }, 'E_SUPPLY']],
})

rule('no hotel without a hotel in the bank [12.6]', {
  given: given(amber, levels({ 16: 4, 18: 4, 19: 4 }), (s) => {
    s.bank.hotels = 0
  }),
  when: [[A, 'build', { group: 'amber', levels: [5, 4, 4] }, 'E_SUPPLY']],
})

rule('only the owner of a full group builds, for cash, by a proper order [12.1, 12.5, 20]', {
  given: given(amber, own(B, 1), cash(A, 99)),
  when: [
    [A, 'build', { group: 'amber', levels: [1, 0, 0] }, 'E_CASH'],
    [A, 'build', { group: 'azure', levels: [1, 0, 0] }, 'E_GROUP'],
    [A, 'build', { group: 'harbours', levels: [1, 0, 0, 0] }, 'E_GROUP'],
    [B, 'build', { group: 'umber', levels: [1, 0] }, 'E_GROUP'],
    [A, 'build', { group: 'amber', levels: [1, 0] }, 'E_FORMAT'],
    [A, 'build', { group: 'amber', levels: [6, 6, 6] }, 'E_FORMAT'],
    [A, 'build', { group: 'amber', levels: [0, 0, 0] }, 'E_UNEVEN'],
    [B, 'sellBuildings', { group: 'umber', levels: [0, 0] }, 'E_GROUP'],
    [A, 'sellBuildings', { group: 'amber', levels: 'none' }, 'E_FORMAT'],
    [A, 'sellBuildings', { group: 'amber', levels: [0, 0, 0] }, 'E_UNEVEN'],
  ],
  then: { players: cashes(99, 1500) },
})

rule('a rival builds in somebody else’s window [5.4]', {
  given: given(own(C, 1, 3)),
  when: [[C, 'build', { group: 'umber', levels: [1, 1] }]],
  then: { players: cashes(1500, 1500, 1400), active: A, agenda: [{ step: 'endTurn' }, { step: 'preRoll' }] },
})
