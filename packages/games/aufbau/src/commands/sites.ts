import { type Domain, type Json, one } from '@ludoteca/kernel'
import type { Tier } from '../estate.ts'
import { refuseSite, type Site, siteOf } from '../rules/production-places.ts'
import { refuseSlot } from '../rules/site-slots.ts'
import type { Player, World } from '../state.ts'

/** Domains and cities where a workshop or storage of that tier finds a place. */
export function sitesFor(w: Readonly<World>, p: Readonly<Player>, tier: Tier): Domain | null {
  const hosts: Json[] = []
  for (const posts of [p.domains, p.cities]) {
    for (const { id } of posts) {
      const site = siteOf(p, id) as Site
      if (!refuseSite(w, p, site, tier) && !refuseSlot(p, site)) hosts.push(id)
    }
  }
  return hosts.length > 0 ? one(hosts) : null
}
