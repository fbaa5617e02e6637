import { int, one, type Params } from '@ludoteca/kernel'
import { POLITICS } from '../data/investments.ts'
import { TIERS } from '../data/posts.ts'
import type { MoveOf, Payment } from '../moves.ts'
import { deed, openingOf } from '../rules/action-economy.ts'
import { stepPrice } from '../rules/politics.ts'
import type { Player } from '../state.ts'
import { isPayment, upTo } from './inputs.ts'
import { intrigue } from './intrigue.ts'

const DEED = deed('manipulate', 'political.manipulate')

/** [5.13] Manipulieren */
export const manipulate = intrigue<MoveOf<'manipulate'>>({
  type: 'manipulate',
  deed: DEED,
  forms: [
    (w, p) => (openingOf(w, p, DEED) ? formOf(p, 'influenceFirst') : null),
    (w, p) => (openingOf(w, p, DEED) ? formOf(p, 'goldFirst') : null),
  ],
  isPayment,
  price({ size, investments, payment, infoSpent }) {
    const { gold, influence } = POLITICS.payment[payment]
    return stepPrice(size, gold * investments, influence * investments, infoSpent)
  },
  byInfluence: ({ payment, investments }) => (payment === 'influenceFirst' ? investments : 0),
})

/** As many investments as both purses allow. */
function formOf(p: Readonly<Player>, payment: Payment): Params | null {
  const { gold, influence } = POLITICS.payment[payment]
  const max = Math.min(Math.floor(p.gold12 / (12 * gold)), Math.floor(p.turn.influence / influence))
  if (max < 1) return null
  return { size: one(TIERS), investments: upTo(max), payment: one([payment]), infoSpent: int(0, p.information) }
}
