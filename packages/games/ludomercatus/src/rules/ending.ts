import type { Io } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Ending, State } from '../state.ts'
import { standing } from './worth.ts'

/** [17.1] The match is over at once; outstanding tasks are dropped. */
export function endMatch(s: State, reason: Ending, io: Io<Fact>): void {
  s.ending = reason
  s.agenda.length = 0
  const { ranks, scores } = standing(s, reason)
  io.tell({ type: 'gameOver', reason, ranks, worths: scores })
}
