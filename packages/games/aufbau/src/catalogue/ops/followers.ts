import type { GroupChange } from '../../maintenance-facts.ts'
import { isActive, isStartRound } from '../../rules/events.ts'
import { addLevels, cityTenantCap, domainTenantCap, followerCap } from '../../rules/groups.ts'
import { groupOf, type Host } from '../../rules/holdings.ts'
import type { Player, World } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import type { FollowersEffect } from '../effects.ts'
import { allSources, effectsOf, type Source } from '../sources.ts'

/** [11.1 followers] Levels that come when something has been built. */
export function settleOnBuilt(w: Readonly<World>, p: Player, source: Source): GroupChange[] {
  return settle(w, p, source, ({ when }) => (when === 'built' ? 1 : 0))
}

/** [11.1 followers, P2] Levels that come in the round after it was finished. */
export function settleNextRound(w: Readonly<World>, p: Player): GroupChange[] {
  const changes: GroupChange[] = []
  for (const source of allSources(p)) {
    const { builtAtRound, damage } = source.facility
    if (builtAtRound !== w.round - 1 || damage !== null) continue
    changes.push(...settle(w, p, source, ({ when }) => (when === 'nextRound' ? 1 : 0)))
  }
  return changes
}

/** [11.1 followers] Levels that come with the events of a new section, once for each. */
export function settleAtSectionStart(w: Readonly<World>, p: Player, source: Source): GroupChange[] {
  if (!isStartRound(w)) return []
  return settle(w, p, source, ({ when, events }) =>
    when === 'sectionStart' ? (events ?? []).filter((event) => isActive(w, event)).length : 0,
  )
}

function settle(
  w: Readonly<World>,
  p: Player,
  source: Source,
  timesOf: (effect: FollowersEffect) => number,
): GroupChange[] {
  const changes: GroupChange[] = []
  for (const active of effectsOf(p, source, 'followers')) {
    const host = active.effect.target === 'host' ? source.host : chosenDomain(p, active.choice)
    const group = host && groupOf(host)
    if (!host || !group || !('post' in host)) continue
    const wanted = timesOf(active.effect) * amountOf(p, active, active.effect.levels)
    const levels = Math.min(wanted, capOf(w, p, host) - group.levels)
    if (levels <= 0) continue
    addLevels(group, levels)
    changes.push({ host: host.post.id, levels, loyalty: 0 })
  }
  return changes
}

function chosenDomain({ domains }: Readonly<Player>, choice: number): Host | undefined {
  const post = domains[choice]
  return post && { kind: 'domain', post }
}

/** [5.9] */
function capOf(w: Readonly<World>, p: Readonly<Player>, host: Host): number {
  if (host.kind === 'domain') return domainTenantCap(w, p, host.post)
  if (host.kind === 'city') return cityTenantCap(w, p, host.post)
  return host.kind === 'organization' ? followerCap(w, p, host.post) : 0
}
