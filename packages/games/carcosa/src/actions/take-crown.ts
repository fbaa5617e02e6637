import { CROWN_UID } from '../data/cards.ts'
import { ROLE_OF } from '../data/roles.ts'
import { destroy } from '../rules/items.ts'
import { soulAt } from '../rules/souls.ts'
import { type ActionRule, NOTHING } from './action.ts'

/** [7.11, D-06] The crown costs an action and a key, which is destroyed. */
export const takeCrown: ActionRule<'takeCrown'> = {
  type: 'takeCrown',
  cost: 'PAID',
  whyNot(s, _seat, me) {
    if (s.crown.holder !== null) return 'E_CROWN_TAKEN'
    if (me.node !== s.config.sanctuaryNode) return 'E_NOT_IN_SANCTUARY'
    return me.keys.length === 0 ? 'E_NO_KEY' : undefined
  },
  run(s, seat, _move, io) {
    const me = soulAt(s, seat)
    destroy(s, me.keys.splice(0, 1), seat, 'CROWN', io)
    me.soulbound.push(CROWN_UID)
    // [seed F, D-43] The printed maximum, whatever has become of it.
    s.crown = { holder: seat, target: ROLE_OF[me.role].sanityMax + 1 }
    io.tell({ type: 'crownTaken', seat, target: s.crown.target })
    return NOTHING
  },
}
