import type { Refusal } from '@ludoteca/kernel'
import { RANK } from '../data/posts.ts'
import type { Facility, Tier } from '../estate.ts'
import { deny } from '../refusals.ts'
import { refuseFull } from '../rules/facility-rules.ts'
import { facilitiesOf, type Host } from '../rules/holdings.ts'
import { hostId } from '../rules/slots.ts'
import type { Player, World } from '../state.ts'
import { listed } from './amounts.ts'
import type { FacilityEntry } from './entries.ts'
import { hostRank } from './hosts.ts'
import { refuseTakenPlace } from './places.ts'
import { holds } from './predicates.ts'
import { entryOf } from './specs.ts'
import type { Predicate } from './vocabulary.ts'

/** [11.1] RULE: whether this can be built here now. */
export function refuseEntry(p: Readonly<Player>, entry: FacilityEntry, host: Host): Refusal | undefined {
  const { key, hosts, minHostTier, requires = [], upgradeOf, slots } = entry
  if (!hosts.includes(host.kind)) return deny('RULE', 'wrongPlace')
  return (
    refuseTier(p, host, minHostTier) ??
    refuseUnmet(p, host, key, requires) ??
    (upgradeOf ? refuseBase(p, host, upgradeOf) : undefined) ??
    refuseLimit(p, entry, host) ??
    (slots > 0 ? refuseFull(p, host, key) : undefined) ??
    refuseTakenPlace(p, entry, host)
  )
}

function refuseTier(p: Readonly<Player>, host: Host, tier: Tier | null): Refusal | undefined {
  return tier === null || hostRank(p, host) >= RANK[tier] ? undefined : deny('RULE', 'hostTooSmall', { tier })
}

/** Words are made from the requirement itself: `of` says whose, `index` which. */
export function refuseUnmet(
  p: Readonly<Player>,
  host: Host,
  of: string,
  requires: readonly Predicate[],
): Refusal | undefined {
  for (let index = 0; index < requires.length; index++) {
    if (!holds(p, host, requires[index] as Predicate)) return deny('RULE', 'unmetRequirement', { of, index })
  }
  return undefined
}

/** [11.1 upgradeOf] What it takes the place of must stand there, and nobody else be about to replace it. */
function refuseBase(p: Readonly<Player>, host: Host, base: string): Refusal | undefined {
  const stands = facilitiesOf(p, host).some(({ key }) => key === base)
  const isReplaced = p.projects.some(
    (project) => project.host === hostId(host) && entryOf(project.key)?.upgradeOf === base,
  )
  return stands && !isReplaced ? undefined : deny('RULE', 'baseMissing', { facility: base })
}

/** [11.1 limitRule, F-10] Projects count. Without any rule there is one at each host. */
function refuseLimit(p: Readonly<Player>, entry: FacilityEntry, host: Host): Refusal | undefined {
  const { perPlayer } = entry.limit ?? {}
  if (perPlayer !== undefined && countAll(p, entry) >= perPlayer)
    return deny('RULE', 'limitReached', { max: perPlayer })
  const max = maxAt(p, entry, host)
  return countAt(p, entry, host) >= max ? deny('RULE', 'limitReached', { max }) : undefined
}

/** How many of it one host can have. */
function maxAt(p: Readonly<Player>, { limit = {} }: FacilityEntry, host: Host): number {
  const { perHost, perHostRank, max } = limit
  if (perHostRank !== undefined) return perHostRank * hostRank(p, host)
  if (max !== undefined) return listed(p, host, max, 0)
  if (perHost === null) return Number.MAX_SAFE_INTEGER
  if (typeof perHost === 'object') return perHost[tierAt(p, host)] ?? 0
  return perHost ?? 1
}

function tierAt(p: Readonly<Player>, host: Host): Tier {
  return (['small', 'small', 'medium', 'large'] as const)[hostRank(p, host)] as Tier
}

function countAt(p: Readonly<Player>, entry: FacilityEntry, host: Host): number {
  const id = hostId(host)
  let count = 0
  for (const { key } of facilitiesOf(p, host)) if (isSame(entry, key)) count++
  for (const project of p.projects) if (project.host === id && isSame(entry, project.key)) count++
  return count
}

function countAll(p: Readonly<Player>, entry: FacilityEntry): number {
  let count = 0
  for (const posts of [p.domains, p.cities, p.offices, p.organizations, p.trades]) {
    for (const { facilities } of posts) for (const { key } of facilities) if (isSame(entry, key)) count++
  }
  for (const { key } of p.projects) if (isSame(entry, key)) count++
  return count
}

/** Keys of one group share a limit. */
function isSame({ key, limit }: FacilityEntry, other: string): boolean {
  return key === other || (limit?.group !== undefined && entryOf(other)?.limit?.group === limit.group)
}

/** [11.1 upgrade] What a second building of the same key would improve. */
export function improvable(p: Readonly<Player>, entry: FacilityEntry, host: Host): Facility | undefined {
  if (!entry.upgrade || !entry.hosts.includes(host.kind)) return undefined
  return facilitiesOf(p, host).find(({ key, upgraded }) => key === entry.key && !upgraded)
}

/** [11.1 upgrade] RULE */
export function refuseImprovement(
  { round }: Readonly<World>,
  p: Readonly<Player>,
  entry: FacilityEntry,
  host: Host,
  { builtAtRound }: Readonly<Facility>,
): Refusal | undefined {
  const { minHostTier, afterRounds = 0 } = entry.upgrade as NonNullable<FacilityEntry['upgrade']>
  if (round - builtAtRound < afterRounds) return deny('RULE', 'tooSoon', { round: builtAtRound + afterRounds })
  return refuseTier(p, host, minHostTier)
}
