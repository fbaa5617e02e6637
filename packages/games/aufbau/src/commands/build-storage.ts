import { one } from '@ludoteca/kernel'
import { STORAGE } from '../data/works.ts'
import type { Tier } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { newId } from '../rules/ids.ts'
import { audienceOf } from '../rules/names.ts'
import { pay, priceOf, refusePrice } from '../rules/prices.ts'
import { refuseSite, siteOf } from '../rules/production-places.ts'
import { refuseSlot } from '../rules/site-slots.ts'
import type { Player, World } from '../state.ts'
import type { Command, Form } from './command.ts'
import { isTier } from './inputs.ts'
import { certain, gain } from './planning.ts'
import { sitesFor } from './sites.ts'

/** [5.11] */
export const buildStorage: Command<MoveOf<'buildStorage'>> = {
  forms: [formOf('small'), formOf('medium'), formOf('large')],
  check(w, p, { host, tier }) {
    const site = siteOf(p, host)
    if (!site) return deny('INPUT', 'unknownHost')
    if (!isTier(tier)) return deny('INPUT', 'unknownTier')
    return (
      refuseFacilityDeed(w, p) ??
      refuseSite(w, p, site, tier) ??
      refuseSlot(p, site) ??
      refusePrice(p, priceFor(w, p, host, tier))
    )
  },
  plan(w, p, { host, tier }) {
    return certain(priceFor(w, p, host, tier), facilityOpening(w, p) ?? 'action', [gain('storage', 1)])
  },
  perform(w, p, { host, tier }, io) {
    const paid = priceFor(w, p, host, tier)
    const free = takeFacilityDeed(w, p)
    pay(p, paid)
    const id = newId(p, 'storage')
    p.storages.push({ id, tier, host, damage: null })
    io.tell({ type: 'storageBuilt', seat: p.seat, paid, free, id, host, tier }, audienceOf(w, p))
  },
}

function priceFor(w: Readonly<World>, p: Readonly<Player>, host: string, tier: Tier) {
  return boostedPrice(w, p, 'buildStorage', tier, host, priceOf(STORAGE.price[tier]))
}

function formOf(tier: Tier): Form {
  return (w, p) => {
    const host = facilityOpening(w, p) ? sitesFor(w, p, tier) : null
    return host && { host, tier: one([tier]) }
  }
}
