import { HOTEL, HOUSES_MAX } from '@ludoteca/ludomercatus'
import { HOUSE_COST, LIFT, MEMBERS, MORTGAGE, PROPERTY_SPACES, STREETS } from './tables.ts'
import { below, canMortgage, isBuilt, ownsAll, type World } from './world.ts'

/** Mortgages some property at random; says whether there was one. */
export function mortgageAny(w: World, seat: number): boolean {
  const spaces: number[] = []
  for (const space of PROPERTY_SPACES) if (canMortgage(w, seat, space)) spaces.push(space)
  if (spaces.length === 0) return false
  mortgage(w, seat, spaces[below(w, spaces.length)] as number)
  return true
}

export function mortgage(w: World, seat: number, space: number): void {
  w.mortgaged[space] = true
  w.cash[seat] = (w.cash[seat] as number) + (MORTGAGE[space] as number)
}

export function unmortgageAny(w: World, seat: number): boolean {
  const spaces: number[] = []
  const cash = w.cash[seat] as number
  for (const space of PROPERTY_SPACES) {
    if (w.owner[space] === seat && w.mortgaged[space] && (LIFT[space] as number) <= cash) spaces.push(space)
  }
  if (spaces.length === 0) return false
  const space = spaces[below(w, spaces.length)] as number
  w.cash[seat] = cash - (LIFT[space] as number)
  w.mortgaged[space] = false
  return true
}

/** The full street groups of a seat. */
export function fullGroups(w: World, seat: number): number[] {
  const groups: number[] = []
  for (let group = 0; group < STREETS; group++) if (ownsAll(w, seat, group)) groups.push(group)
  return groups
}

/** Builds one or more levels evenly, houses only or hotels only, as cash and supply allow. */
export function buildIn(w: World, seat: number, group: number): boolean {
  const members = MEMBERS[group] as number[]
  let room = 0
  let lowest = HOTEL
  for (const space of members) {
    if (w.mortgaged[space]) return false
    lowest = Math.min(lowest, w.level[space] as number)
  }
  const hotels = lowest >= HOUSES_MAX
  for (const space of members)
    room += (hotels ? HOTEL : HOUSES_MAX) - Math.min(hotels ? HOTEL : HOUSES_MAX, w.level[space] as number)
  const cost = HOUSE_COST[group] as number
  const most = Math.min(room, hotels ? w.hotels : w.houses, Math.floor((w.cash[seat] as number) / cost))
  if (most === 0) return false
  const count = 1 + below(w, most)
  for (let i = 0; i < count; i++) raiseLowest(w, members)
  w.cash[seat] = (w.cash[seat] as number) - count * cost
  return true
}

/** Sells one or more levels evenly; all of them when the bank lacks houses to break a hotel down. */
export function sellIn(w: World, seat: number, group: number): boolean {
  if (!isBuilt(w, group)) return false
  const members = MEMBERS[group] as number[]
  let total = 0
  for (const space of members) total += w.level[space] as number
  sellLevels(w, seat, group, 1 + below(w, total))
  return true
}

export function sellLevels(w: World, seat: number, group: number, count: number): void {
  const members = MEMBERS[group] as number[]
  let sold = 0
  while (isBuilt(w, group) && (sold < count || w.houses < 0)) {
    lowerHighest(w, members)
    sold++
  }
  w.cash[seat] = (w.cash[seat] as number) + (sold * (HOUSE_COST[group] as number)) / 2
}

function raiseLowest(w: World, members: readonly number[]): void {
  let chosen = members[0] as number
  for (const space of members) if ((w.level[space] as number) < (w.level[chosen] as number)) chosen = space
  setLevel(w, chosen, (w.level[chosen] as number) + 1)
}

function lowerHighest(w: World, members: readonly number[]): void {
  let chosen = members[0] as number
  for (const space of members) if ((w.level[space] as number) >= (w.level[chosen] as number)) chosen = space
  setLevel(w, chosen, (w.level[chosen] as number) - 1)
}

export function setLevel(w: World, space: number, level: number): void {
  const old = w.level[space] as number
  w.houses += (old === HOTEL ? 0 : old) - (level === HOTEL ? 0 : level)
  w.hotels += (old === HOTEL ? 1 : 0) - (level === HOTEL ? 1 : 0)
  w.level[space] = level
}
