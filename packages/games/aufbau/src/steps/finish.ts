import type { Io } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import { scoreOf } from '../rules/score.ts'
import type { State } from '../state.ts'

/** [D-01] Nothing happens any more; all books are opened. */
export function endMatch(s: State, io: Io<Fact>): void {
  s.finished = true
  s.agenda.length = 0
  io.reveal()
  io.tell({ type: 'matchEnded', scores: s.players.map((p) => scoreOf(s, p)) })
}
