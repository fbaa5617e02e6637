import type { Playtest } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { State } from '../state.ts'
import { label } from './labels.ts'
import { scenarios } from './scenarios.ts'
import { sheets } from './sheets.ts'
import { watch } from './watch.ts'

/** [12.5] The laboratory. */
export const playtest: Playtest<State, Fact> = {
  scenarios,
  roundsOption: 'maxRounds',
  usualRounds: 20,
  watch,
  sheets,
  label,
}
