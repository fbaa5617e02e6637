import { indexOf, materialOf } from '../data/materials.ts'
import type { Item } from '../moves.ts'
import { lotOf, marketsOf, quoteOf } from '../rules/quotes.ts'
import type { Player, World } from '../state.ts'
import { number, series } from './grammar.ts'
import { marketName } from './names/hosts.ts'

type Good = Item['good']

/** [5.4, 5.5] How much of a good there is, and what it brings or costs if the roll simply succeeds. */
export function offerInWords(w: Readonly<World>, p: Readonly<Player>, type: string, good: Good): string {
  const lot = good === 'labor' ? 1 : lotOf(materialOf(good))
  const stock = stockOf(p, good)
  const sells = `${number(lot)} ${lot === 1 ? 'bringt' : 'bringen'} ${pricesOf(w, p, good, 'sell')}`
  const costs = `${number(lot)} ${lot === 1 ? 'kostet' : 'kosten'} ${pricesOf(w, p, good, 'buy')}`
  const terms = type === 'moneySell' ? [sells] : type === 'moneyBuy' ? [costs] : [sells, costs]
  return [...(stock === 0 ? [] : [`Vorrat ${number(stock)}`]), ...terms].join(', ')
}

function stockOf({ stock, turn }: Readonly<Player>, good: Good): number {
  return good === 'labor' ? turn.labor : (stock[indexOf(good)] ?? 0)
}

/** The price on each market; its name only where there are several. */
function pricesOf(w: Readonly<World>, p: Readonly<Player>, good: Good, side: 'sell' | 'buy'): string {
  const markets = marketsOf(w, p)
  const prices = markets.map((market) => `${number(quoteOf(w, market, good)[side])} Gold`)
  return markets.length === 1
    ? prices.join('')
    : series(prices.map((price, i) => `${price} (${marketName(markets[i]?.id ?? '')})`))
}
