import type { City, Facility } from '../../estate.ts'
import type { Player } from '../../state.ts'
import { find } from '../holdings.ts'
import type { Damageable } from './losses.ts'

/** What an event can strike: something that can be repaired, or the tenants of a city. */
export type Target =
  | { readonly kind: 'thing'; readonly thing: Damageable }
  | { readonly kind: 'tenants'; readonly city: City }
export type PoolName = 'any' | 'city' | 'riot' | 'fire' | 'accident'

/** [7.3] What can be struck, in the order the pick refers to. What is damaged already is left alone. */
export function poolOf(p: Readonly<Player>, name: PoolName): readonly Target[] {
  const pool: Target[] = []
  POOLS[name](p, pool)
  return pool
}

const POOLS: Readonly<Record<PoolName, (p: Readonly<Player>, pool: Target[]) => void>> = {
  any(p, pool) {
    addThings(pool, p.workshops)
    addThings(pool, p.storages)
    for (const posts of [p.domains, p.cities, p.organizations, p.offices, p.trades, p.workshops]) addAll(pool, posts)
    addThings(pool, p.troops.facilities)
  },
  city(p, pool) {
    addAll(pool, p.cities)
    addWorksInCities(p, pool)
  },
  riot(p, pool) {
    addAll(pool, p.cities)
    addAll(pool, p.organizations)
    addThings(pool, p.workshops)
  },
  fire(p, pool) {
    addAll(pool, p.cities)
    addThings(pool, p.workshops)
  },
  accident(p, pool) {
    for (const city of p.cities) {
      if (city.tenants.levels > 0) pool.push({ kind: 'tenants', city })
      addThings(pool, city.facilities)
    }
    addWorksInCities(p, pool)
  },
}

function addAll(pool: Target[], posts: readonly { readonly facilities: readonly Facility[] }[]): void {
  for (const { facilities } of posts) addThings(pool, facilities)
}

function addWorksInCities({ cities, workshops, storages }: Readonly<Player>, pool: Target[]): void {
  const inCity = ({ host }: { readonly host: string }) => find(cities, host) !== undefined
  addThings(pool, workshops.filter(inCity))
  addThings(pool, storages.filter(inCity))
}

function addThings(pool: Target[], things: readonly Damageable[]): void {
  for (const thing of things) if (thing.damage === null) pool.push({ kind: 'thing', thing })
}
