import { drawAny, isRefusal, Match, type MatchRecord, recordOf, SeededChance } from '@ludoteca/kernel'
import type { Config } from '../src/config.ts'
import { ludomercatus } from '../src/game.ts'

interface Golden {
  readonly seats: number
  readonly options: Partial<Config>
  /** Chosen so that the match is neither trivial nor endless. */
  readonly seed: string
}

/** The golden matches of the newest rules: one for each way the game can end, and all house rules among them. */
export const GOLDEN: Readonly<Record<string, Golden>> = {
  '2-last-survivor': { seats: 2, options: {}, seed: 'golden last-survivor 190' },
  '2-uneven': {
    seats: 3,
    options: { evenBuilding: false, noRentInJail: true, startCash: 2500, roundLimit: 60 },
    seed: 'golden uneven',
  },
  '2-round-limit': {
    seats: 5,
    options: { roundLimit: 10, freeParkingJackpot: true, doubleGo: true, auctionOnly: true },
    seed: 'golden round-limit',
  },
  '2-time-limit': { seats: 3, options: { timeLimitSec: 1200, noAuctions: true }, seed: 'golden time-limit' },
}

const MOVES_MAX = 100_000

/** Plays a golden match anew, by random legal moves. Needed again only when the rules version goes up. */
export function makeReplay(name: string): MatchRecord {
  const { seats, options, seed } = GOLDEN[name] as Golden
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}`, kind: 'random' }))
  const match = Match.start(ludomercatus, { options, seats: names, seed })
  if (isRefusal(match)) throw new Error(match.code)
  const dice = new SeededChance(`moves ${seed}`)
  while (!match.outcome() && match.seq < MOVES_MAX) {
    const drawn = drawAny(match.position.state, match.decisions, dice)
    if (!drawn) throw new Error('nobody can move')
    match.submit(drawn.seat, drawn.move)
  }
  return recordOf(match, { withSeed: true })
}
