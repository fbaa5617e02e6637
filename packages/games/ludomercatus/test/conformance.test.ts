import { conformance } from '@ludoteca/kernel/testing'
import { ludomercatus } from '../src/game.ts'
import { version1 } from '../src/version-1.ts'

// Random matches last some thousand moves, so most are cut short; the costly checks grow with the seats.
const short = { roundLimit: 8 }

conformance(ludomercatus, { secrets: true, seats: [2, 3, 4], options: [short], matches: 2, every: 41 })
conformance(ludomercatus, { secrets: true, seats: [5, 6], options: [short], matches: 1, every: 101 })
conformance(ludomercatus, { secrets: true, seats: [7, 8], options: [short], matches: 1, every: 307 })

conformance(ludomercatus, {
  secrets: true,
  seats: [4],
  options: [
    { ...short, freeParkingJackpot: true, doubleGo: true },
    { ...short, auctionOnly: true },
    { ...short, noAuctions: true },
    { ...short, shortageAuction: false, startingPlayer: 'first' },
    { ...short, tradeInDebt: false, clocks: false },
    { timeLimitSec: 900, undo: false },
    { ...short, evenBuilding: false, noRentInJail: true, startCash: 10_000 },
    { ...short, maxProposalsPerTurn: 0, maxTradeRevisions: 1 },
  ],
  matches: 1,
  every: 53,
})

conformance(version1, { secrets: true, seats: [3], options: [short], matches: 1, every: 53 })
conformance(ludomercatus, { secrets: true, seats: [2], options: [{}], matches: 1, every: 307, movesMax: 100_000 })
conformance(ludomercatus, { secrets: true, seats: [3], options: [{}], matches: 1, every: 503, movesMax: 100_000 })
