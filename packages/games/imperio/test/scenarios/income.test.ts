import { describe, expect, test } from 'vitest'
import { addDebt } from '../../src/rules/debt.ts'
import { interestOf, opsOf } from '../../src/rules/income.ts'
import { rentOf } from '../../src/rules/rent.ts'
import { ranksOf, wealthOf } from '../../src/rules/wealth.ts'
import type { Owner, Preferences, State } from '../../src/state.ts'
import { bareState, give, O1, O2, O3, O4, own, type Table, tableAt } from '../kit.ts'

function state(change: (s: State) => void): State {
  const s = bareState({ mode: 'STANDARD' }, 4)
  s.round = 5
  change(s)
  return s
}
const property = (s: State, id: string) =>
  s.properties.find(({ propertyId }) => propertyId === id) as State['properties'][number]
const rents = (s: State, ...ids: string[]) => ids.map((id) => rentOf(s, property(s, id)))

describe('rent [3.3]', () => {
  test('TS-22: upgrades, sets and signals', () => {
    const s = state((s) => {
      own(s, O1, 'P-20', 'P-02')
      property(s, 'P-20').upgradeLevel = 2
      s.signals = ['S-08', 'S-06']
    })
    expect(rents(s, 'P-20', 'P-02')).toEqual([9, 4])
  })

  test.each([
    [['S-07'], 2],
    [['S-01', 'S-10'], 4],
    [['S-07', 'S-10'], 3],
  ])('TS-23: signals %j are capped at 1 either way', (signals, rent) => {
    const s = state((s) => own(s, O1, 'P-03'))
    s.signals = signals
    expect(rents(s, 'P-03')).toEqual([rent])
  })

  test('TS-24: never below 0; a modifier counts from its first round to its last', () => {
    const s = state((s) => own(s, O1, 'P-11'))
    property(s, 'P-11').tempRentBonus.push({ delta: -2, fromRound: 5, untilRound: 5 })
    expect(rents(s, 'P-11')).toEqual([0])
    property(s, 'P-11').tempRentBonus.push({ delta: -1, fromRound: 4, untilRound: 6 })
    expect(rents(s, 'P-11')).toEqual([0])
    s.round = 6
    expect(rents(s, 'P-11')).toEqual([1])
    s.round = 3
    expect(rents(s, 'P-11')).toEqual([2])
  })

  test('TS-25: works raise rent and worth while they last', () => {
    const s = state((s) => {
      own(s, O1, 'P-10', 'P-22')
      s.infra.push({ infraId: 'INF-01', district: 'Chorrillos', untilRound: 6 })
      give(s, O1, { cash: 0 })
    })
    expect([...rents(s, 'P-10'), wealthOf(s, O1)]).toEqual([4, 14])
    s.round = 7
    expect([...rents(s, 'P-10'), wealthOf(s, O1)]).toEqual([3, 10])
  })

  test.each([
    ['TS-26, M-08', 'M-08', [3, 2]],
    ['M-01', 'M-01', [3, 3]],
    ['M-02', 'M-02', [1, 1]],
    ['M-10 for the coast', 'M-10', [3, 2]],
    ['M-11 for neither', 'M-11', [2, 2]],
    ['M-03 is no matter of rent', 'M-03', [2, 2]],
  ])('the mood of the city: %s', (_id, mood, expected) => {
    const s = state((s) => own(s, O1, 'P-10', 'P-04'))
    s.mood = mood
    expect(rents(s, 'P-10', 'P-04')).toEqual(expected)
  })
})

test('TS-43: Wealth is cash and worth less debt', () => {
  const s = state((s) => {
    own(s, O1, 'P-01', 'P-20', 'P-11')
    give(s, O1, { cash: 6, debt: 3 })
    property(s, 'P-01').upgradeLevel = 2
    property(s, 'P-11').tempWorthBonus.push({ delta: 2, untilRound: 5 })
    s.infra.push({ infraId: 'INF-02', district: 'San Isidro', untilRound: 5 })
  })
  expect(wealthOf(s, O1)).toBe(33)
})

test('equals share a rank during the match [3.2]', () => {
  expect(ranksOf([10, 30, 10, 20])).toEqual([3, 1, 3, 2])
})

test.each([
  [3, 0, 0],
  [4, 0, 1],
  [5, 2, 1],
  [5, 3, 2],
  [7, 5, 3],
  [12, 9, 5],
])('TS-27: operating costs of %i properties with %i upgrades are %i', (properties, upgrades, cost) => {
  const s = state((s) => {
    const cards = s.properties.slice(0, properties)
    own(s, O1, ...cards.map(({ propertyId }) => propertyId))
    for (let i = 0; i < upgrades; i++) (cards[i % properties] as State['properties'][number]).upgradeLevel++
  })
  expect(opsOf(s, O1)).toBe(cost)
})

test('TS-28: inflation is charged from three properties on', () => {
  const table = tableAt('INCOME', (s) => {
    own(s, O1, 'P-01', 'P-03', 'P-06')
    own(s, O2, 'P-09', 'P-11')
    s.meters.Inflation = 3
  })
  const inflation = table
    .last('incomeResults')
    .owners.map(({ lines }) => lines.filter(({ line }) => line === 'INFLATION'))
  expect(inflation.slice(0, 2)).toEqual([[{ line: 'INFLATION', amount: -2 }], []])
})

test('TS-34: a whole receipt', () => {
  const table = tableAt(
    'INCOME',
    (s) => {
      own(s, O1, 'P-01', 'P-03', 'P-06', 'P-12', 'P-20')
      own(s, O2, 'P-09')
      own(s, O3, 'P-11')
      give(s, O1, { cash: 1, debt: 6 })
      give(s, O2, { cash: 20 })
      give(s, O3, { cash: 12 })
      give(s, O4, { cash: 9 })
      property(s, 'P-01').upgradeLevel = 1
      property(s, 'P-20').upgradeLevel = 2
      s.meters.Inflation = 2
      s.signals = ['S-05', 'S-09']
      s.scheduled = [{ kind: 'LOAN', dealId: 'D-05-001', from: O1, to: null, amount: 5, round: 6 }]
    },
    { round: 6 },
  )
  const [mine] = table.last('incomeResults').owners
  expect(mine?.lines).toEqual([
    { line: 'RENT', amount: 6, ref: 'P-01' },
    { line: 'RENT', amount: 3, ref: 'P-03' },
    { line: 'RENT', amount: 3, ref: 'P-06' },
    { line: 'RENT', amount: 2, ref: 'P-12' },
    { line: 'RENT', amount: 8, ref: 'P-20' },
    { line: 'OPS', amount: -2 },
    { line: 'INFLATION', amount: -1 },
    { line: 'INTEREST', amount: -1 },
    { line: 'PRINCIPAL', amount: -1 },
    { line: 'LOAN', amount: -5, ref: 'D-05-001' },
    { line: 'FAME_TAX', amount: -2 },
  ])
  expect(mine).toMatchObject({ cashAfter: 11, debtAfter: 5, wealthAfter: 48, forcedSales: [] })
  expect(table.s.owners.map(({ cash }) => cash)).toEqual([11, 22, 15, 9])
  expect(table.s.stats[O1]).toMatchObject({ rentThisRound: 22, leaderTaxPaid: 2, loansRepaid: 1 })
})

test.each([
  [4, 0, 0],
  [7, 1, 1],
  [10, 0, 1],
  [10, 1, 2],
  [10, 3, 4],
  [3, 3, 1],
])('TS-35: interest on debt %i at rate %i is %i', (debt, rate, interest) => {
  const s = state((s) => {
    give(s, O1, { debt })
    s.meters.InterestRates = rate
  })
  expect(interestOf(s, O1)).toBe(interest)
})

test('debt is paid off 1 a round, if there is cash [I3b]', () => {
  const table = tableAt('INCOME', (s) => {
    give(s, O1, { cash: 1, debt: 3 })
    give(s, O2, { cash: 0, debt: 3 })
  })
  expect(table.s.owners.slice(0, 2).map(({ cash, debt }) => [cash, debt])).toEqual([
    [0, 2],
    [0, 3],
  ])
})

test.each([
  ['M-07', [0, 0, 1, 0]],
  ['M-09', [1, 1, 1, 0]],
  ['M-12', [0, -1, 0, 0]],
])('the mood %s gives and takes cash [I4a]', (mood, expected) => {
  const table = tableAt('INCOME', (s) => {
    give(s, O2, { compliance: 0 })
    give(s, O3, { compliance: 2 })
    own(s, O4, 'P-11', 'P-10')
    s.mood = mood
  })
  const change = table
    .last('incomeResults')
    .owners.map(({ lines }) => lines.find(({ line }) => line === 'MOOD')?.amount ?? 0)
  expect(change).toEqual(expected)
})

test('the mood comes before what is due: its cash helps to repay, and its fine is missing then [I4a]', () => {
  const table = tableAt('INCOME', (s) => {
    give(s, O1, { cash: 3, compliance: 2 })
    s.mood = 'M-07'
    s.scheduled = [{ kind: 'LOAN', dealId: 'D-04-001', from: O1, to: null, amount: 4, round: 5 }]
  })
  expect(table.owner(O1)).toMatchObject({ cash: 0, debt: 0 })
  const fined = tableAt('INCOME', (s) => {
    give(s, O1, { cash: 4, compliance: 0 })
    s.mood = 'M-12'
    s.scheduled = [{ kind: 'LOAN', dealId: 'D-04-001', from: O1, to: null, amount: 4, round: 5 }]
  })
  expect(fined.owner(O1)).toMatchObject({ cash: 0, debt: 1 })
})

test('pacts are paid before loans, whichever was agreed on first [I4b, I4c]', () => {
  const table = tableAt('INCOME', (s) => {
    give(s, O1, { cash: 1 })
    give(s, O2, { cash: 0 })
    s.scheduled = [
      { kind: 'LOAN', dealId: 'D-04-001', from: O1, to: null, amount: 4, round: 5 },
      { kind: 'PACT', dealId: 'D-04-002', from: O1, to: O2, amount: 1, round: 5 },
    ]
  })
  const [mine] = table.last('incomeResults').owners
  expect(mine?.lines).toEqual([{ line: 'PACT', amount: -1, ref: 'D-04-002' }])
  expect(table.s.owners.slice(0, 2).map(({ cash, debt }) => [cash, debt])).toEqual([
    [0, 4],
    [1, 0],
  ])
})

test('TS-38: what of a loan is not repaid becomes debt, and costs 1 Fame', () => {
  const table = tableAt('INCOME', (s) => {
    give(s, O1, { cash: 2, fame: 2 })
    s.scheduled = [{ kind: 'LOAN', dealId: 'D-04-001', from: O1, to: null, amount: 5, round: 5 }]
  })
  expect(table.owner(O1)).toMatchObject({ cash: 0, debt: 3, fame: 1 })
  expect(table.s.stats[O1]).toMatchObject({ loansRepaid: 0, loansDefaulted: 1 })
  expect(table.s.limelight[O1]).toMatchObject({ loansDefaulted: 1, fameLost: 1 })
  expect(table.s.news.map(({ kind, owner }) => [kind, owner])).toEqual([['LOAN_DEFAULT', O1]])
  expect(table.s.scheduled).toEqual([])
})

describe('Cortina de humo hides any one loss of Fame, that of an unpaid loan, too [seed 6.7]', () => {
  const unpaid = (preferences: Partial<Preferences>, has: Partial<Owner> = {}) =>
    tableAt('INCOME', (s) => {
      give(s, O1, { cash: 2, fame: 5, ...has })
      Object.assign(s.preferences[O1] as Preferences, preferences)
      s.scheduled = [{ kind: 'LOAN', dealId: 'D-04-001', from: O1, to: null, amount: 5, round: 5 }]
    })
  const mine = (table: Table) => table.last('incomeResults').owners[O1]

  test('the debt stays, but nobody hears of it', () => {
    const table = unpaid({ famePolicy: 'CONTROL_FIRST' })
    expect(table.owner(O1)).toMatchObject({ cash: 0, debt: 3, fame: 2, fameSpent: true })
    expect(mine(table)).toMatchObject({ fameDelta: -3, fameSpendUsed: 'CORTINA' })
    expect(table.s.stats[O1]).toMatchObject({ loansDefaulted: 1, cortinaUsed: 1 })
    expect(table.s.limelight[O1]?.loansDefaulted).toBe(0)
    expect(table.s.news).toEqual([])
  })

  test('it is the one spend of the round', () => {
    const table = unpaid({ famePolicy: 'CONTROL_FIRST' }).until('ACTION')
    expect(table.try(O1, { type: 'action', action: 'PASS', yape: true })).toBe('FAME_SPEND_USED')
  })

  test.each([
    ['who never spends Fame', { famePolicy: 'NONE' }, {}],
    ['who wants it for 2 or more', { famePolicy: 'CORTINA_FIRST', cortinaFrom: 2 }, {}],
    ['who has too little', { famePolicy: 'CORTINA_FIRST' }, { fame: 2 }],
    ['who has spent some in this round', { famePolicy: 'CORTINA_FIRST' }, { fameSpent: true }],
  ] as const)('%s loses 1', (_who, preferences, has) => {
    const table = unpaid(preferences, has)
    expect(mine(table)).toMatchObject({ fameDelta: -1 })
    expect(mine(table)).not.toHaveProperty('fameSpendUsed')
    expect(table.s.news.map(({ kind }) => kind)).toEqual(['LOAN_DEFAULT'])
  })

  test('so is what a debt costs that is written off [3.6.2]', () => {
    const s = state((s) => {
      give(s, O1, { cash: 5, debt: 9, fame: 3 })
      Object.assign(s.preferences[O1] as Preferences, { famePolicy: 'CORTINA_FIRST' })
    })
    addDebt(s, O1, 4)
    expect(s.owners[O1]).toMatchObject({ debt: 10, fame: 0, fameSpent: true })
    expect(s.limelight[O1]?.fameLost).toBe(3)
  })
})

test('TS-39: forced sales begin with the cheapest and stop when cash suffices', () => {
  const table = tableAt('INCOME', (s) => {
    own(s, O1, 'P-11', 'P-10')
    give(s, O1, { cash: -8 })
  })
  const [mine] = table.last('incomeResults').owners
  expect(mine).toMatchObject({ cashAfter: 3, debtAfter: 0 })
  expect(mine?.forcedSales).toEqual([
    { propertyId: 'P-11', price: 3 },
    { propertyId: 'P-10', price: 4 },
  ])
  expect(table.s.market.discardPile).toEqual(['P-11', 'P-10'])
  expect(table.s.news.filter(({ kind }) => kind === 'FORCED_SALE')).toMatchObject([{ propertyId: 'P-11', amount: 3 }])
  expect(table.s.stats[O1]).toMatchObject({ forcedSales: 2, forcedSalesThisRound: 2 })
  expect(table.s.limelight[O1]?.forcedSales).toBe(2)
  table.until('REVEAL', 6)
  expect(table.s.stats[O1]).toMatchObject({ forcedSales: 2, forcedSalesThisRound: 0, rentThisRound: 0 })
})

test('TS-40: what forced sales do not cover becomes debt', () => {
  const table = tableAt('INCOME', (s) => {
    own(s, O1, 'P-11')
    give(s, O1, { cash: -9 })
  })
  expect(table.owner(O1)).toMatchObject({ cash: 0, debt: 4 })
  const [mine] = table.last('incomeResults').owners
  expect(mine?.lines.slice(-2)).toEqual([
    { line: 'FORCED_SALE', amount: 3, ref: 'P-11' },
    { line: 'TO_DEBT', amount: 4 },
  ])
})

test('forced sales: among equal prices the lowest level goes first, and the card goes bare [3.7]', () => {
  const table = tableAt('INCOME', (s) => {
    own(s, O1, 'P-11', 'P-12')
    Object.assign(property(s, 'P-11'), { upgradeLevel: 1, insurance: 'FULL', tradeLockedUntilRound: 9 })
    Object.assign(property(s, 'P-12'), { insurance: 'BASIC', tradeLockedUntilRound: 9 })
    give(s, O1, { cash: -8 })
  })
  expect(table.s.market.discardPile).toEqual(['P-12'])
  expect(table.property('P-12')).toMatchObject({ owner: null, insurance: 'NONE', tradeLockedUntilRound: 0 })
})

test('forced sales: what is equal goes in id order [3.7]', () => {
  const table = tableAt('INCOME', (s) => {
    own(s, O1, 'P-12', 'P-11', 'P-35')
    give(s, O1, { cash: -9 })
  })
  expect(table.s.market.discardPile).toEqual(['P-11'])
})

test('with cash 0 nothing is sold [3.7]', () => {
  const table = tableAt('INCOME', (s) => {
    own(s, O1, 'P-11')
    give(s, O1, { cash: -2 })
  })
  expect(table.owner(O1)).toMatchObject({ cash: 0, debt: 0 })
  expect(table.property('P-11').owner).toBe(O1)
})

test('TS-41: debt above 10 is paid by a forced sale; what is left of the price is cash', () => {
  const s = state((s) => {
    own(s, O1, 'P-01', 'P-10')
    give(s, O1, { cash: 5, debt: 9 })
  })
  expect(addDebt(s, O1, 4)).toEqual([{ propertyId: 'P-10', price: 4, toCash: 1 }])
  expect(s.owners[O1]).toMatchObject({ cash: 6, debt: 10, fame: 0 })
  expect(property(s, 'P-01').owner).toBe(O1)
})

test('TS-42: without a property it is written off, at the cost of 1 Fame', () => {
  const s = state((s) => give(s, O1, { cash: 5, debt: 9, fame: 3 }))
  addDebt(s, O1, 4)
  expect(s.owners[O1]).toMatchObject({ cash: 5, debt: 10, fame: 2 })
})

test('the tax is taken of Wealth after scheduled payments, and may push cash below 0 [decision 88, 3.5.3]', () => {
  const table = tableAt('INCOME', (s) => {
    for (const seat of s.owners.keys()) give(s, seat, { cash: 0 })
    give(s, O1, { cash: 4 })
    give(s, O2, { cash: 3 })
    s.scheduled = [{ kind: 'LOAN', dealId: 'D-04-001', from: O1, to: null, amount: 4, round: 5 }]
    own(s, O3, 'P-11')
    property(s, 'P-11').tempRentBonus.push({ delta: -9, fromRound: 5, untilRound: 5 })
  })
  // Before the loan the first owner would have been the richest but one.
  const taxed = table.last('incomeResults').owners.map(({ lines }) => lines.some(({ line }) => line === 'FAME_TAX'))
  expect(taxed).toEqual([false, false, true, false])
  expect(table.last('incomeResults').owners[O3]?.forcedSales).toEqual([{ propertyId: 'P-11', price: 3 }])
})
