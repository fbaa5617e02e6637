import { one } from '@ludoteca/kernel'
import type { Damage, Facility } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import type { Damageable } from '../rules/maintenance/losses.ts'
import { audienceOf } from '../rules/names.ts'
import { pay, priceOf, refusePrice } from '../rules/prices.ts'
import type { Player } from '../state.ts'
import type { Command } from './command.ts'
import { certain } from './planning.ts'

/** [D-21] What is damaged is made good for what it takes; no action is needed. */
export const repairDamage: Command<MoveOf<'repairDamage'>> = {
  forms: [
    (_w, p) => {
      const damaged = damageable(p).filter(({ damage }) => damage !== null)
      return damaged.length > 0 ? { target: one(damaged.map(({ id }) => id)) } : null
    },
  ],
  check(_w, p, { target }) {
    const found = damageable(p).find(({ id }) => id === target)
    if (!found) return deny('INPUT', 'unknownTarget')
    return found.damage ? refusePrice(p, costOf(found.damage)) : deny('INPUT', 'notDamaged')
  },
  plan(_w, p, { target }) {
    return certain(costOf(thingOf(p, target).damage as Damage), 'free', [])
  },
  perform(w, p, { target }, io) {
    const thing = thingOf(p, target)
    const damage = thing.damage as Damage
    pay(p, costOf(damage))
    thing.damage = null
    const { key: facility = '' } = thing
    io.tell({ type: 'repaired', seat: p.seat, target, facility, gold: damage.repairGold }, audienceOf(w, p))
  },
}

/** Workshops, storages, enterprises and all facilities but personal ones [6.7]. */
function damageable(p: Readonly<Player>): Damageable[] {
  const found: Damageable[] = [...p.workshops, ...p.storages, ...p.trades]
  const add = (facilities: readonly Facility[]) => found.push(...facilities)
  for (const { facilities } of p.domains) add(facilities)
  for (const { facilities } of p.cities) add(facilities)
  for (const { facilities } of p.offices) add(facilities)
  for (const { facilities } of p.organizations) add(facilities)
  for (const { facilities } of p.trades) add(facilities)
  for (const { facilities } of p.workshops) add(facilities)
  add(p.troops.facilities)
  return found
}

function thingOf(p: Readonly<Player>, target: string): Damageable {
  return damageable(p).find(({ id }) => id === target) as Damageable
}

function costOf({ repairGold }: Damage) {
  return priceOf(repairGold)
}
