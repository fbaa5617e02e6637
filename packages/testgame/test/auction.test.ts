import { scenario } from '@ludoteca/kernel/testing'
import { expect } from 'vitest'
import { plaza } from '../src/game.ts'
import { A, B, bidding, C, row } from './kit.ts'

const bid = (propertyId: string | null, amount: number, useFameToken = false) => ({ propertyId, amount, useFameToken })

scenario('the highest bid takes the lot and pays; bids are shown when all are in', plaza, {
  seats: 3,
  given: { ...row(), ...bidding(3, 'ACTION') },
  when: [
    [A, 'bid', bid('P-03', 4)],
    [A, 'bid', bid('P-03', 5), 'E_SEAT'],
    [B, 'bid', bid('P-03', 6)],
    [C, 'bid', bid(null, 0)],
  ],
  then: { owners: [{ cash: 13 }, { cash: 7, lotsWon: 1 }, { cash: 13 }], row: [{}, { owner: B }, {}], phase: 'ACTION' },
  told: [
    { type: 'bidIn', seat: A },
    { type: 'bidIn', seat: C },
    { type: 'bidResults', lots: [{}, { propertyId: 'P-03', winnerId: 'O-02', price: 6 }] },
    { type: 'phaseChange', phase: 'ACTION' },
  ],
})

scenario('a token beats an equal bid and is spent', plaza, {
  given: { ...row(), ...bidding(2, 'ACTION') },
  when: [
    [A, 'bid', bid('P-01', 3)],
    [B, 'bid', bid('P-01', 3, true)],
  ],
  then: { owners: [{ fame: 1 }, { fame: 0 }], row: [{ owner: B }] },
})

scenario('luck decides between equal bids', plaza, {
  given: { ...row(), ...bidding(2, 'ACTION') },
  chance: { ties: [1] },
  when: [
    [A, 'bid', bid('P-01', 3)],
    [B, 'bid', bid('P-01', 3)],
  ],
  then: { row: [{ owner: B }] },
})

scenario('a bid keeps to the row, the reserve, the cash and the fame of its owner', plaza, {
  given: { ...row(), ...bidding(2), owners: [{ cash: 4, fame: 0 }] },
  when: [
    [A, 'bid', bid('P-02', 3), 'E_RANGE'],
    [A, 'bid', bid('P-08', 4), 'E_RESERVE'],
    [A, 'bid', bid('P-03', 5), 'E_CASH'],
    [A, 'bid', bid('P-03', 4, true), 'E_FAME'],
    [A, 'bid', bid(null, 1), 'E_NO_LOT'],
    [A, 'bid', bid('P-03', -1), 'E_RESERVE'],
  ],
})

scenario('whoever runs out of time does not bid', plaza, {
  given: { ...row(), ...bidding(2) },
  when: [],
  then: (s) =>
    expect(plaza.decisions(s)).toMatchObject([
      { seat: A, clockMs: 20_000, fallback: { type: 'bid', ...bid(null, 0) } },
      { seat: B },
    ]),
})

scenario('without clocks nobody is hurried', plaza, {
  options: { clocks: false },
  when: [],
  then: (s) => expect(plaza.decisions(s)[0]).not.toHaveProperty('clockMs'),
})
