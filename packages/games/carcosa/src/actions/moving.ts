import { one, type Seat } from '@ludoteca/kernel'
import { floorOf, type NodeId, PLACES } from '../data/board.ts'
import { STAIRS_CHECK_TARGET } from '../data/constants.ts'
import type { RefusalCode } from '../refusals.ts'
import { rollD6 } from '../rules/dice.ts'
import { discard, held, holds } from '../rules/items.ts'
import { explore, isAnybodyParanoid, isClosedByParanoia, isMoveBlocked, linksFrom, place } from '../rules/places.ts'
import { soulAt } from '../rules/souls.ts'
import { stun } from '../rules/statuses.ts'
import type { Player, State } from '../state.ts'
import { type ActionRule, NOTHING } from './action.ts'

/** [6.1] Where this soul may go. */
function targetsOf(s: Readonly<State>, seat: Seat, { node }: Readonly<Player>): NodeId[] {
  const links = linksFrom(s, node)
  return isAnybodyParanoid(s) ? links.filter((to) => !isClosedByParanoia(s, seat, to)) : links
}

/** [7.1] MOVE. The Explorador's first of the round is free, but needs an action left [7.13]. */
export const move: ActionRule<'move'> = {
  type: 'move',
  cost: 'PAID',
  isGratis: ({ role, freeMoveUsed }) => role === 'SCOUT' && !freeMoveUsed,
  whyNot(s, seat, me) {
    if (isMoveBlocked(s, me)) return 'E_MOVE_BLOCKED'
    return isAnybodyParanoid(s) && targetsOf(s, seat, me).length === 0 ? 'E_PARANOIA' : undefined
  },
  params: (s, seat, me) => ({ to: one(targetsOf(s, seat, me)) }),
  check(s, seat, { to }) {
    const isLink = linksFrom(s, soulAt(s, seat).node).includes(to)
    return isLink && isClosedByParanoia(s, seat, to) ? 'E_PARANOIA' : undefined
  },
  run(s, seat, { to }, io) {
    const me = soulAt(s, seat)
    const from = me.node
    if (me.role === 'SCOUT') {
      me.freeMoveUsed = true
      if (floorOf(from) !== floorOf(to)) {
        const die = rollD6(io)
        io.tell({ type: 'rolled', seat, die, total: die + me.sanity, why: 'STAIRS' })
        if (die + me.sanity < STAIRS_CHECK_TARGET) stun(s, seat, io)
      }
    }
    place(s, seat, to, 'MOVE', io)
    return [explore(seat, to, from)]
  },
}

/** [3.7] USE_COMPASS: to the corridor, and nothing else. */
export const useCompass: ActionRule<'useCompass'> = {
  type: 'useCompass',
  cost: 'FREE',
  whyNot(s, seat, me) {
    if (!holds(me, 'COMPASS')) return 'E_NO_ITEM'
    const { number, corridor } = PLACES[me.node]
    if (number === null) return 'E_NOT_IN_ROOM'
    return whyNotInto(s, seat, me, corridor)
  },
  params: (_s, _seat, me) => ({ uid: one(held(me, 'COMPASS')) }),
  run(s, seat, { uid }, io) {
    io.tell({ type: 'itemUsed', seat, card: 'COMPASS' })
    discard(s, seat, uid, 'USED', io)
    place(s, seat, PLACES[soulAt(s, seat).node].corridor, 'COMPASS', io)
    return NOTHING
  },
}

function whyNotInto(s: Readonly<State>, seat: Seat, me: Readonly<Player>, to: NodeId): RefusalCode | undefined {
  if (isMoveBlocked(s, me)) return 'E_MOVE_BLOCKED'
  return isClosedByParanoia(s, seat, to) ? 'E_PARANOIA' : undefined
}

/** [7.10] USE_TREASURE_STAIRS: the third use discards them. */
export const useStairs: ActionRule<'useStairs'> = {
  type: 'useStairs',
  cost: 'FREE',
  whyNot(s, _seat, me) {
    if (!holds(me, 'TREASURE_STAIRS') || s.stairsCharges < 1) return 'E_NO_ITEM'
    return s.tempStairs.includes(me.node) ? 'E_STAIRS_HERE' : undefined
  },
  params: (_s, _seat, me) => ({ uid: one(held(me, 'TREASURE_STAIRS')) }),
  run(s, seat, { uid }, io) {
    const { node } = soulAt(s, seat)
    s.stairsCharges--
    s.tempStairs.push(node)
    io.tell({ type: 'stairsPlaced', seat, node, charges: s.stairsCharges })
    if (s.stairsCharges === 0) discard(s, seat, uid, 'USED', io)
    return NOTHING
  },
}
