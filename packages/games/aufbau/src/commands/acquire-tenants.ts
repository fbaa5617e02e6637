import { type Json, one } from '@ludoteca/kernel'
import { EVENT } from '../data/events.ts'
import { THRESHOLDS } from '../data/investments.ts'
import { FOLLOWERS } from '../data/works.ts'
import type { Group } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { deed, openingOf } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { reckon, settle, sizeBy, sizeDcOf } from '../rules/dc.ts'
import { isActive } from '../rules/events.ts'
import { addLevels, capOfGroup } from '../rules/groups.ts'
import { groupOf, type Host, hostOf } from '../rules/holdings.ts'
import { priceOf } from '../rules/prices.ts'
import type { Player, World } from '../state.ts'
import type { Form } from './command.ts'
import { isCount, upTo } from './inputs.ts'
import { gain } from './planning.ts'
import { purchase } from './purchase.ts'

const DEED = deed('acquireTenants', 'acquire.tenants')

/** [5.9] Pächter, Anhänger, Klienten: they act from the next maintenance on. */
export const acquireTenants = purchase<MoveOf<'acquireTenants'>>({
  type: 'acquireTenants',
  forms: [(w, p) => (openingOf(w, p, DEED) ? roomForm(w, p) : null)],
  deed: () => DEED,
  refuse(_w, p, { host, levels }) {
    if (!inhabitedOf(p, host)) return deny('INPUT', 'unknownHost')
    return isCount(levels) ? undefined : deny('INPUT', 'notANumber', { param: 'levels' })
  },
  forbid(w, p, { host, levels }) {
    const place = hostOf(p, host) as Host
    const cap = capOfGroup(w, p, place)
    return (groupOf(place) as Group).levels + levels > cap ? deny('RULE', 'hostFull', { cap }) : undefined
  },
  listed(w, p, { host: id, levels }) {
    const host = hostOf(p, id) as Host
    const isCult = host.kind === 'organization' && host.post.kind === 'cult'
    const each = isCult ? FOLLOWERS.cultPrice : FOLLOWERS.price
    const isHalved = host.kind !== 'organization' && isActive(w, EVENT.goodHarvest)
    const gold = each.gold * levels
    const influence = each.influence * levels
    const price = isHalved ? priceOf(Math.ceil(gold / 2), Math.ceil(influence / 2)) : priceOf(gold, influence)
    return boostedPrice(w, p, 'acquireTenants', host.kind, id, price)
  },
  mode: () => '',
  difficulty(w, p, { levels }) {
    const { medium, large } = THRESHOLDS.usual
    const size = sizeBy(levels, medium, large)
    return settle(w, p, reckon(FOLLOWERS.baseDc, sizeDcOf(size)), 'acquireTenants', '', size)
  },
  gains: ({ levels }) => [gain('levels', levels)],
  acquire(_w, p, { host, levels }) {
    addLevels(groupOf(hostOf(p, host) as Host) as Group, levels)
    return host
  },
  fact: ({ seat, check, paid, key, bonus }, { host, levels }, { lapsed }) => ({
    type: 'tenantsAcquired',
    seat,
    check,
    paid,
    key,
    bonus,
    host,
    levels,
    lapsed,
  }),
})

/** Where people can live at all. */
function inhabitedOf(p: Readonly<Player>, id: string): Host | undefined {
  const host = hostOf(p, id)
  return host && groupOf(host) ? host : undefined
}

/** Places with room, up to the largest room there is. */
function roomForm(w: Readonly<World>, p: Readonly<Player>): ReturnType<Form> {
  const hosts: Json[] = []
  let most = 0
  for (const posts of [p.domains, p.cities, p.organizations]) {
    for (const { id } of posts) {
      const host = hostOf(p, id) as Host
      const room = capOfGroup(w, p, host) - (groupOf(host) as Group).levels
      if (room > 0) hosts.push(id)
      most = Math.max(most, room)
    }
  }
  return hosts.length > 0 ? { host: one(hosts), levels: upTo(most) } : null
}
