import { conformance } from '@ludoteca/kernel/testing'
import { aufbau } from '../src/game.ts'

conformance(aufbau, { secrets: true, seats: [2, 4], options: [{ maxRounds: 6 }], matches: 1, every: 23 })

conformance(aufbau, {
  secrets: true,
  seats: [3],
  options: [
    { maxRounds: 6, advance: 'gm', clocks: false, administrationUpkeep: true, counterReactionDefault: 'gold' },
    { session: 'kampagne', eventFirstRound: 4, workshopBonusSpecial: [0, 1, 2], checks: [[1, 3, 5]] },
    { maxRounds: 6, facilityCatalogue: 'full', abundance: true, storageCapacityMultiplier: 100 },
  ],
  matches: 1,
  every: 31,
})

// Where all books are open, notes are all there is to hide.
conformance(aufbau, {
  secrets: true,
  seats: [2],
  options: [{ maxRounds: 6, visibility: 'open', advance: 'gm', actionsPerRound: 4, abundance: true }],
  matches: 1,
  every: 3,
})
