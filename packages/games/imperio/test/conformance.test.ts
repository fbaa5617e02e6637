import { conformance } from '@ludoteca/kernel/testing'
import { imperio } from '../src/game.ts'
import { imperioTutorial } from '../src/tutorial/game.ts'

conformance(imperio, {
  secrets: true,
  every: 5,
  seats: [4, 7],
  options: [
    {},
    { mode: 'STANDARD', uniqueTeams: true, showLiveMoodPct: true, clocks: false },
    { mode: 'LONG', teamSet: 'REAL_LABEL', realLabelsAccepted: true, pressPersona: 'PP-03', clockPct: 10 },
  ],
  matches: 2,
})
conformance(imperio, { secrets: true, every: 11, seats: [12], options: [{ mode: 'STANDARD' }], matches: 1 })
conformance(imperioTutorial, { secrets: true, every: 2, seats: [3], matches: 5 })
