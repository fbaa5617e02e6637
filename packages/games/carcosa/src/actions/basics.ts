import { one } from '@ludoteca/kernel'
import { isRoom, type RoomId } from '../data/board.ts'
import { ESCAPE_STUN, ESCAPE_TARGET, VIAL_HEAL } from '../data/constants.ts'
import { deckIn } from '../rules/decks.ts'
import { rollD6 } from '../rules/dice.ts'
import { figureOf, stunFigure } from '../rules/figures.ts'
import { discard, held, holds } from '../rules/items.ts'
import { meditationHeals, whyNotMeditate } from '../rules/meditation.ts'
import { heal } from '../rules/sanity.ts'
import { soulAt } from '../rules/souls.ts'
import { clearStatuses, endStatus, hasStatus, isTrapped, loseTurn, mayActFreely, trapOf } from '../rules/statuses.ts'
import type { Status } from '../state.ts'
import { type ActionRule, NOTHING } from './action.ts'

/** [7.3] SEARCH: one further card of the same deck. */
export const search: ActionRule<'search'> = {
  type: 'search',
  cost: 'PAID',
  whyNot(s, _seat, { node }) {
    if (!isRoom(node)) return 'E_NOT_IN_ROOM'
    return deckIn(s, node).cards.length === 0 ? 'E_DECK_EMPTY' : undefined
  },
  run(s, seat, _move, io) {
    const room = soulAt(s, seat).node as RoomId
    io.tell({ type: 'searched', seat, room })
    return [{ step: 'draw', seat, room }]
  },
}

/** [6.1] MEDITATE */
export const meditate: ActionRule<'meditate'> = {
  type: 'meditate',
  cost: 'PAID',
  whyNot: (s, seat, { node }) => whyNotMeditate(s, seat, node),
  run(s, seat, _move, io) {
    heal(s, seat, meditationHeals(soulAt(s, seat).node), 'MEDITATE', io)
    return NOTHING
  },
}

/** [3.7] USE_VIAL */
export const useVial: ActionRule<'useVial'> = {
  type: 'useVial',
  cost: 'FREE',
  whyNot: (_s, _seat, me) => (holds(me, 'VIAL') ? undefined : 'E_NO_ITEM'),
  params: (_s, _seat, me) => ({ uid: one(held(me, 'VIAL')) }),
  run(s, seat, { uid }, io) {
    io.tell({ type: 'itemUsed', seat, card: 'VIAL' })
    discard(s, seat, uid, 'USED', io)
    heal(s, seat, VIAL_HEAL, 'VIAL', io)
    return NOTHING
  },
}

/** [D-30] DISCARD_SANIDAD: at any time in one's own slot, even trapped and without actions. */
export const discardSanidad: ActionRule<'discardSanidad'> = {
  type: 'discardSanidad',
  cost: 'ALWAYS',
  whyNot: (_s, _seat, me) => (hasStatus(me, 'SANIDAD') ? undefined : 'E_NO_STATUS'),
  run(s, seat, _move, io) {
    io.tell({ type: 'sanidadDiscarded', seat })
    clearStatuses(s, seat, io)
    return NOTHING
  },
}

/** [7.4, seed B] ESCAPE_TRAPPED: once per turn, d6 + sanity. Failing ends the turn, success stuns the source. */
export const escapeTrap: ActionRule<'escape'> = {
  type: 'escape',
  cost: 'ALWAYS',
  whyNot(s, _seat, me) {
    if (!isTrapped(me)) return 'E_NOT_TRAPPED'
    if (me.escapeTried) return 'E_ESCAPE_TRIED'
    if (me.turnLocked) return 'E_LOCKED'
    return mayActFreely(s, me) ? undefined : 'E_NO_ACTIONS'
  },
  run(s, seat, _move, io) {
    const me = soulAt(s, seat)
    const { id, source } = trapOf(me) as Status
    me.escapeTried = true
    const die = rollD6(io)
    const total = die + me.sanity
    const free = total >= ESCAPE_TARGET
    io.tell({ type: 'escapeTried', seat, die, total, free })
    if (!free) {
      loseTurn(me)
      return NOTHING
    }
    endStatus(s, seat, id, 'ESCAPED', io)
    const figure = source === null ? undefined : figureOf(s, source)
    if (figure) stunFigure(figure, ESCAPE_STUN, io)
    return NOTHING
  },
}

/** [5.3] END_TURN: actions left are lost. The turn itself sees to it. */
export const endTurn: ActionRule<'endTurn'> = { type: 'endTurn', cost: 'ALWAYS', run: () => NOTHING }
