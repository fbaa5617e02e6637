import { FOLLOWERS, SPECIALIST, SPECIALIST_KINDS, SPECIALIST_TIERS } from '../../data/works.ts'
import type { SpecialistKind } from '../../estate.ts'
import type { PlayerMove } from '../../moves.ts'
import { cityTenantCap, domainTenantCap, eachGroup, followerCap } from '../../rules/groups.ts'
import type { Player } from '../../state.ts'
import { gold, type Mind } from '../mind.ts'
import { BELOW_MEDIUM, type Proposer } from './family.ts'

/** [13.2] As many levels as there is room and money for, below the thresholds; one place of each kind is enough. */
export const tenants: Proposer = ({ w, me }) => {
  const moves: PlayerMove[] = []
  const gold = Math.floor(me.gold12 / 12)
  const add = (host: string, price: typeof FOLLOWERS.price | typeof FOLLOWERS.cultPrice, room: number) => {
    const affordable = Math.floor(Math.min(gold / price.gold, me.turn.influence / price.influence))
    const levels = Math.min(BELOW_MEDIUM, affordable, room)
    if (levels > 0) moves.push({ type: 'acquireTenants', host, levels })
    return levels > 0
  }
  me.domains.some((domain) => add(domain.id, FOLLOWERS.price, domainTenantCap(w, me, domain) - domain.tenants.levels))
  me.cities.some((city) => add(city.id, FOLLOWERS.price, cityTenantCap(w, me, city) - city.tenants.levels))
  me.organizations.some((organization) => {
    const price = organization.kind === 'cult' ? FOLLOWERS.cultPrice : FOLLOWERS.price
    return add(organization.id, price, followerCap(w, me, organization) - organization.followers.levels)
  })
  return moves
}

/** Mercenaries and thugs need nothing but money, and keep raiders and the envious off. */
export const troops: Proposer = () => TROOPS
const TROOPS: readonly PlayerMove[] = [
  { type: 'recruitTroops', kind: 'mercenary', levels: BELOW_MEDIUM },
  { type: 'recruitTroops', kind: 'mercenary', levels: 1 },
  { type: 'recruitTroops', kind: 'thug', levels: 2 },
]

/** [2.9] From here on people do their duty. */
const LOYAL = 3
/** [4.3] From here on consequences make politics harder. */
const CONSEQUENCES = 4

/** People who waver are talked to, but for as long as consequences and envy ought to calm down first [13.2]. */
export const loyalty: Proposer = ({ me }) => {
  const moves: PlayerMove[] = []
  eachGroup(me, ({ loyalty: mood }, host) => {
    if (mood >= LOYAL || (mood > 0 && isWatched(me))) return
    moves.push({ type: 'secureLoyalty', size: 'small', targets: [host], payment: 'influenceFirst', infoSpent: 0 })
  })
  return moves
}

/** [13.2] What spies and thugs find out, as long as nobody is envious, and what to make of it in the end. */
export const intrigue: Proposer = ({ me, roundsLeft }) => {
  const moves: PlayerMove[] = []
  if (roundsLeft > 0 && me.information > 0) {
    moves.push({ type: 'convertInformation', to: 'influence', amount: me.information })
  }
  if (isWatched(me)) return moves
  moves.push({ type: 'damageDefend', size: 'small', investments: 1, payment: 'combat', infoSpent: 0 })
  return moves
}

function isWatched({ kw, n }: Readonly<Player>): boolean {
  return n > 0 || kw >= CONSEQUENCES
}

/** Craftsmen open workshops; with the full catalogue every field is good for something. */
export const specialist: Proposer = (mind) => {
  const kind = fieldOf(mind)
  const moves: PlayerMove[] = []
  for (const tier of SPECIALIST_TIERS) {
    if (gold(mind) >= SPECIALIST[tier].price) moves.push({ type: 'hireSpecialist', kind, tier })
  }
  return moves
}

function fieldOf({ me, chance }: Mind): SpecialistKind {
  const isCraftless = me.specialists.every(({ kind }) => kind !== 'artisan')
  return isCraftless || me.works === null ? 'artisan' : chance.pick('thought', SPECIALIST_KINDS)
}
