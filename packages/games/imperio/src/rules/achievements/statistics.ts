import { LEARNER, type Seat } from '@ludoteca/kernel'
import type { StatId } from '../../data/achievements.ts'
import { ownerAt } from '../../owners.ts'
import type { State } from '../../state.ts'
import { newStats, type Stats } from '../../stats.ts'
import { statsOf } from '../resources.ts'
import { rumorCentiOf } from '../risk.ts'
import { type Standing, standingsOf } from './standing.ts'

/** A moment in which statistics are asked for. What must be counted over the deck is counted once, if at all. */
export class Moment {
  readonly s: Readonly<State>
  #standings: readonly Standing[] | undefined

  constructor(s: Readonly<State>) {
    this.s = s
  }

  standing(seat: Seat): Standing {
    this.#standings ??= standingsOf(this.s)
    return this.#standings[seat] as Standing
  }
}

export type Reader = (moment: Moment, seat: Seat) => number

/** [7.3] How a statistic is read: asked of the state, counted as it happened, or counted over the deck. */
export function readerOf(stat: StatId): Reader {
  if (stat in QUESTIONS) return QUESTIONS[stat as Asked]
  if (stat in newStats()) return ({ s }, seat) => statsOf(s, seat)[stat as keyof Stats]
  return (moment, seat) => moment.standing(seat)[stat as keyof Standing]
}

type Asked = Exclude<StatId, keyof Stats | keyof Standing>

const QUESTIONS: Readonly<Record<Asked, Reader>> = {
  cash: ({ s }, seat) => ownerAt(s, seat).cash,
  debt: ({ s }, seat) => ownerAt(s, seat).debt,
  fame: ({ s }, seat) => ownerAt(s, seat).fame,
  compliance: ({ s }, seat) => ownerAt(s, seat).compliance,
  politicalExposure: ({ s }, seat) => ownerAt(s, seat).politicalExposure,
  expropriated: ({ s }, seat) => (ownerAt(s, seat).expropriated ? 1 : 0),
  yapeUsed: ({ s }, seat) => (ownerAt(s, seat).yapeUsed ? 1 : 0),
  globalShockThisRound: ({ s }) => (s.lastShockRound === s.round ? 1 : 0),
  rumorCentiThisRound: ({ s }, seat) => rumorCentiOf(s, seat),
  fameRank: ({ s }, seat) => 1 + s.owners.filter(({ fame }) => fame > ownerAt(s, seat).fame).length,
  finalRank: ({ s }, seat) => 1 + s.ranking.indexOf(seat),
  // Of a career the rules know this match alone; whoever keeps accounts knows the rest.
  careerWins: ({ s }, seat) => (s.ranking[0] === seat ? 1 : 0),
  // Asked at the end of a tutorial alone, in which nobody else has anything to learn.
  tutorialCompleted: (_moment, seat) => (seat === LEARNER ? 1 : 0),
}
