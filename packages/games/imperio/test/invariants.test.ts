import { expect, test } from 'vitest'
import { imperio } from '../src/game.ts'
import { propertyAt } from '../src/rules/properties.ts'
import type { State } from '../src/state.ts'
import { bareState, own } from './kit.ts'

test.each<[string, (s: State) => void]>([
  ['cash from nowhere', (s) => Object.assign(s.owners[0] ?? {}, { cash: 99 })],
  ['a card in two places', (s) => s.market.discardPile.push('P-01')],
  ['a card nowhere', (s) => void s.market.drawPile.pop()],
  ['a card of another deck', (s) => s.market.removed.push('P-84')],
  ['debt above the cap', (s) => Object.assign(s.owners[1] ?? {}, { debt: 11 })],
  ['negative Fame', (s) => Object.assign(s.owners[1] ?? {}, { fame: -1 })],
  ['more damage than the cap', (s) => Object.assign(s.owners[1] ?? {}, { damage: 5 })],
  ['an upgrade too many', (s) => Object.assign(propertyAt(s, 'P-11'), { owner: null, upgradeLevel: 2 })],
  ['insurance on nobody', (s) => Object.assign(propertyAt(s, 'P-11'), { insurance: 'FULL' })],
  ['a meter off its scale', (s) => Object.assign(s.meters, { Security: 4 })],
  ['four rumours', (s) => s.rumorsNext.fill(4)],
  ['two shocks in QUICK', (s) => s.shocks.push('G-01', 'G-02')],
  [
    'two promises for one round',
    (s) => {
      const pact = { promiser: 0, payee: 1, district: 'Surco', round: 3, status: 'ACTIVE' } as const
      s.pacts.push({ ...pact }, { ...pact, district: 'Callao' })
    },
  ],
])('%s is noticed', (_name, spoil) => {
  const s = bareState({}, 4)
  own(s, 0, 'P-10')
  expect(imperio.invariants(s)).toEqual([])
  spoil(s)
  expect(imperio.invariants(s)).not.toEqual([])
})

test.each<[string, (before: State, after: State) => void]>([
  ['a round too far', (_before, after) => Object.assign(after, { round: 2 })],
  ['a card that comes back', (before) => before.market.removed.push('P-01')],
  ['a pact broken twice', (before) => Object.assign(before.owners[0] ?? {}, { brokePactUsed: true })],
  ['a second yape', (before) => Object.assign(before.owners[0] ?? {}, { yapeUsed: true })],
  ['a second expropriation', (before) => Object.assign(before.owners[0] ?? {}, { expropriated: true })],
])('from one move to the next, %s is noticed', (_name, spoil) => {
  const [before, after] = [bareState({}, 4), bareState({}, 4)]
  expect(imperio.transitions?.(before, after, [])).toEqual([])
  spoil(before, after)
  expect(imperio.transitions?.(before, after, [])).not.toEqual([])
})

test('a receipt that does not add up is noticed [decision 185]', () => {
  const s = bareState({}, 4)
  const receipt = (cashAfter: number) => ({
    ownerId: 'O-01',
    lines: [{ line: 'RENT', amount: 2, ref: 'P-11' } as const],
    cashAfter,
    debtAfter: 0,
    wealthAfter: 0,
    forcedSales: [],
  })
  const problems = (cashAfter: number) =>
    imperio.transitions?.(s, s, [{ fact: { type: 'incomeResults', owners: [receipt(cashAfter)] }, to: 'all' }])
  expect([problems(11)?.length, problems(12)?.length]).toEqual([0, 1])
})
