import type { Course } from '@ludoteca/kernel'
import { wealthOfAll } from './rules/wealth.ts'
import type { State } from './state.ts'

/** How a match goes, round by round. */
export const course: Course<State> = {
  unit: 'round',
  now: ({ round }) => round,
  values: {
    Wealth: wealthOfAll,
    Cash: ({ owners }) => owners.map(({ cash }) => cash),
    Fame: ({ owners }) => owners.map(({ fame }) => fame),
  },
}
