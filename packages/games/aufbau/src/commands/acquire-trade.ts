import { one } from '@ludoteca/kernel'
import { POST_TIER_DC, TIERS, TRADE } from '../data/posts.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { deed, openingOf } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { refuseFullTier } from '../rules/caps.ts'
import { newId } from '../rules/ids.ts'
import { postDifficulty } from '../rules/post-dc.ts'
import { priceOf } from '../rules/prices.ts'
import { isTier } from './inputs.ts'
import { gain } from './planning.ts'
import { postAcquired } from './post-acquired.ts'
import { purchase } from './purchase.ts'

const DEED = deed('acquireTrade', 'acquire.trade')
const FORM = { tier: one(TIERS) }

/** [5.8] It produces at first, and has no market of its own before the next roll. */
export const acquireTrade = purchase<MoveOf<'acquireTrade'>>({
  type: 'acquireTrade',
  forms: [(w, p) => (openingOf(w, p, DEED) ? FORM : null)],
  deed: () => DEED,
  refuse: (_w, _p, { tier }) => (isTier(tier) ? undefined : deny('INPUT', 'unknownTier')),
  forbid: (_w, { trades }, { tier }) => refuseFullTier(trades, tier),
  listed: (w, p, { tier }) => boostedPrice(w, p, 'acquireTrade', tier, '', priceOf(TRADE.price[tier])),
  mode: ({ tier }) => tier,
  difficulty: (w, p, { tier }) => postDifficulty(w, p, 'acquireTrade', TRADE.baseDc, POST_TIER_DC[tier], tier),
  gains: () => [gain('trade', 1)],
  acquire(_w, p, { tier }) {
    const id = newId(p, 'trade')
    p.trades.push({ id, tier, mode: 'produce', facilities: [], damage: null })
    return id
  },
  fact: (done, { tier }, deal) => postAcquired(done, deal, 'trade', tier),
})
