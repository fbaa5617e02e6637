import type { Seat } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import { deedOf, groupAt, hasMortgage } from '../rules/deeds.ts'
import { fullGroupsOf } from '../rules/full-groups.ts'
import { playerAt } from '../rules/seats.ts'
import { placesFor } from '../rules/shortage.ts'
import { frameOf, type View } from '../view.ts'
import { mayBuildHotels } from './building.ts'
import { reserveOf } from './danger.ts'
import { FIRST_LEVEL } from './params.ts'

/** [26 Shortage] Claims what brings every group to three houses, or the hotels it would build anyway. */
export function chooseClaim(view: View, seat: Seat): Move | undefined {
  const claim = frameOf(view, 'claim')
  if (claim === undefined) return undefined
  const wanted = claim.kind === 'house' ? missingHouses(view, seat) : mayBuildHotels(view, seat) ? claim.max : 0
  return { type: 'claim', count: Math.min(claim.max, wanted) }
}

/** [26 Shortage] Puts the building where rent grows most; stops buying when the reserve is touched. */
export function choosePlace(view: View, seat: Seat): Move | undefined {
  const place = frameOf(view, 'place')
  if (place === undefined) return undefined
  const { cash } = playerAt(view, seat)
  const budget = place.paid ? Number.MAX_SAFE_INTEGER : cash - reserveOf(view, seat)
  let best: number | null = null
  for (const space of placesFor(view, seat, place.kind, budget)) {
    if (best === null || isBetterPlace(view, space, best)) best = space
  }
  return best === null ? { type: 'placeDone' } : { type: 'place', space: best }
}

/** Streets short of three houses come first, the fuller one of these; otherwise the dearer street. */
function isBetterPlace(view: View, space: number, than: number): boolean {
  const level = deedOf(view, space).level
  const other = deedOf(view, than).level
  if (level < FIRST_LEVEL !== other < FIRST_LEVEL) return level < FIRST_LEVEL
  if (level !== other && level < FIRST_LEVEL) return level > other
  return groupAt(space).houseCost >= groupAt(than).houseCost
}

function missingHouses(view: View, seat: Seat): number {
  let missing = 0
  for (const group of fullGroupsOf(view, seat)) {
    if (hasMortgage(view, group)) continue
    for (const space of group.members) missing += Math.max(0, FIRST_LEVEL - deedOf(view, space).level)
  }
  return missing
}
