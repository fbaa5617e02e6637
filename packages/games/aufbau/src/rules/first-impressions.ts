import { TRAIT } from '../data/traits.ts'
import type { Group, Specialist } from '../estate.ts'
import type { GroupChange } from '../maintenance-facts.ts'
import type { Player } from '../state.ts'
import { eachGroup, shiftLoyalty } from './groups.ts'
import { negativeTimes } from './traits.ts'

/** [5.12] What a new specialist's traits do to those who are there already. Changes name posts, specialists or `troops`. */
export function impress(p: Player, { traits }: Specialist): readonly GroupChange[] {
  const changes: GroupChange[] = []
  for (const trait of traits) {
    const by = 0 - negativeTimes(trait)
    if (by === 0) continue
    if (trait.id === TRAIT.disciplined) offendTenants(p, by, false, changes)
    else if (trait.id === TRAIT.ambitious) offendSpecialists(p, by, changes)
    else if (trait.id === TRAIT.authoritarian) {
      offendTenants(p, by, true, changes)
      offendTroops(p, by, changes)
    }
  }
  return changes
}

/** [D-29] Only groups with levels mind. */
function offendTenants(p: Readonly<Player>, by: number, alsoFollowers: boolean, changes: GroupChange[]): void {
  eachGroup(p, (group, host, kind) => {
    if (alsoFollowers || kind === 'domain' || kind === 'city') offend(group, host, by, changes)
  })
}

function offend(group: Group, host: string, by: number, changes: GroupChange[]): void {
  const before = group.loyalty
  shiftLoyalty(group, by)
  changes.push({ host, levels: 0, loyalty: group.loyalty - before })
}

function offendSpecialists({ specialists }: Player, by: number, changes: GroupChange[]): void {
  for (const specialist of specialists) {
    const before = specialist.loyalty
    specialist.loyalty = Math.max(0, before + by)
    changes.push({ host: specialist.id, levels: 0, loyalty: specialist.loyalty - before })
  }
}

function offendTroops({ troops }: Player, by: number, changes: GroupChange[]): void {
  const before = troops.loyalty
  troops.loyalty = Math.max(0, before + by)
  changes.push({ host: 'troops', levels: 0, loyalty: troops.loyalty - before })
}
