import { A, B, cash, cashes, given, gone, houses, jailed, levels, mortgaged, own, rule, stand } from '../positions.ts'

/** A comes to a space by an ordinary throw of 4+5. */
const arrives = (space: number) => stand(A, space - 9)
const throwNine = { dice: [4, 5], when: [[A, 'roll']] } as const

rule('a single street pays its base rent [S08]', {
  given: given(arrives(39), own(B, 39)),
  ...throwNine,
  then: { players: cashes(1450, 1550) },
  told: [{ type: 'rentPaid', space: 39, rule: 'base', payer: A, payee: B, amount: 50 }],
})

rule('a full group pays double even beside a mortgaged street [S09]', {
  given: given(arrives(39), own(B, 37, 39), mortgaged(37)),
  ...throwNine,
  then: { players: cashes(1400, 1600) },
  told: [{ type: 'rentPaid', rule: 'doubled' }],
})

rule('a mortgaged street pays nothing [S09]', {
  given: given(arrives(37), own(B, 37, 39), mortgaged(37)),
  ...throwNine,
  then: { players: cashes(1500, 1500) },
  untold: ['rentPaid'],
})

for (const [space, amount] of [
  [16, 70],
  [18, 28],
  [19, 32],
] as const) {
  rule(`unbuilt streets beside a built one still pay double: space ${space} [S10]`, {
    given: given(arrives(space), own(B, 16, 18, 19), levels({ 16: 1 })),
    ...throwNine,
    then: { players: cashes(1500 - amount, 1500 + amount) },
  })
}

rule('three houses [S11]', {
  given: given(arrives(19), own(B, 16, 18, 19), levels({ 16: 3, 18: 3, 19: 3 })),
  ...throwNine,
  then: { players: cashes(900, 2100) },
  told: [{ type: 'rentPaid', rule: 'house3' }],
})

rule('a hotel [S11]', {
  given: given(arrives(39), cash(A, 2000), own(B, 37, 39), levels({ 37: 4, 39: 5 })),
  ...throwNine,
  then: { players: cashes(0, 3500) },
  told: [{ type: 'rentPaid', rule: 'hotel' }],
})

rule('a mortgaged harbour counts for the others [S12]', {
  given: given(stand(A, 36), own(B, 5, 15, 25), mortgaged(25)),
  ...throwNine,
  then: { players: cashes(1600, 1600) },
  told: [{ type: 'rentPaid', space: 5, rule: 'harbour3', amount: 100 }],
})

rule('a mortgaged harbour itself pays nothing [S12]', {
  given: given(arrives(25), own(B, 5, 15, 25), mortgaged(25)),
  ...throwNine,
  then: { players: cashes(1500, 1500) },
})

rule('one public work pays four times the throw [S13]', {
  given: given(arrives(12), own(B, 12)),
  ...throwNine,
  then: { players: cashes(1464, 1536) },
  told: [{ type: 'rentPaid', rule: 'work4' }],
})

rule('both public works pay ten times the throw [S13]', {
  given: given(arrives(12), own(B, 12, 28)),
  ...throwNine,
  then: { players: cashes(1410, 1590) },
  told: [{ type: 'rentPaid', rule: 'work10' }],
})

rule('a mortgaged public work counts for the other [S14]', {
  given: given(arrives(12), own(B, 12, 28), mortgaged(28)),
  ...throwNine,
  then: { players: cashes(1410, 1590) },
})

rule('a mortgaged public work itself pays nothing [S14]', {
  given: given(arrives(28), own(B, 12, 28), mortgaged(28)),
  ...throwNine,
  then: { players: cashes(1500, 1500) },
})

rule('an owner in jail still collects [S15]', {
  given: given(arrives(24), own(B, 24), jailed(B, 0)),
  ...throwNine,
  then: { players: cashes(1480, 1520) },
})

for (const [held, amount] of [
  [[5], 25],
  [[5, 15], 50],
  [[5, 15, 25], 100],
  [[5, 15, 25, 35], 200],
] as const) {
  rule(`${held.length} harbours pay ${amount} [9.2]`, {
    given: given(stand(A, 36), own(B, ...held)),
    ...throwNine,
    then: { players: cashes(1700 - amount, 1500 + amount) },
  })
}

rule('a bank without houses does not change any rent [9.1]', {
  given: given(arrives(16), own(B, 16, 18, 19), houses(0), gone(3)),
  ...throwNine,
  then: { players: cashes(1472, 1528) },
})
