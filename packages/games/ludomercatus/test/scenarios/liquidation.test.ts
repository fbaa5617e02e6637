import { A, B, cash, cashes, given, houses, levels, owes, own, rule, spaces } from '../positions.ts'

rule('the fixed order mortgages single properties first, then full groups [S66]', {
  given: given(own(A, 37, 39, 15, 25, 12), cash(A, 100), owes(A, [B], 600)),
  when: [[A, 'liquidate']],
  then: { players: cashes(150, 2100) },
  told: [
    { type: 'mortgaged', space: 12 },
    { type: 'mortgaged', space: 15 },
    { type: 'mortgaged', space: 25 },
    { type: 'mortgaged', space: 37 },
    { type: 'mortgaged', space: 39 },
    { type: 'debtSettled', seat: A },
  ],
})

rule('the fixed order sells the cheapest group level by level, the highest space first [15.5]', {
  given: given(own(A, 1, 3, 37, 39), levels({ 1: 2, 3: 2, 37: 1, 39: 1 }), cash(A, 0), owes(A, [B], 60)),
  when: [[A, 'liquidate']],
  then: { players: cashes(15, 1560), deeds: spaces({ 1: { level: 1 }, 3: { level: 0 }, 37: { level: 1 } }) },
  told: [{ type: 'soldBuildings', group: 'umber', levels: [1, 0], amount: 75 }],
})

rule('when houses are lacking the fixed order jumps to the largest total in reach [15.5]', {
  given: given(own(A, 21, 23, 24), levels({ 21: 5, 23: 5, 24: 5 }), cash(A, 0), owes(A, [B], 50), houses(2)),
  when: [[A, 'liquidate']],
  then: { players: cashes(925, 1550), deeds: spaces({ 21: { level: 0 }, 23: { level: 1 }, 24: { level: 1 } }) },
})

rule('a group sold out is then mortgaged [15.5]', {
  given: given(own(A, 1, 3), levels({ 1: 1, 3: 1 }), cash(A, 0), owes(A, [B], 75)),
  when: [[A, 'liquidate']],
  then: { players: cashes(5, 1575), deeds: spaces({ 1: { mortgaged: true, level: 0 }, 3: { mortgaged: false } }) },
})

rule('single properties go before full groups, even for more money [15.5]', {
  given: given(own(A, 1, 3, 39), cash(A, 0), owes(A, [B], 20)),
  when: [[A, 'liquidate']],
  then: { players: cashes(180, 1520), deeds: spaces({ 39: { mortgaged: true }, 1: { mortgaged: false } }) },
})

rule('public works and harbours are single properties, however many are held [15.5]', {
  given: given(own(A, 1, 3, 12, 28), cash(A, 0), owes(A, [B], 80)),
  when: [[A, 'liquidate']],
  then: { players: cashes(70, 1580), deeds: spaces({ 12: { mortgaged: true }, 28: { mortgaged: true } }) },
})
