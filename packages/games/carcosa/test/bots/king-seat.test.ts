import { expect, test } from 'vitest'
import { pickDice } from '../../src/bots/king-seat.ts'
import { carcosa } from '../../src/game.ts'
import type { State } from '../../src/state.ts'
import { at, base4, give, P1, P2, P3, P4, sane } from '../kit.ts'

/** From floor 3 a 1 or a 4 leads to floor 1, a 2 to floor 2, a 3 stays. */
function picked(harsh: boolean, d4: number[], d6: number[], change: (s: State) => void) {
  const t = base4(change, { kingMode: 'SEAT' })
  return pickDice(carcosa.view(t.s, 4), { step: 'kingPick', d4, d6 }, harsh)
}
const everybody = [P1, P2, P3, P4] as const

test('a harsh King goes where most souls are, and hurts all [13.6]', () => {
  const pick = picked(true, [2, 1], [1, 2], (s) => {
    for (const seat of everybody) at(s, seat, 'F1_R2')
  })
  expect(pick).toEqual({ type: 'kingPick', d4: 1, d6: 1 })
})

test('a harsh King breaks up a full Umbral [13.6]', () => {
  const pick = picked(true, [3, 3], [2, 5], (s) => {
    for (const seat of everybody) {
      at(s, seat, 'F2_P')
      give(s, seat, 'KEY')
    }
  })
  expect(pick).toEqual({ type: 'kingPick', d4: 0, d6: 1 })
})

test('a harsh King does not draw the souls into the Umbral when they have their keys [13.6]', () => {
  const pick = picked(true, [2, 2], [5, 1], (s) => {
    for (const seat of everybody) {
      at(s, seat, 'F1_R2')
      give(s, seat, 'KEY')
    }
  })
  expect(pick).toEqual({ type: 'kingPick', d4: 0, d6: 1 })
})

test('a dramatic King spares a soul at the edge in the first rounds [13.6]', () => {
  const pick = picked(false, [1, 2], [1, 1], (s) => {
    sane(s, -4, 3, 3, 3)
    at(s, P3, 'F2_R1')
  })
  expect(pick).toEqual({ type: 'kingPick', d4: 1, d6: 0 })
})
