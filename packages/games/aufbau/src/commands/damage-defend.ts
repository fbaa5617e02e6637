import { int, one, type Params } from '@ludoteca/kernel'
import { useThugs } from '../catalogue/ops/auto-sale.ts'
import { POLITICS } from '../data/investments.ts'
import { TIERS } from '../data/posts.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { deed, openingOf } from '../rules/action-economy.ts'
import { combatBoost } from '../rules/boosts.ts'
import { openCombat, specialistCombat } from '../rules/combat.ts'
import { stepPrice } from '../rules/politics.ts'
import type { Player } from '../state.ts'
import { upTo } from './inputs.ts'
import { intrigue } from './intrigue.ts'

type DamageDefend = MoveOf<'damageDefend'>

const DEED = deed('damageDefend', 'political.damageDefend')

/** [5.13] Beschädigen/Verteidigen */
export const damageDefend = intrigue<DamageDefend>({
  type: 'damageDefend',
  deed: DEED,
  forms: [
    (w, p) => (openingOf(w, p, DEED) ? formOf(p, 'influence', influenceMax(p)) : null),
    (w, p) => (openingOf(w, p, DEED) ? formOf(p, 'combat', combatOf(p)) : null),
  ],
  isPayment: (payment) => payment === 'combat' || payment === 'influence',
  price({ size, investments, payment, infoSpent }) {
    const influence = payment === 'influence' ? POLITICS.influencePerInvestment * investments : 0
    return stepPrice(size, 0, influence, infoSpent)
  },
  refuseMeans(p, { payment, investments }) {
    if (payment === 'influence') return undefined
    const have = combatOf(p)
    return investments > have ? deny('RESOURCES', 'combat', { need: investments, have }) : undefined
  },
  spend(p, { payment, investments }) {
    if (payment === 'combat') useThugs(p, investments - combatOf(p))
  },
  byInfluence: ({ payment, investments }) => (payment === 'influence' ? investments : 0),
})

/** [5.13] Combat power that can be shown; it is not used up. */
function combatOf(p: Readonly<Player>): number {
  return openCombat(p) + specialistCombat(p) + combatBoost(p, 'covert')
}

function influenceMax({ turn }: Readonly<Player>): number {
  return Math.floor(turn.influence / POLITICS.influencePerInvestment)
}

function formOf(p: Readonly<Player>, payment: DamageDefend['payment'], max: number): Params | null {
  if (max < 1) return null
  return { size: one(TIERS), investments: upTo(max), payment: one([payment]), infoSpent: int(0, p.information) }
}
