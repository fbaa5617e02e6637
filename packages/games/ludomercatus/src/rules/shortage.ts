import type { Seat } from '@ludoteca/kernel'
import { type Group, HOTEL, HOUSES_MAX, STREET_GROUPS } from '../data/board.ts'
import type { BuildingKind } from '../state.ts'
import type { Site } from './buildings.ts'
import { deedOf, groupOwner, hasMortgage } from './deeds.ts'
import { playerAt } from './seats.ts'

export function supplyOf(at: Pick<Site, 'bank'>, kind: BuildingKind): number {
  return kind === 'house' ? at.bank.houses : at.bank.hotels
}

/** [12.8.2] How many buildings a seat could pay for now, the cheapest groups first, whatever the bank has. */
export function buildingCap(at: Site, seat: Seat, kind: BuildingKind): number {
  let { cash } = playerAt(at, seat)
  let cap = 0
  for (const group of STREET_GROUPS) {
    if (groupOwner(at, group) !== seat || hasMortgage(at, group)) continue
    const count = Math.min(roomFor(at, group, kind), Math.floor(cash / group.houseCost))
    cap += count
    cash -= count * group.houseCost
  }
  return cap
}

/** [12.8.2] Houses only fit in groups without hotels; hotels only where all streets have four houses or more. */
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
  if (kind === 'house') return hasHotel ? 0 : houseRoom
  return allFour ? fours : 0
}

/** [12.8.6] The streets on which this seat could put one building down, in board order; `budget` bounds the building cost. */
export function placesFor(at: Site, seat: Seat, kind: BuildingKind, budget: number): number[] {
  const places: number[] = []
  for (const group of STREET_GROUPS) {
    if (group.houseCost > budget || groupOwner(at, group) !== seat || hasMortgage(at, group)) continue
    const lowest = lowestLevel(at, group)
    if (kind === 'house' ? lowest >= HOUSES_MAX : lowest !== HOUSES_MAX) continue
    for (const space of group.members) if (deedOf(at, space).level === lowest) places.push(space)
  }
  return places
}

function lowestLevel(at: Site, group: Group): number {
  let lowest = HOTEL
  for (const space of group.members) lowest = Math.min(lowest, deedOf(at, space).level)
  return lowest
}
