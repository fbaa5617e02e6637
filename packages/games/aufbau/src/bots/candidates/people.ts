import { EVENT } from '../../data/events.ts'
import { POLITICS } from '../../data/investments.ts'
import { FOLLOWERS, TROOPS } from '../../data/works.ts'
import type { Group } from '../../estate.ts'
import type { PlayerMove } from '../../moves.ts'
import { isActive } from '../../rules/events.ts'
import { cityTenantCap, domainTenantCap, eachGroup, followerCap } from '../../rules/groups.ts'
import type { Player } from '../../state.ts'
import { followersWorth, troopsWorth } from '../assets.ts'
import { gold, type Mind } from '../mind.ts'
import { LABOR } from '../yields.ts'
import { bargain } from './bargain.ts'
import { BELOW_MEDIUM, type Ideas, type Proposer } from './family.ts'

/** [13.2] As many levels as there is room and money for, below the thresholds; one place of each kind is enough. */
export const tenants: Proposer = (mind, ideas) => {
  const { w, me } = mind
  for (const domain of me.domains) {
    if (settle(mind, ideas, domain.id, domain.tenants, domainTenantCap(w, me, domain), 'tenants')) break
  }
  for (const city of me.cities) {
    if (settle(mind, ideas, city.id, city.tenants, cityTenantCap(w, me, city), 'tenants')) break
  }
  for (const organization of me.organizations) {
    const { id, kind, followers } = organization
    const who = kind === 'cult' ? 'cult' : 'followers'
    if (settle(mind, ideas, id, followers, followerCap(w, me, organization), who)) break
  }
}

function settle(
  mind: Mind,
  ideas: Ideas,
  host: string,
  group: Readonly<Group>,
  cap: number,
  who: 'tenants' | 'followers' | 'cult',
): boolean {
  const price = who === 'cult' ? FOLLOWERS.cultPrice : FOLLOWERS.price
  const affordable = Math.floor(Math.min(gold(mind) / price.gold, mind.me.turn.influence / price.influence))
  const levels = Math.min(BELOW_MEDIUM, affordable, cap - group.levels)
  if (levels < 1) return false
  // [7.3] A good harvest makes it cheap to settle.
  const times = who === 'tenants' && isActive(mind.w, EVENT.goodHarvest) ? levels / 2 : levels
  const worth = followersWorth(mind, group, levels, who === 'cult')
  const move: PlayerMove = { type: 'acquireTenants', host, levels }
  bargain(mind, ideas, move, Math.ceil(price.gold * times), Math.ceil(price.influence * times), worth)
  return true
}

/** Mercenaries and thugs need nothing but money, and keep raiders and the envious off. */
export const troops: Proposer = (mind, ideas) => {
  for (const move of HIRED) {
    const { kind, levels } = move
    // [7.3] When the empire musters everybody, who is left is dear.
    const times = isActive(mind.w, EVENT.muster) ? 2 * levels : levels
    const { gold: price, influence } = TROOPS[kind]
    if (mind.me.gold12 < 12 * price * times) continue
    bargain(mind, ideas, move, price * times, influence * times, troopsWorth(mind, kind, levels))
  }
}
const HIRED = [
  { type: 'recruitTroops', kind: 'mercenary', levels: BELOW_MEDIUM },
  { type: 'recruitTroops', kind: 'mercenary', levels: 1 },
  { type: 'recruitTroops', kind: 'thug', levels: 2 },
] as const satisfies readonly PlayerMove[]

/** [2.9] From here on people do their duty. */
const LOYAL = 3
/** [4.3] From here on consequences make politics harder. */
const CONSEQUENCES = 4
/** [5.13] A small step, for one group. */
const { gold: STEP_GOLD, influence: STEP_INFLUENCE } = POLITICS.payment.influenceFirst
const LOYALTY_GOLD = 1 + STEP_GOLD
const LOYALTY_INFLUENCE = 1 + STEP_INFLUENCE

/** People who waver are talked to, but for as long as consequences and envy ought to calm down first [13.2]. */
export const loyalty: Proposer = (mind, ideas) => {
  const { me, rates } = mind
  if (me.gold12 < 12 * LOYALTY_GOLD || me.turn.influence < LOYALTY_INFLUENCE) return
  const watched = isWatched(me)
  const { loyaltyGoldLess, loyaltyGoldLessPerTarget } = POLITICS
  eachGroup(me, ({ loyalty: mood, inUnrest, levels }, host) => {
    if (mood >= LOYAL || (mood > 0 && watched)) return
    const cost = 12 * LOYALTY_GOLD * rates.gold12 + LOYALTY_INFLUENCE * rates.influence
    // Whoever is won over works and pays again.
    const won = inUnrest && mood + 1 >= LOYAL ? rates.perRound * levels * (1 + LABOR) : 0
    const isPayable = me.gold12 >= 24 * LOYALTY_GOLD && me.turn.influence >= 2 * LOYALTY_INFLUENCE
    ideas.rolled(
      { type: 'secureLoyalty', size: 'small', targets: [host], payment: 'influenceFirst', infoSpent: 0 },
      12 * LOYALTY_GOLD,
      LOYALTY_INFLUENCE,
      won - cost + 12 * loyaltyGoldLess * rates.gold12,
      won - cost + 12 * loyaltyGoldLessPerTarget * rates.gold12,
      won - cost,
      isPayable ? won - 2 * cost : 0,
      -cost,
    )
  })
}

/** [13.2] What spies and thugs find out, as long as nobody is envious, and what to make of it in the end. */
export const intrigue: Proposer = (mind, ideas) => {
  const { me, rates, roundsLeft } = mind
  if (roundsLeft > 0 && me.information > 0) {
    const { information } = me
    const gain = information * (POLITICS.informationTo.influence * rates.influence - rates.information)
    ideas.certain({ type: 'convertInformation', to: 'influence', amount: information }, 0, 0, gain)
  }
  if (isWatched(me)) return
  const best = consequences(mind, 'veryGood')
  if (!ideas.hopes(Math.max(best, consequences(mind, 'fail')))) return
  ideas.rolled(
    SHOW_OF_FORCE,
    12,
    1,
    best,
    consequences(mind, 'good'),
    consequences(mind, 'success'),
    consequences(mind, 'poor'),
    consequences(mind, 'fail'),
  )
}
const SHOW_OF_FORCE: PlayerMove = {
  type: 'damageDefend',
  size: 'small',
  investments: 1,
  payment: 'combat',
  infoSpent: 0,
}

/** [5.13] What a step of that size costs and brings with this result. */
function consequences({ me, rates }: Mind, tier: keyof typeof POLITICS.kw): number {
  const cost = Math.max(0, 1 - POLITICS.goldLess[tier]) * 12 * rates.gold12 + rates.influence
  const kw = Math.max(-me.kw, POLITICS.kw[tier])
  return POLITICS.information[tier] * rates.information + kw * rates.kw + POLITICS.n[tier] * rates.n - cost
}

function isWatched({ kw, n }: Readonly<Player>): boolean {
  return n > 0 || kw >= CONSEQUENCES
}
