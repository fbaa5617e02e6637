import { type Io, next, type RunStep, type Seat } from '@ludoteca/kernel'
import { PLACES } from '../data/board.ts'
import { SANITY_FLOOR } from '../data/constants.ts'
import { FIGURE_OF, type MonsterId, TUE_TUE_LOSSES } from '../data/monsters.ts'
import type { Fact } from '../facts.ts'
import type { AppearFrame, Frame, LoseFrame } from '../frames.ts'
import { figureOf, putFigure, reactionTo } from '../rules/figures.ts'
import { damage, exactLoss } from '../rules/sanity.ts'
import { soulAt } from '../rules/souls.ts'
import { isTrapped } from '../rules/statuses.ts'
import type { State } from '../state.ts'

/** [7.9] A monster card or a low omen calls something. */
export const appear: RunStep<State, AppearFrame, Fact> = {
  run(s, { monster, seat }, io) {
    if (monster === 'TUE_TUE') return next(s, song(s, seat, io))
    if (figureOf(s, monster)) {
      io.tell({ type: 'monsterAlreadyHere', monster })
      return next(s)
    }
    next(s, ...callFigure(s, monster, seat, io))
  },
}

/** The figure is placed; then comes the window for a reaction, then what it does. */
export function callFigure(s: State, id: MonsterId, seat: Seat, io: Io<Fact>): Frame[] {
  const revealer = soulAt(s, seat)
  const node = FIGURE_OF[id].appears === 'CORRIDOR' ? PLACES[revealer.node].corridor : revealer.node
  putFigure(s, id, node, seat, io)
  // [D-54] Whoever is caught already is not caught again: the figure is there and does nothing more.
  const catches = id === 'ARANA' || id === 'VIEJO_DEL_SACO'
  if (catches && isTrapped(revealer)) return []
  return [...reactionTo(s, id), { step: 'strike', monster: id, seat }]
}

/** [3.9, 7.9] One counter for the whole match; the third song and all later ones go straight to −5. */
function song(s: State, seat: Seat, io: Io<Fact>): LoseFrame {
  const count = ++s.tueTueCount
  io.tell({ type: 'tueTueSang', seat, count })
  const loss = TUE_TUE_LOSSES[count - 1]
  if (loss !== undefined) return damage(seat, loss, 'TUE_TUE')
  return exactLoss(seat, soulAt(s, seat).sanity - SANITY_FLOOR, 'TUE_TUE')
}
