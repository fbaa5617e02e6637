import { one } from '@ludoteca/kernel'
import { soulAt } from '../rules/souls.ts'
import { type ActionRule, NOTHING } from './action.ts'

/** [7.13] The Tanque takes up his guard stance or leaves it. */
export const setProtect: ActionRule<'setProtect'> = {
  type: 'setProtect',
  cost: 'FREE',
  whyNot(s, _seat, { role }) {
    if (role !== 'TANK') return 'E_ROLE'
    return s.config.tankProtection ? undefined : 'E_OPTION'
  },
  params: (_s, _seat, { protecting }) => ({ on: one([!protecting]) }),
  run(s, seat, { on }, io) {
    soulAt(s, seat).protecting = on
    io.tell({ type: 'protectSet', seat, on })
    return NOTHING
  },
}
