import { conformance } from '@ludoteca/kernel/testing'
import { carcosa } from '../src/game.ts'

conformance(carcosa, { secrets: true, seats: [2, 3, 4], matches: 2, every: 23 })

conformance(carcosa, {
  secrets: true,
  seats: [4],
  options: [
    { difficulty: 'EASY', roleDraw: 'CHOOSE', roles: ['PSYCHIC', 'HIGH_ROLLER', 'BRAWLER', 'HEALER'] },
    { difficulty: 'HARD', roleDraw: 'FIXED', reinaReveal: 'NO_MOVE', taberna: 'peek', clocks: false },
    { freeActionsAtZero: false, taberna: 'recover', spiderGrace: false, tankProtection: false, maxRounds: 12 },
    { ringActivation: true, houseLoss: 0, presenceStartRound: 10, loseOnDeckExhaustion: true, maxRounds: 30 },
    { maxRounds: 0, maxFreeActionsPerTurn: 0, maxTradeOffersPerTurn: 0, umbralNode: 'F3_P', sanctuaryNode: 'F2_P' },
  ],
  matches: 1,
  every: 31,
})

conformance(carcosa, { secrets: true, seats: [3, 5], options: [{ kingMode: 'SEAT' }], matches: 1, every: 31 })
