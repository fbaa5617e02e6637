import type { Seat } from '@ludoteca/kernel'
import { type Group, HOTEL, SPACES, type Space, type StreetGroupId } from '../data/board.ts'
import type { Move } from '../moves.ts'
import { buildsEvenly, levelsOf } from '../rules/buildings.ts'
import { deedOf, hasMortgage } from '../rules/deeds.ts'
import { fullGroups, fullGroupsOf } from '../rules/full-groups.ts'
import { playerAt } from '../rules/seats.ts'
import type { View } from '../view.ts'
import { FIRST_LEVEL, HOTELS_ANYWAY_CASH, SCARCE_HOUSES, SECOND_LEVEL } from './params.ts'
import { LANDINGS } from './tables.ts'

/** [26 Building] What the cheapest building would cost that this seat wants now; nothing if it wants none. */
export function cheapestWanted(view: View, seat: Seat): number | null {
  for (const group of fullGroupsOf(view, seat)) if (goalOf(view, group, seat) !== null) return group.houseCost
  return null
}

/** [26 Building] The order that brings most rent for the money, keeping the reserve; nothing if none is due. */
export function chooseBuild(view: View, seat: Seat, reserve: number): Move | undefined {
  const budget = playerAt(view, seat).cash - reserve
  let best: Group | undefined
  let bestGoal = HOTEL + 1
  let bestGain = 0
  for (const group of fullGroupsOf(view, seat)) {
    const goal = group.houseCost > budget ? null : goalOf(view, group, seat)
    if (goal === null || goal > bestGoal) continue
    const gain = gainOf(view, group, goal)
    if (goal === bestGoal && gain <= bestGain) continue
    best = group
    bestGoal = goal
    bestGain = gain
  }
  return best && { type: 'build', group: best.id as StreetGroupId, levels: raised(view, best, bestGoal, budget) }
}

/** [26 Building] Which level a full group is to reach next: three houses, then four, then hotels if that frees no rival. */
function goalOf(view: View, group: Group, seat: Seat): number | null {
  if (hasMortgage(view, group)) return null
  const lowest = lowestLevel(view, group)
  if (lowest < SECOND_LEVEL) {
    if (view.bank.houses === 0) return null
    return lowest < FIRST_LEVEL ? FIRST_LEVEL : SECOND_LEVEL
  }
  return lowest < HOTEL && view.bank.hotels > 0 && mayBuildHotels(view, seat) ? HOTEL : null
}

/** [26 Building] A hotel gives four houses back to the bank; with houses scarce, opponents would get them. */
export function mayBuildHotels(view: View, seat: Seat): boolean {
  if (view.bank.houses > SCARCE_HOUSES || playerAt(view, seat).cash >= HOTELS_ANYWAY_CASH) return true
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat && fullGroups(view, other) !== 0) return false
  }
  return true
}

/** Rent gained by reaching the goal, by landings in 10 000 throws, for each denarius spent. */
function gainOf(view: View, { members, houseCost }: Group, goal: number): number {
  let gain = 0
  let steps = 0
  for (const space of members) {
    const { level } = deedOf(view, space)
    if (level >= goal) continue
    gain += (LANDINGS[space] as number) * (rentAt(space, goal) - rentAt(space, level))
    steps += goal - level
  }
  return gain / (steps * houseCost)
}

/**
 * Raises the lowest street again and again, the dearest of several first, while money and supply last. Where it need not
 * be done evenly, one street after the other is brought to the goal: rents grow most with the last houses.
 */
function raised(view: View, group: Group, goal: number, budget: number): number[] {
  const levels = levelsOf(view, group)
  const supply = goal === HOTEL ? view.bank.hotels : view.bank.houses
  const nextIn = buildsEvenly(view) ? lastLowest : lastHighestBelow
  for (let left = Math.min(supply, Math.floor(budget / group.houseCost)); left > 0; left--) {
    const at = nextIn(levels, goal)
    if ((levels[at] as number) >= goal) break
    levels[at] = (levels[at] as number) + 1
  }
  return levels
}

/** The street that is nearest to the goal and has not reached it; the last of several, which is the dearest. */
function lastHighestBelow(levels: readonly number[], goal: number): number {
  let at = -1
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] as number
    if (level < goal && (at < 0 || level >= (levels[at] as number))) at = i
  }
  return Math.max(at, 0)
}

function lastLowest(levels: readonly number[]): number {
  let at = 0
  for (let i = 1; i < levels.length; i++) if ((levels[i] as number) <= (levels[at] as number)) at = i
  return at
}

function lowestLevel(view: View, { members }: Group): number {
  let lowest = HOTEL
  for (const space of members) lowest = Math.min(lowest, deedOf(view, space).level)
  return lowest
}

function rentAt(space: number, level: number): number {
  return (SPACES[space] as Space).rents[level] as number
}
