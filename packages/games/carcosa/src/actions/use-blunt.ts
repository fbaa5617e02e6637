import { one } from '@ludoteca/kernel'
import type { MonsterId } from '../data/monsters.ts'
import { strikeFigure } from '../rules/blunt.ts'
import { held, holds } from '../rules/items.ts'
import type { Player, State } from '../state.ts'
import { type ActionRule, NOTHING } from './action.ts'

/** [7.9, seed B] Strikes a figure in the same node. The King is no figure and never a target. */
export const useBlunt: ActionRule<'useBlunt'> = {
  type: 'useBlunt',
  cost: 'FREE',
  whyNot(s, _seat, me) {
    if (!holds(me, 'BLUNT')) return 'E_NO_ITEM'
    return figuresBeside(s, me).length === 0 ? 'E_NO_MONSTER' : undefined
  },
  params: (s, _seat, me) => ({ uid: one(held(me, 'BLUNT')), monster: one(figuresBeside(s, me)) }),
  run(s, seat, { uid, monster }, io) {
    strikeFigure(s, seat, uid, monster, false, io)
    return NOTHING
  },
}

function figuresBeside({ monsters }: Readonly<State>, me: Readonly<Player>): MonsterId[] {
  return monsters.filter(({ node }) => node === me.node).map(({ id }) => id)
}
