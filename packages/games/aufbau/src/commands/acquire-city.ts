import { maybe, one } from '@ludoteca/kernel'
import { EVENT } from '../data/events.ts'
import { CITY, POST_TIER_DC, TIERS } from '../data/posts.ts'
import type { City } from '../estate.ts'
import type { Price } from '../ledger.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { deed, openingOf } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { refuseFullTier } from '../rules/caps.ts'
import { isActive, isStartRound } from '../rules/events.ts'
import { newId } from '../rules/ids.ts'
import { roll } from '../rules/names.ts'
import { postDifficulty } from '../rules/post-dc.ts'
import { priceOf } from '../rules/prices.ts'
import { newCity } from '../setup.ts'
import type { Player, World } from '../state.ts'
import { isTier } from './inputs.ts'
import { gain } from './planning.ts'
import { postAcquired } from './post-acquired.ts'
import { purchase } from './purchase.ts'

type AcquireCity = MoveOf<'acquireCity'>

const DEED = deed('acquireCity', 'acquire.cityProperty')
const TENURES: readonly City['tenure'][] = ['owned', 'pacht']
const FORM = { tier: one(TIERS), tenure: maybe(one(TENURES), 'owned') }
/** [7.3, row 30] After the fire a d20 up to this halves the price. */
const FIRE_SALE_UP_TO = 5

/** [5.8] */
export const acquireCity = purchase<AcquireCity>({
  type: 'acquireCity',
  forms: [(w, p) => (openingOf(w, p, DEED) ? FORM : null)],
  deed: () => DEED,
  refuse(_w, _p, { tier, tenure }) {
    if (!isTier(tier)) return deny('INPUT', 'unknownTier')
    return tenure === undefined || TENURES.includes(tenure) ? undefined : deny('INPUT', 'unknownKind')
  },
  forbid: (_w, { cities }, { tier }) => refuseFullTier(cities, tier),
  listed: (w, p, move) => cityPrice(w, p, move, CITY.price[move.tier]),
  discountRoll: (w, p, io) => (isActive(w, EVENT.greatFire) && isStartRound(w) ? roll(p, 20, io) : 0),
  asked(w, p, move, discountRoll) {
    const full = CITY.price[move.tier]
    const isHalved = discountRoll > 0 && discountRoll <= FIRE_SALE_UP_TO
    return cityPrice(w, p, move, isHalved ? Math.floor(full / 2) : full)
  },
  mode: ({ tier }) => tier,
  difficulty(w, p, { tier, tenure }) {
    return postDifficulty(w, p, 'acquireCity', CITY.baseDc[tenure ?? 'owned'], POST_TIER_DC[tier], tier)
  },
  gains: () => [gain('city', 1)],
  acquire(_w, p, { tier, tenure }) {
    const id = newId(p, 'city')
    p.cities.push(newCity(id, tier, tenure ?? 'owned'))
    return id
  },
  fact: (done, { tier }, deal) => postAcquired(done, deal, 'city', tier),
})

/** [5.8] A leasehold costs half, rounded down. */
function cityPrice(w: Readonly<World>, p: Readonly<Player>, { tier, tenure }: AcquireCity, full: number): Price {
  const gold = tenure === 'pacht' ? Math.floor(full / 2) : full
  return boostedPrice(w, p, 'acquireCity', tier, '', priceOf(gold))
}
