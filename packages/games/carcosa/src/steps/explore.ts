import { next, type RunStep } from '@ludoteca/kernel'
import { floorOf, isRoom, type NodeId, PLACES, type RoomId } from '../data/board.ts'
import { REVEALS_MAX } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import { deckIn, look } from '../rules/decks.ts'
import { soulAt } from '../rules/souls.ts'
import { revealSpecial } from '../rules/specials.ts'
import { isKidnapped } from '../rules/statuses.ts'
import type { ExploreFrame, State } from '../state.ts'

/** [7.13] How many cards the Psíquico sees. */
const PSYCHIC_DEPTH = 2

/** [7.2 steps 2 to 6] Whoever has been taken elsewhere meanwhile explores nothing here, nor does who came in the sack. */
export const explore: RunStep<State, ExploreFrame, Fact> = {
  run(s, { seat, node, from }, io) {
    const p = soulAt(s, seat)
    if (p.node !== node || isKidnapped(p)) return next(s)
    revealSpecial(s, node, seat, io)
    if (!isRoom(node)) return peeksFrom(s, node, from) ? next(s, { step: 'hallwayPeek', seat }) : next(s)
    const left = deckIn(s, node).cards.length
    // [D-35] Endless chains come to rest.
    if (left === 0 || s.reveals >= REVEALS_MAX) return next(s)
    if (p.role !== 'PSYCHIC' || left < PSYCHIC_DEPTH) return next(s, { step: 'draw', seat, room: node })
    io.tell({ type: 'psychicLooked', seat, room: node })
    look(s, seat, [node], PSYCHIC_DEPTH, io)
    next(s, { step: 'psychicLook', seat, room: node }, { step: 'draw', seat, room: node })
  },
}

/** [7.2 step 4] Only who comes out of a room of the same floor, where some room has cards. */
function peeksFrom(s: Readonly<State>, corridor: NodeId, from: NodeId): boolean {
  return isRoom(from) && floorOf(from) === floorOf(corridor) && roomsWithCards(s, corridor).length > 0
}

/** The rooms around a corridor whose decks are not empty. */
export function roomsWithCards(s: Readonly<State>, corridor: NodeId): RoomId[] {
  return (PLACES[corridor].neighbours as readonly RoomId[]).filter((room) => deckIn(s, room).cards.length > 0)
}
