import { scenario } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { plaza } from '../src/game.ts'
import { A, acting, B, C, row, startMatch } from './kit.ts'

const sale = (toOwnerId: string, side: 'BUY' | 'SELL', propertyId: string, price: number) => ({
  templateId: 'CASH_FOR_PROPERTY',
  toOwnerId,
  fields: { side, propertyId, price },
})

scenario('everybody acts once, and a good name costs cash', plaza, {
  given: { ...row(), ...acting(2, 'MOOD'), owners: [{ cash: 5 }, { cash: 0 }] },
  when: [
    [B, 'action', { action: 'PR' }, 'E_CASH'],
    [A, 'action', { action: 'PR' }],
    [A, 'action', { action: 'PASS' }, 'E_SEAT'],
    [B, 'action', { action: 'PASS' }],
  ],
  then: { owners: [{ cash: 4, fame: 2 }, { cash: 0 }], phase: 'MOOD' },
})

scenario('an accepted deal is carried out when all have acted, before the rent is paid', plaza, {
  given: { ...row(A), ...acting(2, 'MOOD'), owners: [{ cash: 10 }, { cash: 10 }] },
  when: [
    [A, 'dealOffer', sale('O-02', 'SELL', 'P-01', 4)],
    [A, 'dealOffer', sale('O-02', 'SELL', 'P-01', 3), 'E_OFFERED'],
    [A, 'dealResponse', { dealId: 'D-01-001', response: 'ACCEPT' }, 'E_PHASE'],
    [B, 'dealResponse', { dealId: 'D-01-002', response: 'ACCEPT' }, 'E_RANGE'],
    [B, 'dealResponse', { dealId: 'D-01-001', response: 'ACCEPT' }],
    [A, 'action', { action: 'PASS' }],
    [B, 'action', { action: 'PASS' }],
  ],
  then: { owners: [{ cash: 14 }, { cash: 11 }], deals: [] },
  told: [
    { type: 'dealsUpdate', deals: [{ status: 'PENDING' }] },
    { type: 'dealsUpdate', deals: [{ status: 'ACCEPTED' }] },
    { type: 'dealsUpdate', deals: [{ status: 'RESOLVED' }] },
    { type: 'rentPaid', seat: B, propertyId: 'P-01', amount: 5 },
  ],
})

scenario('a rejected deal and one without an answer were never made', plaza, {
  seats: 3,
  given: { ...row(A), ...acting(3, 'MOOD') },
  when: [
    [B, 'dealOffer', sale('O-01', 'BUY', 'P-01', 4)],
    [C, 'dealOffer', sale('O-01', 'BUY', 'P-01', 5)],
    [A, 'dealResponse', { dealId: 'D-01-002', response: 'REJECT' }],
    [A, 'action', { action: 'PASS' }],
    [B, 'action', { action: 'PASS' }],
    [C, 'action', { action: 'PASS' }],
  ],
  then: { row: [{ owner: A }], deals: [] },
})

scenario('of two deals over one lot the second is invalid', plaza, {
  seats: 3,
  given: { ...row(A), ...acting(3, 'MOOD') },
  when: [
    [B, 'dealOffer', sale('O-01', 'BUY', 'P-01', 4)],
    [C, 'dealOffer', sale('O-01', 'BUY', 'P-01', 5)],
    [A, 'dealResponse', { dealId: 'D-01-002', response: 'ACCEPT' }],
    [A, 'dealResponse', { dealId: 'D-01-003', response: 'ACCEPT' }],
    [A, 'action', { action: 'PASS' }],
    [B, 'action', { action: 'PASS' }],
    [C, 'action', { action: 'PASS' }],
  ],
  then: { row: [{ owner: B }] },
  told: [
    {
      type: 'dealsUpdate',
      deals: [
        { dealId: 'D-01-002', status: 'RESOLVED' },
        { dealId: 'D-01-003', status: 'INVALID' },
      ],
    },
  ],
})

scenario('nobody sells what another holds or buys beyond the cash in hand', plaza, {
  seats: 3,
  given: { ...row(A), ...acting(3), owners: [{ cash: 10 }, { cash: 3 }] },
  when: [
    [B, 'dealOffer', sale('O-01', 'SELL', 'P-01', 4), 'E_NOT_OWNER'],
    [B, 'dealOffer', sale('O-03', 'BUY', 'P-01', 2), 'E_NOT_OWNER'],
    [B, 'dealOffer', sale('O-01', 'BUY', 'P-01', 4), 'E_CASH'],
    [B, 'dealOffer', sale('O-01', 'BUY', 'P-03', 2), 'E_RANGE'],
    [A, 'dealOffer', sale('O-01', 'SELL', 'P-01', 2), 'E_RANGE'],
    [A, 'dealOffer', sale('O-02', 'SELL', 'P-01', 4)],
    [B, 'dealResponse', { dealId: 'D-01-001', response: 'ACCEPT' }, 'E_CASH'],
  ],
})

scenario('without a sold lot there is nothing to deal in', plaza, {
  given: { ...row(), ...acting(2) },
  when: [[A, 'dealOffer', sale('O-02', 'BUY', 'P-01', 2), 'E_UNSOLD']],
})

scenario('a deal is seen by its two parties alone', plaza, {
  seats: 3,
  given: { ...row(A), ...acting(3) },
  when: [[B, 'dealOffer', sale('O-01', 'BUY', 'P-01', 4)]],
  then(s) {
    const dealsOf = (viewer: number | 'spectator') => plaza.view(s, viewer).deals.length
    expect([dealsOf(A), dealsOf(B), dealsOf(C), dealsOf('spectator')]).toEqual([1, 1, 0, 0])
  },
})

test('a deal is told to its two parties alone', () => {
  const match = startMatch({ rounds: 1 })
  match.submit(-1, { type: 'continue' })
  const { propertyId, reserve } = match.view(A).row[0] as { propertyId: string; reserve: number }
  match.submit(A, { type: 'bid', propertyId, amount: reserve, useFameToken: false })
  for (const seat of [B, C]) match.submit(seat, { type: 'bid', propertyId: null, amount: 0, useFameToken: false })
  const answer = match.submit(C, { type: 'dealOffer', ...sale('O-01', 'BUY', propertyId, 4) })
  expect(answer.ok && answer.told).toMatchObject([{ fact: { type: 'dealsUpdate' }, to: [C, A] }])
})
