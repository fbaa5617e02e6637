import type { Course } from '@ludoteca/kernel'
import { POINT } from './data/scoring.ts'
import { scoreOf } from './rules/score.ts'
import type { State } from './state.ts'

/** [12] How a match goes, round by round. */
export const course: Course<State> = {
  unit: 'round',
  now: ({ round }) => round,
  values: {
    'Net worth (GoldEq)': (s) => s.players.map((p) => scoreOf(s, p) / POINT),
    Gold: ({ players }) => players.map(({ gold12 }) => gold12 / 12),
  },
}
