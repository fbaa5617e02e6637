import type { Trait } from '../estate.ts'
import type { Player } from '../state.ts'
import { isOnDuty } from './holdings.ts'

/** [6.9] Good sides of this trait among active specialists, each as often as it counts. */
export function positiveOf({ specialists }: Readonly<Player>, trait: number): number {
  let times = 0
  for (const specialist of specialists) {
    if (!isOnDuty(specialist)) continue
    for (const { id, positiveMultiplier } of specialist.traits) if (id === trait) times += positiveMultiplier
  }
  return times
}

/** [6.9] Bad sides of this trait among active specialists. */
export function negativeOf({ specialists }: Readonly<Player>, trait: number): number {
  let times = 0
  for (const specialist of specialists) {
    if (!isOnDuty(specialist)) continue
    for (const held of specialist.traits) if (held.id === trait) times += negativeTimes(held)
  }
  return times
}

/** How often the bad side of one trait counts. */
export function negativeTimes({ positiveOnly, negativeMultiplier }: Trait): number {
  return positiveOnly ? 0 : negativeMultiplier
}
