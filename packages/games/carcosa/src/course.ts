import type { Course } from '@ludoteca/kernel'
import type { State } from './state.ts'

/** How the house wears the souls down, round by round. The King's seat has neither keys nor sanity. */
export const course: Course<State> = {
  unit: 'round',
  now: ({ round }) => round,
  values: {
    'Keys held': ({ players }) => players.map(({ keys }) => keys.length),
    Sanity: ({ players }) => players.map(({ sanity }) => sanity),
  },
}
