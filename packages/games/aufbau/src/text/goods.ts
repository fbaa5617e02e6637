import type { Goods, Price } from '../ledger.ts'
import type { Item } from '../moves.ts'
import { count, gold12, number, series } from './grammar.ts'
import { materialsInWords } from './names/counted.ts'

/** “12 Getreide und 2 Getreidefladen”. */
export function goodsInWords(goods: readonly Goods[]): string {
  return series(goodsList(goods))
}

export function itemsInWords(items: readonly Item[]): string {
  return series(items.map(({ good, count: n }) => (good === 'labor' ? `${number(n)} AK` : materialsInWords(good, n))))
}

/** “3 Gold, 4 Einfluss und 2 AK”; empty where nothing is paid. */
export function priceInWords(price: Price): string {
  return series(priceParts(price))
}

/** What a deed has cost, at the end of its sentence. */
export function costInWords(paid: Price): string {
  const price = priceInWords(paid)
  return price === '' ? '' : `, bezahlt: ${price}`
}

function priceParts(price: Price): string[] {
  const { gold12: gold, influence, labor, information, magicPower, permanentLabor = 0, goods } = price
  return [
    ...(gold === 0 ? [] : [`${gold12(gold)} Gold`]),
    ...(influence === 0 ? [] : [`${number(influence)} Einfluss`]),
    ...(labor === 0 ? [] : [`${number(labor)} AK`]),
    ...(information === 0 ? [] : [count(information, 'Information', 'Informationen')]),
    ...(magicPower === 0 ? [] : [`${number(magicPower)} Zauberkraft`]),
    ...(permanentLabor === 0 ? [] : [`${number(permanentLabor)} dauerhafte AK`]),
    ...goodsList(goods),
  ]
}

function goodsList(goods: readonly Goods[]): string[] {
  return goods.map(({ material, count: n }) => materialsInWords(material, n))
}
