import type { Course } from '@ludoteca/kernel'
import type { State } from './state.ts'

/** How a match goes, turn by turn. */
export const course: Course<State> = {
  unit: 'turn',
  now: ({ turn }) => turn,
  values: {
    Balance: ({ players }) => players.map(({ balance }) => balance),
    Level: ({ players }) => players.map(({ level }) => level),
    Multiplier: ({ players }) => players.map(({ multiplierTenths }) => multiplierTenths / 10),
  },
}
