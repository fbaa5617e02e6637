import { one } from '@ludoteca/kernel'
import { STORAGE } from '../data/works.ts'
import type { Storage, Tier } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { find } from '../rules/holdings.ts'
import { audienceOf } from '../rules/names.ts'
import { pay, priceOf, refusePrice } from '../rules/prices.ts'
import { refuseSite, siteOf } from '../rules/production-places.ts'
import type { Player, World } from '../state.ts'
import type { Command, Form } from './command.ts'
import { isTier, nextTier } from './inputs.ts'
import { certain, gain } from './planning.ts'

/** [5.11] To the next tier. */
export const upgradeStorage: Command<MoveOf<'upgradeStorage'>> = {
  forms: [formOf('medium'), formOf('large')],
  check(w, p, { storage: id, tier }) {
    const storage = find(p.storages, id)
    if (!storage) return deny('INPUT', 'unknownTarget')
    if (!isTier(tier)) return deny('INPUT', 'unknownTier')
    if (tier !== nextTier(storage.tier)) return deny('INPUT', 'notNextTier')
    return (
      refuseFacilityDeed(w, p) ??
      refuseSite(w, p, siteOf(p, storage.host), tier, id) ??
      refusePrice(p, priceFor(w, p, storage, tier))
    )
  },
  plan(w, p, { storage, tier }) {
    const price = priceFor(w, p, find(p.storages, storage) as Storage, tier)
    return certain(price, facilityOpening(w, p) ?? 'action', [gain('storage', 1)])
  },
  perform(w, p, { storage: id, tier }, io) {
    const storage = find(p.storages, id) as Storage
    const paid = priceFor(w, p, storage, tier)
    const free = takeFacilityDeed(w, p)
    pay(p, paid)
    storage.tier = tier
    io.tell({ type: 'storageUpgraded', seat: p.seat, paid, free, id, tier }, audienceOf(w, p))
  },
}

/** [5.11] The difference of the prices. */
function priceFor(w: Readonly<World>, p: Readonly<Player>, storage: Readonly<Storage>, tier: Tier) {
  const price = priceOf(STORAGE.price[tier] - STORAGE.price[storage.tier])
  return boostedPrice(w, p, 'upgradeStorage', tier, storage.host, price)
}

function formOf(tier: Tier): Form {
  return (w, p) => {
    if (!facilityOpening(w, p)) return null
    const fit = p.storages.filter(
      (storage) => nextTier(storage.tier) === tier && !refuseSite(w, p, siteOf(p, storage.host), tier, storage.id),
    )
    return fit.length > 0 ? { storage: one(fit.map(({ id }) => id)), tier: one([tier]) } : null
  }
}
