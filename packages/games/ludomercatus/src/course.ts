import type { Course } from '@ludoteca/kernel'
import { netWorth } from './rules/worth.ts'
import type { State } from './state.ts'

/** How a match goes, round by round. */
export const course: Course<State> = {
  unit: 'round',
  now: ({ round }) => round,
  values: {
    'Net worth (£)': (s) => s.players.map((_, seat) => netWorth(s, seat)),
    'Cash (£)': ({ players }) => players.map(({ cash }) => cash),
  },
}
