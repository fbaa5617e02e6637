import type { Seat } from '@ludoteca/kernel'
import { ROUND_DAMAGE_CAP } from '../../data/constants.ts'
import { ownerAt } from '../../owners.ts'
import type { EffectsApplied } from '../../results.ts'
import type { Property, State } from '../../state.ts'
import { propertiesOf } from '../properties.ts'
import { rentOf } from '../rent.ts'
import { changeCash, statsOf } from '../resources.ts'

/** A change of rent, as it is told. */
export type RentChange = NonNullable<EffectsApplied['rentPenaltyApplied']>[number]

/**
 * [5.7.1] Events take at most 4 from an owner in a round. What is over lowers the rent of the property that was hit, or
 * of the one that pays most, in the next round; without any it is dropped. Says what was not taken.
 */
export function takeLoss(s: State, seat: Seat, loss: number, hit: Property | null, rents: RentChange[]): number {
  const owner = ownerAt(s, seat)
  const taken = Math.min(loss, ROUND_DAMAGE_CAP - owner.damage)
  const over = loss - taken
  owner.damage += taken
  changeCash(s, seat, -taken)
  if (over === 0) return 0
  statsOf(s, seat).damageCapHits++
  const property = hit ?? bestPaying(s, seat)
  if (property !== undefined) changeRent(s, property, -over, 1, rents)
  return over
}

/** [3.3.3] From the next round on, for so many rounds. */
export function changeRent(s: State, property: Property, delta: number, duration: number, rents: RentChange[]): void {
  property.tempRentBonus.push({ delta, fromRound: s.round + 1, untilRound: s.round + duration })
  rents.push({ propertyId: property.propertyId, delta, duration })
}

/** The highest rent of now; among equals the first by id. */
function bestPaying(s: Readonly<State>, seat: Seat): Property | undefined {
  let best: Property | undefined
  let most = -1
  for (const property of propertiesOf(s, seat)) {
    const rent = rentOf(s, property)
    if (rent > most) [best, most] = [property, rent]
  }
  return best
}
