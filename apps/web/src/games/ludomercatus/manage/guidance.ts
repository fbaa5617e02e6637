import type { Seat } from '@ludoteca/kernel'
import {
  buildsEvenly,
  GROUP_AT,
  type Group,
  groupOwner,
  HOTEL,
  HOUSES_MAX,
  hasMortgage,
  isBuilt,
  levelsOf,
  liftCost,
  type View,
} from '@ludoteca/ludomercatus'
import type { OpenDecision } from '../../../match/shown.ts'
import { ordersFor, spacesIn } from '../decisions/asking.ts'

/** Why something cannot be done with a property now. */
export type Why =
  | { readonly why: 'notNow' | 'uneven' | 'nothingBuilt' | 'finished' | 'notMortgaged' | 'isMortgaged' | 'supply' }
  | {
      readonly why: 'incomplete' | 'mortgaged' | 'lowerFirst' | 'higherFirst' | 'sellFirst'
      readonly spaces: readonly number[]
    }
  | { readonly why: 'cash'; readonly cost: number }

/** A building order that is open, or why none is. */
export type Order = { readonly levels: readonly number[] } | Why

export type Site = Pick<View, 'players' | 'deeds' | 'bank' | 'options'>

/** Whether an order or a deed can be done. */
export function isOpen(order: Order): order is { readonly levels: readonly number[] } {
  return 'levels' in order
}

/** One building more on this street: the order for it, or what stands in its way. Only what is offered is open. */
export function buildOn(at: Site, decisions: readonly OpenDecision[], seat: Seat, space: number): Order {
  const group = GROUP_AT[space] as Group
  const levels = changed(at, group, space, 1)
  if (offers(ordersFor(decisions, 'build', group.id), levels)) return { levels }
  return whyNotBuild(at, group, seat, space)
}

/** One building less on this street. */
export function sellOn(at: Site, decisions: readonly OpenDecision[], space: number): Order {
  const group = GROUP_AT[space] as Group
  const levels = changed(at, group, space, -1)
  if (offers(ordersFor(decisions, 'sellBuildings', group.id), levels)) return { levels }
  return whyNotSell(at, group, space)
}

/** Why this property cannot be mortgaged; nothing when it can. */
export function whyNotMortgage(at: Site, decisions: readonly OpenDecision[], space: number): Why | undefined {
  if (spacesIn(decisions, 'mortgage').includes(space)) return undefined
  const group = GROUP_AT[space] as Group
  if (at.deeds[space]?.mortgaged) return { why: 'isMortgaged' }
  if (isBuilt(at, group)) return { why: 'sellFirst', spaces: builtIn(at, group) }
  return { why: 'notNow' }
}

/** Why this mortgage cannot be lifted; nothing when it can. */
export function whyNotLift(at: Site, decisions: readonly OpenDecision[], seat: Seat, space: number): Why | undefined {
  if (spacesIn(decisions, 'unmortgage').includes(space)) return undefined
  if (!at.deeds[space]?.mortgaged) return { why: 'notMortgaged' }
  const cost = liftCost(space)
  return cost > (at.players[seat]?.cash ?? 0) ? { why: 'cash', cost } : { why: 'notNow' }
}

function whyNotBuild(at: Site, group: Group, seat: Seat, space: number): Why {
  const missing = group.members.filter((member) => at.deeds[member]?.owner !== seat)
  if (missing.length > 0) return { why: 'incomplete', spaces: missing }
  if (hasMortgage(at, group)) {
    return { why: 'mortgaged', spaces: group.members.filter((member) => at.deeds[member]?.mortgaged) }
  }
  const level = at.deeds[space]?.level ?? 0
  if (level === HOTEL) return { why: 'finished' }
  const lower = group.members.filter((member) => (at.deeds[member]?.level ?? 0) < level)
  if (lower.length > 0 && buildsEvenly(at)) return { why: 'lowerFirst', spaces: lower }
  if ((level === HOUSES_MAX ? at.bank.hotels : at.bank.houses) === 0) return { why: 'supply' }
  return group.houseCost > (at.players[seat]?.cash ?? 0) ? { why: 'cash', cost: group.houseCost } : { why: 'notNow' }
}

function whyNotSell(at: Site, group: Group, space: number): Why {
  const level = at.deeds[space]?.level ?? 0
  if (level === 0) return { why: 'nothingBuilt' }
  const higher = group.members.filter((member) => (at.deeds[member]?.level ?? 0) > level)
  if (higher.length > 0 && buildsEvenly(at)) return { why: 'higherFirst', spaces: higher }
  return level === HOTEL && at.bank.houses < HOUSES_MAX ? { why: 'supply' } : { why: 'notNow' }
}

function builtIn(at: Site, group: Group): readonly number[] {
  return group.members.filter((member) => (at.deeds[member]?.level ?? 0) > 0)
}

function changed(at: Site, group: Group, space: number, by: number): readonly number[] {
  return levelsOf(at, group).map((level, i) => (group.members[i] === space ? level + by : level))
}

/** Whether these levels are among the orders that are open. */
export function offers(orders: readonly (readonly number[])[], levels: readonly number[]): boolean {
  return orders.some((order) => order.length === levels.length && order.every((level, i) => level === levels[i]))
}

/** Whether a seat owns the whole group. */
export function isWhole(at: Pick<View, 'deeds'>, group: Group, seat: Seat): boolean {
  return groupOwner(at, group) === seat
}
