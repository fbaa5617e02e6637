import { expect, test } from 'vitest'
import type { Move } from '../../src/moves.ts'
import type { RefusalCode } from '../../src/refusals.ts'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, figure, give, P1, sane, special, stack, take } from '../kit.ts'

/** What P1 tries in a house that was changed so, and why it cannot be done. */
type Attempt = readonly [why: string, code: RefusalCode, change: (s: State) => void, move: Move]

const ATTEMPTS: readonly Attempt[] = [
  [
    'who failed to escape does nothing else [7.4]',
    'E_LOCKED',
    (s) => Object.assign(soulAt(s, P1), { actionsLeft: 0, turnLocked: true }),
    { type: 'meditate' },
  ],
  [
    'nor tries again under a locked turn',
    'E_LOCKED',
    (s) => {
      afflict(s, P1, 'TRAPPED_SPIDER', 3, 'ARANA')
      Object.assign(soulAt(s, P1), { actionsLeft: 0, turnLocked: true })
    },
    { type: 'escape' },
  ],
  [
    'who is caught does not walk [5.3]',
    'E_TRAPPED',
    (s) => afflict(s, P1, 'TRAPPED_SPIDER', 3, 'ARANA'),
    { type: 'move', to: 'F1_R1' },
  ],
  [
    'nor uses an active Anillo [14.2]',
    'E_TRAPPED',
    (s) => {
      give(s, P1, 'RING')
      afflict(s, P1, 'TRAPPED_SPIDER', 3, 'ARANA')
    },
    { type: 'useRing' },
  ],
  [
    'a figure elsewhere is out of reach [7.9]',
    'E_NO_MONSTER',
    (s) => {
      give(s, P1, 'BLUNT')
      figure(s, 'ARANA', 'F1_R1')
    },
    { type: 'useBlunt', uid: 0, monster: 'ARANA' },
  ],
  ['without SANIDAD there is none to discard [D-30]', 'E_NO_STATUS', () => {}, { type: 'discardSanidad' }],
  [
    'the Taberna gives nothing to who lacks nothing [D-49]',
    'E_SANITY_FULL',
    (s) => {
      special(s, 'F1_R2', 'TABERNA')
      at(s, P1, 'F1_R2')
    },
    { type: 'tabernaRecover' },
  ],
  [
    'at −5 nothing is left to pay the look with [D-55]',
    'E_SANITY_LOW',
    (s) => {
      special(s, 'F1_R2', 'TABERNA')
      at(s, P1, 'F1_R2')
      sane(s, -5)
    },
    { type: 'tabernaPeek', rooms: ['F1_R1', 'F1_R3'] },
  ],
  [
    'nothing lies in the Armería [7.8]',
    'E_ARMERIA_EMPTY',
    (s) => {
      special(s, 'F1_R2', 'ARMERIA')
      at(s, P1, 'F1_R2')
    },
    { type: 'armeriaTake', uid: 0 },
  ],
  [
    'a Llavero in use is not sold [D-36]',
    'E_LLAVERO_IN_USE',
    (s) => {
      special(s, 'F1_R2', 'MOTEMEY')
      at(s, P1, 'F1_R2')
      give(s, P1, 'TREASURE_RING', 'KEY', 'KEY')
    },
    { type: 'motemeySell', uid: 0 },
  ],
  [
    'Motemey has nothing left [seed D]',
    'E_DECK_EMPTY',
    (s) => {
      special(s, 'F1_R2', 'MOTEMEY')
      at(s, P1, 'F1_R2')
    },
    { type: 'motemeyBuy' },
  ],
  [
    'Motemey takes no credit [seed D]',
    'E_SANITY_LOW',
    (s) => {
      special(s, 'F1_R2', 'MOTEMEY')
      at(s, P1, 'F1_R2')
      s.motemey = { cards: [take(s, 'VIAL')], known: [0] }
      sane(s, 1)
    },
    { type: 'motemeyBuy' },
  ],
]

test.each(ATTEMPTS)('%s: %s', (_why, code, change, move) => {
  const table = base4(change, { ringActivation: true })
  expect(table.offers(P1)).not.toContain(move.type)
  expect(table.try(P1, move)).toBe(code)
})

test('while something else is asked no action is explained, only refused', () => {
  const table = base4((s) => {
    at(s, P1, 'F1_R1')
    stack(s, 'F1_R1', 'EVENTO_MOTEMEY')
  }).do(P1, { type: 'search' })
  expect(table.prompt).toBe('motemeyEvent')
  expect(table.try(P1, { type: 'discardSanidad' })).toBe('E_PHASE')
})
