import { conformance } from '@ludoteca/kernel/testing'
import { banca } from '../src/game.ts'

const quickModifiers = [
  { fromTurn: 1, min: 1, max: 4 },
  { fromTurn: 3, min: 9, max: 9 },
]

conformance(banca, {
  secrets: true,
  seats: [4, 5, 6, 7],
  every: 3,
  matches: 4,
  options: [
    {},
    { clocks: false, soloRule: 'stop', allEqualBoth: false },
    { initialMoney: 1_000, bankContribution: 0, modifierBands: quickModifiers, levelRefund: 500 },
    { maxTurns: 1 },
  ],
})

conformance(banca, {
  secrets: true,
  seats: [4, 7],
  every: 3,
  matches: 4,
  options: [
    { mode: 'table' },
    { mode: 'table', maxTurns: 2, penaltyBase: 5_000 },
    { mode: 'table', initialMoney: 1_000, bankContribution: 1_000, bidStep: 7, bonusTenths: 0 },
  ],
})
