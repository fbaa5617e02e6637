import { type BoxTutorial, type Exercise, inOrder, LEARNER } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import type { Fact } from './facts.ts'
import type { Item, Move } from './moves.ts'
import type { State } from './state.ts'
import { COACH, LEARNT, WATCH } from './text/coach.ts'
import type { View } from './view.ts'

/** By this luck grain is in demand, and what the coach suggests succeeds without being a marvel. */
const SEED = 'aufbau, das erste Haus: 23'

const LABOR = 4
const GRAIN: readonly Item[] = [{ good: 'raw.grain', count: 18 }]
const LASTING = 2

const READY: Move = { type: 'setReady', ready: true }
const isIn = (round: number) => (view: View) => view.round === round && view.phase === 'actions'

/** Three rounds: work and trade, grow, and a round of the learner's own. */
const EXERCISES: readonly Exercise<View, Move>[] = [
  { id: 'estate', about: 'domains', text: COACH.estate },
  { id: 'begin', about: 'gm', text: COACH.begin, move: { type: 'advance' } },
  { id: 'purse', about: 'purse', text: COACH.purse, when: isIn(1) },
  {
    id: 'materials',
    about: 'family-materials',
    text: COACH.materials,
    move: { type: 'gainMaterials', mode: 'domainAdministration', investments: LABOR },
    allows: (move) =>
      move.type === 'gainMaterials' && move.mode === 'domainAdministration' && move.investments === LABOR,
  },
  { id: 'market', about: 'market', text: COACH.market },
  {
    id: 'sell',
    about: 'family-money',
    text: COACH.sell,
    move: { type: 'moneySell', items: GRAIN },
    allows: (move) => move.type === 'moneySell' && sum(move.items) === sum(GRAIN),
  },
  { id: 'ready', about: 'ready', text: COACH.ready, move: READY },
  { id: 'upkeep', about: 'purse', text: COACH.upkeep, when: isIn(2) },
  {
    id: 'city',
    about: 'family-posts',
    text: COACH.city,
    move: { type: 'acquireCity', tier: 'small', tenure: 'owned' },
    allows: (move) => move.type === 'acquireCity' && move.tier === 'small' && move.tenure !== 'pacht',
  },
  {
    id: 'influence',
    about: 'family-influence',
    text: COACH.influence,
    move: { type: 'gainInfluence', kind: 'permanent', investments: LASTING },
    allows: (move) => move.type === 'gainInfluence' && move.kind === 'permanent',
  },
  { id: 'readyAgain', about: 'ready', text: COACH.readyAgain, move: READY },
  {
    id: 'build',
    about: 'family-building',
    text: COACH.build,
    move: { type: 'upgradeStarterDomain' },
    allows: ({ type }) => type === 'upgradeStarterDomain',
    when: isIn(3),
  },
  { id: 'free', about: 'ready', text: COACH.free, move: READY, allows: () => true, until: ({ round }) => round > 3 },
  { id: 'worth', about: 'head', text: ({ scores }) => COACH.worth(scores[LEARNER] ?? 0) },
]

/** The first rounds of a house, beside two easy neighbours. It may be played on to the end. */
export const tutorial: BoxTutorial<Config, State, Move, View, Fact> = {
  seed: SEED,
  options: { clocks: false, maxRounds: 12, eventFirstRound: 6 },
  others: ['Livia', 'Cassius'],
  ...inOrder(EXERCISES),
  watch: WATCH,
  learnt: LEARNT,
}

function sum(items: readonly Item[]): number {
  return items.reduce((total, { count }) => total + count, 0)
}
