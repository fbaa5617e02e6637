import { conformance } from '@ludoteca/kernel/testing'
import { pearls } from '../src/game.ts'

conformance(pearls, { secrets: true, every: 1, seats: [2, 5], options: [{}, { pearls: 3 }], matches: 5 })
