import { indexOf, type MaterialId } from '../data/materials.ts'
import type { Goods } from '../ledger.ts'
import { FOOD_ORDER, firstOf } from '../rules/goods.ts'
import type { Player } from '../state.ts'
import { amountOf, listed } from './amounts.ts'
import type { Charge } from './compile.ts'
import { inOrderOfWish } from './descriptors.ts'
import { bindingSources, effectsOf, optionOf, type Source } from './sources.ts'
import { fires } from './timing.ts'
import type { ChargeName, Good } from './vocabulary.ts'

/** [11.1] What a facility asks for this round, added up. */
export interface Bill {
  gold: number
  labor: number
  influence: number
  magicPower: number
  hostLevels: number
  troopLevels: number
  combat: number
  /** `null` when there is not enough. */
  goods: Goods[] | null
}

/** The way to pay that was chosen. */
export function chargesOf({ spec, facility }: Source): readonly Charge[] {
  const { bills } = spec
  return (bills.length > 1 ? bills[optionOf(facility, 0)] : bills[0]) ?? []
}

/** [F-11] Nothing in the round in which it was built; improvements do not make it dearer. */
export function billOf(p: Readonly<Player>, source: Source, round: number): Bill {
  const bill: Bill = {
    gold: 0,
    labor: 0,
    influence: 0,
    magicPower: 0,
    hostLevels: 0,
    troopLevels: 0,
    combat: 0,
    goods: [],
  }
  let stock: number[] | null = null
  for (const { what, amount, everyRounds } of chargesOf(source)) {
    if (!fires(round, source.facility.builtAtRound, everyRounds)) continue
    const count = listed(p, source.host, amount, ownInfluence(p, source))
    if (isGoods(what)) {
      stock ??= p.stock.slice()
      reserve(bill, stock, what, count, source.facility.materials)
    } else bill[FIELDS[what]] += count
  }
  for (const active of effectsOf(p, source, 'upkeep')) {
    if (active.effect.target !== 'self') continue
    bill.gold = Math.max(0, bill.gold + amountOf(p, active, active.effect.gold ?? 0))
  }
  return bill
}

const FIELDS = {
  gold: 'gold',
  labor: 'labor',
  influence: 'influence',
  magicPower: 'magicPower',
  hostLevelIdle: 'hostLevels',
  boundTroopLevels: 'troopLevels',
  boundCombat: 'combat',
} as const

function isGoods(what: ChargeName): what is 'food' | Good {
  return !(what in FIELDS)
}

/** Takes goods out of a copy of the stock, so that nothing is promised twice. */
function reserve(bill: Bill, stock: number[], what: 'food' | Good, count: number, named: readonly MaterialId[]): void {
  if (bill.goods === null) return
  const order = what === 'food' ? FOOD_ORDER : inOrderOfWish(what, named).map(indexOf)
  const found = firstOf(stock, order, count)
  let missing = count
  for (const goods of found) {
    const index = indexOf(goods.material)
    stock[index] = (stock[index] as number) - goods.count
    missing -= goods.count
    bill.goods.push(goods)
  }
  if (missing > 0) bill.goods = null
}

/** [11.1 ownInfluence] Influence that a facility brings each round. */
function ownInfluence(p: Readonly<Player>, source: Source): number {
  let influence = 0
  for (const active of effectsOf(p, source, 'income')) {
    if (active.effect.resource === 'influence') influence += amountOf(p, active, active.effect.amount)
  }
  return influence
}

/** [F-13] Combat power that is bound elsewhere: the weakest levels are. */
export function boundCombat(p: Readonly<Player>): number {
  let levels = 0
  let combat = 0
  for (const source of bindingSources(p)) {
    levels += boundBy(p, source, 'boundTroopLevels')
    combat += boundBy(p, source, 'boundCombat')
  }
  return combat + powerOf(p, levels)
}

function boundBy(p: Readonly<Player>, source: Source, wanted: ChargeName): number {
  for (const { what, amount } of chargesOf(source)) if (what === wanted) return listed(p, source.host, amount, 0)
  return 0
}

/** Power of so many levels: thugs first, then mercenaries and bodyguards. */
function powerOf({ troops }: Readonly<Player>, levels: number): number {
  const { thug, mercenary, bodyguard } = troops.levels
  const thugs = Math.min(levels, thug)
  const others = Math.min(levels - thugs, mercenary + bodyguard)
  return Math.floor(thug / 2) - Math.floor((thug - thugs) / 2) + 2 * others
}
