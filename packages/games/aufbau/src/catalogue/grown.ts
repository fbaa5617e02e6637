import { CATALOGUE } from '../data/full/catalogue.ts'
import { CITY_SPECIALIZATIONS, DOMAIN_SPECIALIZATIONS } from '../data/full/specializations.ts'
import type { City, Domain } from '../estate.ts'
import { facilitiesOf, type Host } from '../rules/holdings.ts'
import { newFacilityId } from '../rules/ids.ts'
import { hostId } from '../rules/slots.ts'
import { newFacility } from '../setup.ts'
import type { Player, World } from '../state.ts'
import { refuseEntry } from './building.ts'
import { newSpecialty } from './commands/specialties.ts'
import type { FacilityEntry, Specialization } from './entries.ts'
import { entryOf } from './specs.ts'

/** [11.1] What a grown house has beyond v1: every specialisation, and what can be enlarged. */
export function flourish(s: Readonly<World>, p: Player): void {
  lastOf(p.domains, DOMAIN_SPECIALIZATIONS.length).forEach((domain, i) => {
    const { kind, foci, requires = [] } = DOMAIN_SPECIALIZATIONS[i] as Specialization
    for (const needed of requires) {
      if (needed.is === 'hostFacility') furnish(s, p, { kind: 'domain', post: domain }, needed.key)
    }
    devote(s, domain, 'domain', kind, focusFor(p, foci))
  })
  lastOf(p.cities, CITY_SPECIALIZATIONS.length).forEach((city, i) => {
    const { kind, foci } = CITY_SPECIALIZATIONS[i] as Specialization
    devote(s, city, 'city', kind, focusFor(p, foci))
  })
  // Every other house has what others grow out of; the rest may still build it.
  if (p.seat % 2 === 0) for (const base of BASES) place(s, p, base)
}

/** What something larger takes the place of, or stands on. */
const BASES: readonly FacilityEntry[] = [...new Set(CATALOGUE.flatMap(basesOf))].map(
  (key) => entryOf(key) as FacilityEntry,
)

function basesOf({ upgradeOf, requires = [] }: FacilityEntry): readonly string[] {
  const needed = requires.flatMap((predicate) => (predicate.is === 'hostFacility' ? [predicate.key] : []))
  return upgradeOf ? [upgradeOf, ...needed] : needed
}

/** The largest come last. */
function lastOf<T>(posts: readonly T[], count: number): readonly T[] {
  return posts.slice(posts.length - count)
}

/** What a post lives on is otherwise with every seat. */
function focusFor({ seat }: Player, foci: Specialization['foci']): string | null {
  const names = Object.keys(foci)
  return names[(seat + 1) % names.length] ?? null
}

type Post = 'domain' | 'city'

function devote(s: Readonly<World>, place: Domain | City, post: Post, kind: string, focus: string | null): void {
  const specialty = newSpecialty(s, place.id, { post, kind, focus, options: undefined, materials: undefined })
  Object.assign(place, { specialization: kind, focus, specialty })
}

/** At the largest domain or city where it fits. */
function place(s: Readonly<World>, p: Player, base: FacilityEntry): void {
  const hosts: Host[] = [
    ...p.domains.map((post): Host => ({ kind: 'domain', post })),
    ...p.cities.map((post): Host => ({ kind: 'city', post })),
  ]
  const host = hosts.filter((one) => !refuseEntry(p, base, one)).at(-1)
  if (!host) return
  const facilities = facilitiesOf(p, host)
  const replaced = facilities.findIndex(({ key }) => key === base.upgradeOf)
  if (replaced >= 0) facilities.splice(replaced, 1)
  furnish(s, p, host, base.key)
}

function furnish({ round }: Readonly<World>, p: Player, host: Host, key: string): void {
  facilitiesOf(p, host).push(newFacility(newFacilityId(p, host.kind, hostId(host)), key, round))
}
