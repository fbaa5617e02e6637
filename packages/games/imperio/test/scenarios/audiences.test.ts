import { TABLE } from '@ludoteca/kernel'
import { scenario } from '@ludoteca/kernel/testing'
import { imperio } from '../../src/game.ts'
import type { State } from '../../src/state.ts'
import { O1, O2, O3, offerOf, row, type Table, tableAt } from '../kit.ts'

const at = (table: Table) => (s: State) => void Object.assign(s, table.s)
const bidding = tableAt('BID', (s) => {
  row(s, 'P-01')
  s.pacts.push({ promiser: O1, payee: O2, district: 'Surco', round: 5, status: 'ACTIVE' })
})
const { type: _offer, ...offer } = offerOf('SECURITY_ESCORT', O3)

scenario('whoever breaks a pact in secret alone hears of it; not even whom it was made with [2.4.3, 10]', imperio, {
  options: { mode: 'STANDARD' },
  given: at(bidding),
  when: [[O1, 'action', { action: 'BREAK_PACT' }]],
  told: [{ fact: { type: 'pactBrokenInSecret' }, to: [O1] }],
})

scenario('an offer is for those two alone, whatever becomes of it [10]', imperio, {
  options: { mode: 'STANDARD' },
  given: at(tableAt('ACTION')),
  when: [
    [O1, 'dealOffer', offer],
    [O3, 'dealResponse', { dealId: 'D-05-001', response: 'REJECT' }],
  ],
  told: [
    { fact: { type: 'dealsUpdate', deals: [{ status: 'PENDING' }] }, to: [O1, O3] },
    { fact: { type: 'dealsUpdate', deals: [{ status: 'REJECTED' }] }, to: [O1, O3] },
  ],
})

scenario('an offer that nobody answered: both are told that it expired, and nobody else [4.4.5, 10]', imperio, {
  options: { mode: 'STANDARD' },
  given: at(tableAt('ACTION').offer(O1, 'SECURITY_ESCORT', O3).until('MOOD')),
  when: [[TABLE, 'continue']],
  told: [{ fact: { type: 'dealsUpdate', deals: [{ status: 'EXPIRED', fromOwnerId: 'O-01' }] }, to: [O1, O3] }],
})

scenario('that somebody has bid is for all, and what they bid for nobody [10]', imperio, {
  options: { mode: 'STANDARD' },
  given: at(bidding),
  when: [[O2, 'bid', { propertyId: null, amount: 0, useFameToken: false }]],
  told: [{ fact: { type: 'bidIn', seat: O2 }, to: 'all' }],
  untold: ['bidResults'],
})
