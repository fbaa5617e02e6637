import { conformance } from '@ludoteca/kernel/testing'
import { plaza } from '../src/game.ts'

conformance(plaza, {
  secrets: true,
  every: 1,
  seats: [2, 5],
  options: [{}, { rounds: 2, undo: 'own', clocks: false, pad: 10 }, { elections: false, awards: false }],
  matches: 4,
})
conformance(plaza, { secrets: true, every: 7, seats: [12], options: [{ rounds: 4 }], matches: 2 })
