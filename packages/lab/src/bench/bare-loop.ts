import { playPropertyLoop } from './property/loop.ts'
import { newWorld } from './property/world.ts'
import type { Contestant } from './race.ts'
import { MOVES_PER_MATCH } from './random-play.ts'

/** The bare loop is faster than all it is compared with by far, so it plays more to be timed as well. */
const LOOP_TIMES = 10
const SEATS = 4

/** What costs are told in terms of. It must take turns with them: a machine is not as fast now as some minutes ago. */
export function bareLoop(moves: number): Contestant {
  return { name: BARE_LOOP, run: (round) => playLoop(round, moves) }
}

export const BARE_LOOP = 'bare loop'

function playLoop(round: number, moves: number): number {
  let played = 0
  for (let match = 1; played < LOOP_TIMES * moves; match++) {
    played += playPropertyLoop(newWorld(SEATS, round * 1_000_003 + match * 7919), MOVES_PER_MATCH)
  }
  return played
}
