import { one } from '@ludoteca/kernel'
import { HEALER_PRICE } from '../data/constants.ts'
import { price } from '../rules/sanity.ts'
import type { ActionRule } from './action.ts'

const GIFTS = { status: one(['SANIDAD', 'ILUMINADO']) }

/** [7.13] The Sanador pays with an action and his own sanity; everybody else gains. */
export const healerHeal: ActionRule<'healerHeal'> = {
  type: 'healerHeal',
  cost: 'PAID',
  whyNot(_s, _seat, { role, sanity }) {
    if (role !== 'HEALER') return 'E_ROLE'
    return sanity < HEALER_PRICE ? 'E_SANITY_LOW' : undefined
  },
  params: () => GIFTS,
  run: (_s, seat, { status }) => [price(seat, HEALER_PRICE, 'HEALER'), { step: 'healerGift', seat, status }],
}
