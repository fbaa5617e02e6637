import { type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { AnyConfig } from '../config.ts'
import { type Group, HOTEL, STREET_GROUPS } from '../data/board.ts'
import type { BuildingOrder } from '../moves.ts'
import type { Bank, BuildingKind, Holdings, State } from '../state.ts'
import { deedOf, hasMortgage, ownsGroup } from './deeds.ts'
import { hotelsAt, housesAt, isEven, isHomogeneous, type LevelChange, lowersFrom, raisesFrom } from './levels.ts'
import { playerAt } from './seats.ts'

/** What building needs to know: who owns what, what the bank has left, and whether it is done evenly. */
export type Site = Holdings & {
  readonly bank: Readonly<Bank>
  readonly options: Readonly<Pick<AnyConfig, 'evenBuilding'>>
}

/** [12.2] Whether streets of a group may differ by one building at most. */
export function buildsEvenly({ options }: Pick<Site, 'options'>): boolean {
  return options.evenBuilding !== false
}

/** The street group with this id, whatever somebody wrote for an id. */
export function streetGroup(id: unknown): Group | undefined {
  for (const group of STREET_GROUPS) if (group.id === id) return group
  return undefined
}

export function levelsOf(at: Pick<Holdings, 'deeds'>, group: Group): number[] {
  const levels: number[] = []
  for (const space of group.members) levels.push(deedOf(at, space).level)
  return levels
}

/** [12.7] Half the building cost for each level; all costs are even. */
export function resale(group: Group): number {
  return group.houseCost / 2
}

/** [12.1–12.6] Why this order cannot be placed. */
export function refusalOfBuild(at: Site, seat: Seat, order: BuildingOrder): Refusal | undefined {
  const group = streetGroup(order.group)
  if (group === undefined || !ownsGroup(at, seat, group)) return refuse('E_GROUP', { group: String(order.group) })
  if (hasMortgage(at, group)) return refuse('E_MORTGAGED', { group: group.id })
  const old = levelsOf(at, group)
  const { levels } = order
  if (!isVector(levels, old.length)) return refuse('E_FORMAT', { param: 'levels' })
  const against = refusalOfLevels(at, group, levels, exceeds(levels, old))
  if (against) return against
  if (!isHomogeneous(old, levels)) return refuse('E_MIXED_ORDER', { group: group.id })
  const houses = total(levels, housesAt) - total(old, housesAt)
  const hotels = total(levels, hotelsAt) - total(old, hotelsAt)
  if (houses > at.bank.houses) return refuse('E_SUPPLY', { houses: at.bank.houses })
  if (hotels > at.bank.hotels) return refuse('E_SUPPLY', { hotels: at.bank.hotels })
  const cost = (sum(levels) - sum(old)) * group.houseCost
  return cost > playerAt(at, seat).cash ? refuse('E_CASH', { cost, cash: playerAt(at, seat).cash }) : undefined
}

/** [12.7] Why these buildings cannot be sold. */
export function refusalOfSale(at: Site, seat: Seat, order: BuildingOrder): Refusal | undefined {
  const group = streetGroup(order.group)
  if (group === undefined || !ownsGroup(at, seat, group)) return refuse('E_GROUP', { group: String(order.group) })
  const old = levelsOf(at, group)
  const { levels } = order
  if (!isVector(levels, old.length)) return refuse('E_FORMAT', { param: 'levels' })
  const against = refusalOfLevels(at, group, levels, exceeds(old, levels))
  if (against) return against
  const houses = total(levels, housesAt) - total(old, housesAt)
  return houses > at.bank.houses ? refuse('E_SUPPLY', { houses: at.bank.houses }) : undefined
}

/** [12.2, 12.7] Evenly, where that is asked for, and not without any change for the order. */
function refusalOfLevels(at: Site, group: Group, levels: readonly number[], changes: boolean): Refusal | undefined {
  if (!buildsEvenly(at)) return changes ? undefined : refuse('E_RANGE', { param: 'levels' })
  return changes && isEven(levels) ? undefined : refuse('E_UNEVEN', { group: group.id })
}

/** [20] Every vector this seat could build in its group now. */
export function buildVectors(at: Site, seat: Seat, group: Group): readonly (readonly number[])[] {
  const vectors: (readonly number[])[] = []
  if (!ownsGroup(at, seat, group) || hasMortgage(at, group)) return vectors
  const { cash } = playerAt(at, seat)
  for (const change of raisesFrom(levelsOf(at, group), buildsEvenly(at))) {
    if (isSupplied(at.bank, change) && change.count * group.houseCost <= cash) vectors.push(change.levels)
  }
  return vectors
}

/** [20] Every vector this seat could sell down to in its group now. */
export function saleVectors(at: Site, seat: Seat, group: Group): readonly (readonly number[])[] {
  const vectors: (readonly number[])[] = []
  if (!ownsGroup(at, seat, group)) return vectors
  for (const change of lowersFrom(levelsOf(at, group), buildsEvenly(at))) {
    if (isSupplied(at.bank, change)) vectors.push(change.levels)
  }
  return vectors
}

export function isSupplied(bank: Readonly<Bank>, change: LevelChange): boolean {
  return change.houses <= bank.houses && change.hotels <= bank.hotels
}

/** [12.4] What a legal order buys. */
export function kindOf(old: readonly number[], levels: readonly number[]): BuildingKind {
  return levels.some((level, i) => level === HOTEL && old[i] !== HOTEL) ? 'hotel' : 'house'
}

/** Sets the levels of a group; what is missing comes from the bank, what is over goes back. */
export function setLevels(s: State, group: Group, levels: readonly number[]): void {
  for (let i = 0; i < group.members.length; i++) setLevel(s, group.members[i] as number, levels[i] as number)
}

export function setLevel(s: State, space: number, level: number): void {
  const deed = deedOf(s, space)
  s.bank.houses += housesAt(deed.level) - housesAt(level)
  s.bank.hotels += hotelsAt(deed.level) - hotelsAt(level)
  deed.level = level
}

export function sum(levels: readonly number[]): number {
  let added = 0
  for (let i = 0; i < levels.length; i++) added += levels[i] as number
  return added
}

function total(levels: readonly number[], count: (level: number) => number): number {
  let added = 0
  for (let i = 0; i < levels.length; i++) added += count(levels[i] as number)
  return added
}

function isVector(levels: unknown, length: number): levels is readonly number[] {
  return Array.isArray(levels) && levels.length === length && levels.every(isLevel)
}

function isLevel(level: unknown): boolean {
  return typeof level === 'number' && Number.isInteger(level) && level >= 0 && level <= HOTEL
}

/** No level below the other vector's, and one above. */
function exceeds(high: readonly number[], low: readonly number[]): boolean {
  let above = false
  for (let i = 0; i < high.length; i++) {
    const difference = (high[i] as number) - (low[i] as number)
    if (difference < 0) return false
    if (difference > 0) above = true
  }
  return above
}
