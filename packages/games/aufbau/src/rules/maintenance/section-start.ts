import { EVENT } from '../../data/events.ts'
import type { Domain, Group } from '../../estate.ts'
import type { GroupChange } from '../../maintenance-facts.ts'
import type { World } from '../../state.ts'
import { loyaltyBoost } from '../boosts.ts'
import { isActive, isStartRound } from '../events.ts'
import { addLevels, domainTenantCap, eachGroup, shiftLoyalty, type VisitGroup } from '../groups.ts'
import { roll } from '../names.ts'
import type { Books } from './books.ts'
import { tellOfGroups } from './people.ts'

type GroupKind = Parameters<VisitGroup>[2]

/** Rows whose changes of loyalty are summed up and happen once. */
const MOODS: readonly number[] = [EVENT.goodHarvest, EVENT.holyDays, EVENT.darkStars, EVENT.greatYear]
const RISING_LOYALTY = -1
const RUINS_LOYALTY = -2

/** [P3] What the events of a new section do to people. */
export function sectionStart(b: Books): void {
  if (!isStartRound(b.w)) return
  moods(b)
  if (isActive(b.w, EVENT.neighbourRising)) loyaltyChecks(b, 'city', RISING_LOYALTY, EVENT.neighbourRising)
  if (isActive(b.w, EVENT.ruins)) loyaltyChecks(b, 'domain', RUINS_LOYALTY, EVENT.ruins)
}

/** [7.3] A great year first brings people, who then are as glad as all others. */
function moods(b: Books): void {
  const active = MOODS.filter((row) => isActive(b.w, row))
  if (active.length === 0) return
  const came = isActive(b.w, EVENT.greatYear) ? newcomers(b) : []
  const changes: GroupChange[] = []
  eachGroup(b.p, (group, host, kind) => {
    const loyalty = shifted(group, moodOf(b.w, kind))
    const levels = came.includes(host) ? 1 : 0
    if (levels !== 0 || loyalty !== 0) changes.push({ host, levels, loyalty })
  })
  tellOfGroups(b, changes, 'event', active.length === 1 ? (active[0] as number) : 0)
}

/** One level more for each domain that has room; those of the start have none. */
function newcomers({ w, p }: Books): string[] {
  const hasRoom = (domain: Domain) => domain.tier !== 'starter' && domain.tenants.levels < domainTenantCap(w, p, domain)
  const domains = p.domains.filter(hasRoom)
  for (const { tenants } of domains) addLevels(tenants, 1)
  return domains.map(({ id }) => id)
}

function moodOf(w: Readonly<World>, kind: GroupKind): number {
  const isTenant = kind === 'domain' || kind === 'city'
  let mood = 0
  if (isTenant && isActive(w, EVENT.goodHarvest)) mood += 1
  if (isActive(w, EVENT.holyDays)) mood += 1
  if (isActive(w, EVENT.darkStars)) mood += kind === 'cult' ? 1 : -1
  if (isTenant && isActive(w, EVENT.greatYear)) mood += 2
  return mood
}

/** [4.4] Each group of that kind rolls a d6 against its loyalty. */
function loyaltyChecks(b: Books, wanted: GroupKind, onFail: number, event: number): void {
  const { p, io } = b
  const changes: GroupChange[] = []
  const help = loyaltyBoost(p)
  eachGroup(p, (group, host, kind) => {
    if (kind !== wanted || roll(p, 6, io) <= group.loyalty + help) return
    changes.push({ host, levels: 0, loyalty: shifted(group, onFail) })
  })
  tellOfGroups(b, changes, 'event', event)
}

/** By how much loyalty really changed: it has bounds. */
function shifted(group: Group, by: number): number {
  const before = group.loyalty
  shiftLoyalty(group, by)
  return group.loyalty - before
}
