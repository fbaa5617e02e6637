import type { Seat } from '@ludoteca/kernel'
import { type Group, HOTEL, HOUSES_MAX } from '../data/board.ts'
import type { BuildingKind } from '../state.ts'
import { buildsEvenly, type Site } from './buildings.ts'
import { deedOf, hasMortgage } from './deeds.ts'
import { fullGroupsOf } from './full-groups.ts'
import { playerAt } from './seats.ts'

export function supplyOf(at: Pick<Site, 'bank'>, kind: BuildingKind): number {
  return kind === 'house' ? at.bank.houses : at.bank.hotels
}

/** [12.8.2] How many buildings a seat could pay for now, the cheapest groups first, whatever the bank has. */
export function buildingCap(at: Site, seat: Seat, kind: BuildingKind): number {
  let { cash } = playerAt(at, seat)
  let cap = 0
  for (const group of fullGroupsOf(at, seat)) {
    if (hasMortgage(at, group)) continue
    const count = Math.min(roomFor(at, group, kind), Math.floor(cash / group.houseCost))
    cap += count
    cash -= count * group.houseCost
  }
  return cap
}

/**
 * [12.8.2] Evenly, houses only fit in groups without hotels, and hotels only where all streets have four houses or more;
 * otherwise each street is for itself.
 */
function roomFor(at: Site, group: Group, kind: BuildingKind): number {
  let houseRoom = 0
  let fours = 0
  let hasHotel = false
  let allFour = true
  for (const space of group.members) {
    const { level } = deedOf(at, space)
    if (level === HOTEL) hasHotel = true
    else houseRoom += HOUSES_MAX - level
    if (level === HOUSES_MAX) fours++
    if (level < HOUSES_MAX) allFour = false
  }
  const evenly = buildsEvenly(at)
  if (kind === 'house') return evenly && hasHotel ? 0 : houseRoom
  return !evenly || allFour ? fours : 0
}

/** [12.8.6] The streets on which this seat could put one building down, in board order; `budget` bounds the building cost. */
export function placesFor(at: Site, seat: Seat, kind: BuildingKind, budget: number): number[] {
  const places: number[] = []
  const evenly = buildsEvenly(at)
  for (const group of fullGroupsOf(at, seat)) {
    if (group.houseCost > budget || hasMortgage(at, group)) continue
    const lowest = lowestLevel(at, group)
    for (const space of group.members) {
      const { level } = deedOf(at, space)
      if (evenly && level !== lowest) continue
      if (kind === 'house' ? level < HOUSES_MAX : level === HOUSES_MAX) places.push(space)
    }
  }
  return places
}

function lowestLevel(at: Site, group: Group): number {
  let lowest = HOTEL
  for (const space of group.members) lowest = Math.min(lowest, deedOf(at, space).level)
  return lowest
}
