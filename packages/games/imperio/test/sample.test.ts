import { SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { imperio } from '../src/game.ts'
import type { State } from '../src/state.ts'
import { give, O1, O2, O3, O4, own, row, tableAt } from './kit.ts'

/** What might be, for all that this viewer knows: the different values of something in many sampled states. */
function guesses(s: State, viewer: number | 'spectator', what: (s: State) => unknown): Set<string> {
  const chance = new SeededChance('guesses')
  return new Set(Array.from({ length: 60 }, () => JSON.stringify(what(imperio.sample(s, viewer, chance)))))
}

const deals = (s: State) => s.deals.map(({ fields, status }) => [fields, status])

test('[10] what two owners offer each other might be anything to the others, until it is carried out', () => {
  const table = tableAt(
    'ACTION',
    (s) => {
      s.candidates = ['C-01', 'C-04']
      own(s, O1, 'P-10')
      give(s, O2, { cash: 9 })
    },
    { round: 3, seats: 6 },
  )
  table.offer(O1, 'CASH_FOR_PROPERTY', O2, { side: 'SELL', propertyId: 'P-10', price: 5 })
  table.offer(O2, 'ELECTION_PACT', O1, { candidateId: 'C-01' })
  table.offer(O4, 'NON_COMPETE', O1, { district: 'Surco' })
  table.offer(4, 'SECURITY_ESCORT', O1, { payer: 'RECEIVER' })
  table.answer(O2, 'D-03-001', 'ACCEPT').answer(O1, 'D-03-003', 'REJECT')
  for (const phase of ['ACTION', 'VOTE'] as const) {
    table.until(phase)
    for (const at of [0, 1, 2, 3]) {
      const [fields, status] = [(s: State) => s.deals[at]?.fields, (s: State) => s.deals[at]?.status]
      expect(guesses(table.s, O3, fields).size, `${phase} ${at}`).toBeGreaterThan(1)
      expect(guesses(table.s, 'spectator', status).size, `${phase} ${at}`).toBe(3)
      expect(guesses(table.s, O1, fields).size, `${phase} ${at}`).toBe(1)
    }
  }
  table.until('DEALS')
  expect(guesses(table.s, O3, (s) => deals(s)[0]).size).toBe(1)
  expect(guesses(table.s, O3, (s) => s.deals[2]?.status)).toEqual(new Set(['"REJECTED"', '"EXPIRED"']))
})

test('[10] so might sealed bids and votes, seeds and piles', () => {
  const bidding = tableAt('BID', (s) => row(s, 'P-01', 'P-10')).bid(O1, 'P-10', 4)
  const bidOf = (s: State) => s.agenda.at(-1)
  expect(guesses(bidding.s, O2, bidOf).size).toBeGreaterThan(5)
  expect(guesses(bidding.s, O1, bidOf).size).toBe(1)
  for (const secret of ['matchSeed', 'roundSeed', 'piles', 'preferences'] as const) {
    expect(guesses(bidding.s, O1, (s) => s[secret]).size, secret).toBeGreaterThan(30)
  }
  expect(guesses(bidding.s, O1, (s) => s.market.drawPile).size).toBe(60)
  const voting = tableAt('VOTE', (s) => {
    s.candidates = ['C-01', 'C-04']
  }).do(O1, { type: 'electionVote', candidateId: 'C-01', contribution: 2 })
  expect(guesses(voting.s, O2, (s) => s.agenda.at(-1)).size).toBe(6)
})
