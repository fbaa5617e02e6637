import { drawAny, isRefusal, Match, type MatchRecord, recordOf, SeededChance } from '@ludoteca/kernel'
import type { Config } from '../src/config.ts'
import { imperio } from '../src/game.ts'

interface Golden {
  readonly seats: number
  readonly options: Partial<Config>
}

/** The golden matches of today’s version: one for each mode, with watchers, and options that change the rules. */
export const GOLDEN: Readonly<Record<string, Golden>> = {
  'quick-v3': { seats: 4, options: { mode: 'QUICK', showLiveMoodPct: true } },
  'standard-v3': { seats: 12, options: { mode: 'STANDARD', uniqueTeams: true, pressPersona: 'PP-02' } },
  'long-v3': { seats: 8, options: { mode: 'LONG', clocks: false } },
}

/** Questions that nobody waits for are answered once in so many moves. */
const OPEN_ONE_IN = 4

/** Plays a golden match anew, by random legal moves. Needed again only when the rules version goes up. */
export function makeReplay(name: string): MatchRecord {
  const { seats, options } = GOLDEN[name] as Golden
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `Dueño ${seat + 1}`, kind: 'random' }))
  const match = Match.start(imperio, { options, seats: names, seed: `golden ${name}` })
  if (isRefusal(match)) throw new Error(match.code)
  const dice = new SeededChance(`moves ${name}`)
  while (!match.outcome()) {
    const drawn = drawAny(match.position.state, match.decisions, dice, OPEN_ONE_IN)
    if (!drawn) throw new Error('nobody can move')
    match.submit(drawn.seat, drawn.move)
  }
  return recordOf(match, { withSeed: true })
}
