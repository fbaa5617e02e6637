import type { Refusal } from '@ludoteca/kernel'
import { indexOf, type MaterialId } from '../data/materials.ts'
import type { Goods, Price } from '../ledger.ts'
import { deny } from '../refusals.ts'
import { firstOf } from '../rules/goods.ts'
import type { Player } from '../state.ts'
import { inOrderOfWish } from './descriptors.ts'
import type { Cost, Good } from './vocabulary.ts'

const POOLS = ['gold', 'influence', 'labor', 'magicPower', 'permanentLabor'] as const

/** [11.1] A cost as a price: of goods that are not named exactly, those wished for and then the cheapest are taken. */
export function priceOfCost(p: Readonly<Player>, cost: Cost, factor: number, named: readonly MaterialId[]): Price {
  const stock = p.stock.slice()
  const goods: Goods[] = []
  for (const good of goodsIn(cost)) {
    for (const some of take(stock, good, factor * (cost[good] ?? 0), named)) add(goods, some)
  }
  return {
    gold12: 12 * factor * (cost.gold ?? 0),
    influence: factor * (cost.influence ?? 0),
    labor: factor * (cost.labor ?? 0),
    information: 0,
    magicPower: factor * (cost.magicPower ?? 0),
    goods,
    permanentLabor: factor * (cost.permanentLabor ?? 0),
  }
}

/** RESOURCES: what there is too little of. */
export function refuseGoods(
  p: Readonly<Player>,
  cost: Cost,
  factor: number,
  named: readonly MaterialId[],
): Refusal | undefined {
  const stock = p.stock.slice()
  for (const good of goodsIn(cost)) {
    const need = factor * (cost[good] ?? 0)
    let have = 0
    for (const { count } of take(stock, good, need, named)) have += count
    if (have < need) return deny('RESOURCES', 'anyGoods', { good, need, have })
  }
  return undefined
}

export function goodsIn(cost: Cost): readonly Good[] {
  return (Object.keys(cost) as (keyof Cost)[]).filter(isGood)
}

function isGood(what: keyof Cost): what is Good {
  return !(POOLS as readonly string[]).includes(what)
}

/** Takes it out of the stock that was given, as far as it goes. */
function take(stock: number[], good: Good, count: number, named: readonly MaterialId[]): Goods[] {
  const taken = firstOf(stock, inOrderOfWish(good, named).map(indexOf), count)
  for (const { material, count: some } of taken) stock[indexOf(material)] = (stock[indexOf(material)] as number) - some
  return taken
}

function add(goods: Goods[], some: Goods): void {
  const at = goods.findIndex(({ material }) => material === some.material)
  if (at < 0) goods.push(some)
  else goods[at] = { material: some.material, count: (goods[at] as Goods).count + some.count }
}
