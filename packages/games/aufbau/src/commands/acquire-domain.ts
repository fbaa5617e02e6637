import { one } from '@ludoteca/kernel'
import { DOMAIN, POST_TIER_DC, TIERS } from '../data/posts.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { deed, openingOf } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { refuseFullTier } from '../rules/caps.ts'
import { newId } from '../rules/ids.ts'
import { defaultPicks } from '../rules/picks.ts'
import { postDifficulty } from '../rules/post-dc.ts'
import { priceOf } from '../rules/prices.ts'
import { newDomain } from '../setup.ts'
import type { Form } from './command.ts'
import { isTier } from './inputs.ts'
import { picksDomain, refusePicks } from './picking.ts'
import { gain } from './planning.ts'
import { postAcquired } from './post-acquired.ts'
import { purchase } from './purchase.ts'

const DEED = deed('acquireDomain', 'acquire.domain')

/** [5.8] */
export const acquireDomain = purchase<MoveOf<'acquireDomain'>>({
  type: 'acquireDomain',
  forms: TIERS.map((tier): Form => {
    const form = { tier: one([tier]), rawPicks: picksDomain(tier, null) }
    return (w, p) => (openingOf(w, p, DEED) ? form : null)
  }),
  deed: () => DEED,
  refuse(_w, _p, { tier, rawPicks }) {
    return isTier(tier) ? refusePicks(rawPicks, tier, null) : deny('INPUT', 'unknownTier')
  },
  forbid: (_w, { domains }, { tier }) => refuseFullTier(domains, tier),
  listed: (w, p, { tier }) => boostedPrice(w, p, 'acquireDomain', tier, '', priceOf(DOMAIN.price[tier])),
  mode: ({ tier }) => tier,
  difficulty: (w, p, { tier }) => postDifficulty(w, p, 'acquireDomain', DOMAIN.baseDc, POST_TIER_DC[tier], tier),
  gains: () => [gain('domain', 1)],
  acquire(_w, p, { tier, rawPicks }) {
    const id = newId(p, 'domain')
    p.domains.push(newDomain(id, tier, rawPicks ?? defaultPicks(tier, null)))
    return id
  },
  fact: (done, { tier }, deal) => postAcquired(done, deal, 'domain', tier),
})
