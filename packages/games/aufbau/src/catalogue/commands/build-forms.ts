import { type Chance, drawFields, int, list, maybe, one, type Params } from '@ludoteca/kernel'
import type { Form } from '../../commands/command.ts'
import { MATERIALS } from '../../data/materials.ts'
import { facilityOpening } from '../../rules/action-economy.ts'
import { type Host, hostOf } from '../../rules/holdings.ts'
import type { Player, World } from '../../state.ts'
import { improvable, refuseEntry, refuseImprovement } from '../building.ts'
import type { FacilityEntry } from '../entries.ts'
import { entryOf } from '../specs.ts'
import { WISHES_MAX } from '../wishes.ts'

/** Alternatives and materials that may be named; whether they fit is for the check. */
const WISHES: Params = {
  options: maybe(list(int(0, MATERIALS.length), 0, 4)),
  materials: maybe(list(one(MATERIALS.map(({ id }) => id)), 0, WISHES_MAX)),
}

/**
 * Two forms for each kind of host. The first lists all there is and takes wishes: whoever fills it must know what is
 * possible. The second lists what could be built somewhere now, for those who only want to look.
 */
export function cataloguedForms(
  all: readonly string[],
  idsOf: (p: Readonly<Player>) => readonly string[],
): { readonly full: Form; readonly possible: Form } {
  const keys = all.filter((key) => entryOf(key))
  const facility = one(keys)
  return {
    full: Object.assign(full, { draw: drawFully }),
    possible: Object.assign(possible, { draw }),
  }

  function full(w: Readonly<World>, p: Readonly<Player>): Params | null {
    if (p.works === null || keys.length === 0 || !facilityOpening(w, p)) return null
    const hosts = idsOf(p)
    return hosts.length > 0 ? { host: one(hosts), facility, ...WISHES } : null
  }

  function possible(w: Readonly<World>, p: Readonly<Player>): Params | null {
    if (p.works === null || !facilityOpening(w, p)) return null
    const hosts = idsOf(p)
    const fitting = keys.filter((key) => hosts.some((id) => isPossible(w, p, key, hostOf(p, id) as Host)))
    return fitting.length > 0 ? { host: one(hosts), facility: one(fitting) } : null
  }

  /** What fits a single place would otherwise be drawn far less often than what fits everywhere. */
  function draw(w: Readonly<World>, p: Readonly<Player>, chance: Chance) {
    const key = chance.pick('draw', keys)
    const hosts = idsOf(p)
    const fitting = hosts.filter((id) => isPossible(w, p, key, hostOf(p, id) as Host))
    return { host: chance.pick('draw', fitting.length > 0 ? fitting : hosts), facility: key }
  }

  function drawFully(w: Readonly<World>, p: Readonly<Player>, chance: Chance) {
    return { ...draw(w, p, chance), ...drawFields(WISHES, chance) }
  }
}

function isPossible(w: Readonly<World>, p: Readonly<Player>, key: string, host: Host): boolean {
  const entry = entryOf(key) as FacilityEntry
  const improved = improvable(p, entry, host)
  return !(improved ? refuseImprovement(w, p, entry, host, improved) : refuseEntry(p, entry, host))
}
