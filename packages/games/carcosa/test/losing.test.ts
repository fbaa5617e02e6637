import { expect, test } from 'vitest'
import { pushedByFall } from '../src/rules/losing.ts'
import type { State } from '../src/state.ts'
import { afflict, at, base4, P1, P2, P3, P4, sane } from './kit.ts'

const pushed = (change: (s: State) => void) => pushedByFall(base4(change).s.players, P1)

test('whoever stands one above the edge is pushed over it by a fall, whoever lies there is not [7.6]', () => {
  expect(pushed((s) => sane(s, -4, -4, -5, 2))).toEqual([P2])
})

test('VANIDAD brings those to the edge who stand two above it, a shield keeps whom it covers [7.6]', () => {
  expect(
    pushed((s) => {
      sane(s, -4, -3, -4, -3)
      afflict(s, P2, 'VANIDAD', 3)
      Object.assign(s.players[P3] as object, { shield: 1 })
    }),
  ).toEqual([P2])
})

test('a guarding Tanque takes the damage of those beside him, until he is over the edge himself [7.6]', () => {
  const guarded = (sanityOfGuard: number) =>
    pushed((s) => {
      sane(s, -4, sanityOfGuard, -4, -4)
      for (const seat of [P2, P3, P4]) at(s, seat, 'F2_R1')
      Object.assign(s.players[P2] as object, { protecting: true, shield: 0 })
    })
  expect(guarded(3)).toEqual([])
  expect(guarded(-3)).toEqual([P2, P4])
})
