import { A, B, cash, cashes, given, levels, mortgaged, own, rule, spaces } from '../positions.ts'

for (const [space, value, cost] of [
  [39, 200, 220],
  [12, 75, 83],
  [37, 175, 193],
] as const) {
  rule(`space ${space} brings ${value} and costs ${cost} to free [S55]`, {
    given: given(own(A, space)),
    when: [
      [A, 'mortgage', { space }],
      [A, 'mortgage', { space }, 'E_MORTGAGED'],
      [A, 'unmortgage', { space }],
      [A, 'unmortgage', { space }, 'E_NOT_MORTGAGED'],
    ],
    then: { players: cashes(1500 + value - cost), deeds: spaces({ [space]: { mortgaged: false } }) },
    told: [
      { type: 'mortgaged', payer: 'bank', payee: A, amount: value },
      { type: 'unmortgaged', payer: A, payee: 'bank', amount: cost },
    ],
  })
}

rule('no mortgage in a built group [S56]', {
  given: given(own(A, 16, 18, 19), levels({ 19: 1 })),
  when: [[A, 'mortgage', { space: 16 }, 'E_BUILDINGS']],
})

rule('mortgages need the deed, and freeing needs the cash [13.1, 13.3]', {
  given: given(own(A, 5), own(B, 15), mortgaged(5), cash(A, 109)),
  when: [
    [A, 'mortgage', { space: 15 }, 'E_OWNER'],
    [A, 'mortgage', { space: 10 }, 'E_OWNER'],
    [A, 'mortgage', { space: 9999 }, 'E_OWNER'],
    [A, 'mortgage', { space: 'length' }, 'E_OWNER'],
    [A, 'unmortgage', { space: 15 }, 'E_OWNER'],
    [A, 'unmortgage', { space: 5 }, 'E_CASH'],
    [B, 'mortgage', { space: 15 }],
  ],
  then: { players: cashes(109, 1600) },
})
