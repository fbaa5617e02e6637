import { next, type RunStep } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import { look } from '../rules/decks.ts'
import type { State, TabernaLookFrame } from '../state.ts'

/** [7.8] The look follows, whatever paying for it has led to. */
export const tabernaLook: RunStep<State, TabernaLookFrame, Fact> = {
  run(s, { seat, rooms }, io) {
    io.tell({ type: 'peeked', seat, rooms: rooms.slice(), by: 'TABERNA' })
    look(s, seat, rooms, 1, io)
    next(s)
  },
}
