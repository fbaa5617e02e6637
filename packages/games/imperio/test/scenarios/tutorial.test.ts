import { expect, test } from 'vitest'
import { eventCard } from '../../src/data/cards/deck.ts'
import { strike } from '../../src/rules/events/strike.ts'
import { wealthOfAll } from '../../src/rules/wealth.ts'
import type { State } from '../../src/state.ts'
import { give, O1, O2, O3, O4, own, row, type Table, tableAt } from '../kit.ts'

/** The tutorial has no leader tax and no fourth owner: here he does nothing, and is so rich that he alone pays it. */
const THREE = 3
const RICH = 100
const cashOf = ({ s }: Table) => s.owners.slice(0, THREE).map(({ cash }) => cash)
const cash = (s: State, ...has: number[]) => {
  for (const [seat, money] of [...has, RICH].entries()) give(s, seat, { cash: money })
}

test('TS-99: the suggested path through the tutorial, by the formulas of the match', () => {
  const first = tableAt(
    'BID',
    (s) => {
      row(s, 'P-11', 'P-12', 'P-10', 'P-09', 'P-04')
      s.signals = ['S-05', 'S-03']
      s.moodOptions = ['M-01', 'M-02']
      cash(s, 9, 9, 9)
    },
    { mode: 'QUICK', round: 1 },
  )
  first.bid(O1, 'P-11', 4).bid(O2, 'P-11', 2).bid(O3, 'P-12', 3).bid(O4, null)
  expect(cashOf(first)).toEqual([8, 9, 9])
  first.goOn().act(O1, 'INSURE', { propertyId: 'P-11', level: 'BASIC' }).act(O2, 'PR').act(O3, 'PASS').act(O4, 'PASS')
  expect([cashOf(first), first.s.owners.map(({ fame }) => fame)]).toEqual([
    [7, 9, 9],
    [0, 1, 0, 0],
  ])
  for (const seat of [O1, O2, O3, O4]) first.do(seat, { type: 'moodVote', optionId: 'M-01' })
  expect(first.s.moodNext).toBe('M-01')
  strike(first.s, 1, eventCard('E-003'), O3, first.property('P-12'))
  expect(cashOf(first)).toEqual([7, 9, 8])

  const second = tableAt(
    'BID',
    (s) => {
      own(s, O1, 'P-11')
      own(s, O3, 'P-12')
      row(s, 'P-10', 'P-09', 'P-04', 'P-08', 'P-06')
      s.signals = ['S-01', 'S-04']
      s.mood = 'M-01'
      cash(s, 7, 9, 8)
    },
    { mode: 'QUICK', round: 2 },
  )
  second.property('P-11').insurance = 'BASIC'
  second.bid(O1, 'P-10', 4).bid(O2, 'P-06', 4).bid(O3, null).bid(O4, null)
  expect(cashOf(second)).toEqual([10, 8, 11])
  second.goOn().act(O1, 'DEVELOP', { propertyId: 'P-11' })
  for (const seat of [O2, O3, O4]) second.act(seat, 'PASS')
  expect(cashOf(second)).toEqual([7, 8, 11])
  const { mitigationsApplied } = strike(second.s, 1, eventCard('E-048'), O1, second.property('P-11'))
  expect(mitigationsApplied.insuranceUsed).toBe('BASIC')
  expect(wealthOfAll(second.s).slice(0, THREE)).toEqual([18, 15, 15])
})
