import { expect, test } from 'vitest'
import { afflict, at, base4, figure, give, P1, P2, P3, P4, sane, stack } from '../kit.ts'

test('[7.2] whoever the Viejo has carried back to a place explores nothing there', () => {
  // P1 and P2 change places; P1's new room holds a meal that calls P2, who finds the Viejo and is carried down again.
  const table = base4((s) => {
    at(s, P1, 'F1_R1')
    at(s, P2, 'F2_R1')
    at(s, P3, 'F2_R2')
    sane(s, 1, 1)
    stack(s, 'F1_R1', 'CAMBIA_CARAS', 'ASCENSOR')
    stack(s, 'F2_R1', 'COMIDA_SERVIDA', 'VIEJO_DEL_SACO')
  })
  table.roll(1, 6).pick(0).do(P1, { type: 'search' }).done()
  expect([table.soul(P2).node, table.figure('VIEJO_DEL_SACO')]).toMatchObject(['F1_R1', { node: 'F1_R1', victim: P2 }])
  expect(table.deck('F1_R1')).toEqual(['ASCENSOR', 'CAMBIA_CARAS'])
})

test('[7.4] whoever throws SANIDAD away in the sack leaves it, and the Viejo is not stunned', () => {
  const table = base4((s) => {
    figure(s, 'VIEJO_DEL_SACO', 'F1_P', { victim: P1 })
    afflict(s, P1, 'TRAPPED_SACK', 3, 'VIEJO_DEL_SACO')
    afflict(s, P1, 'SANIDAD')
  }).do(P1, { type: 'discardSanidad' })
  expect(table.figure('VIEJO_DEL_SACO')).toMatchObject({ victim: null, stun: 0 })
  expect(table.actions[P1]).toBe(2)
})

test('[7.9] whoever is carried counts as standing there, also in the Umbral', () => {
  const table = base4((s) => {
    for (const seat of [P1, P2, P3, P4]) {
      at(s, seat, 'F2_P')
      give(s, seat, 'KEY')
    }
    figure(s, 'VIEJO_DEL_SACO', 'F2_P', { victim: P4, stun: 1 })
    afflict(s, P4, 'TRAPPED_SACK', 3, 'VIEJO_DEL_SACO')
  }).quiet()
  expect(table.s.ending).toBe('WIN')
})
