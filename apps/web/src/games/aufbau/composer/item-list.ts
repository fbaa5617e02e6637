import type { Item } from '@ludoteca/aufbau'
import { lookUp, type PlainChoice } from '@ludoteca/kernel'

type Good = Item['good']

/** All goods that any way to fill the form knows, in order of the catalogue. */
export function goodsOffered(choices: readonly Pick<PlainChoice, 'params'>[], name: string): readonly Good[] {
  const goods = new Set<Good>()
  for (const { params } of choices) {
    const domain = lookUp(params, name)
    if (domain?.kind !== 'list' || domain.of.kind !== 'record') continue
    const good = domain.of.fields.good
    if (good?.kind === 'one') for (const each of good.of) goods.add(each as Good)
  }
  return [...goods]
}

/** The list with so much of a good in it; none of it leaves the list. */
export function putItem(items: readonly Item[], good: Good, count: number): readonly Item[] {
  if (count === 0) return items.filter((item) => item.good !== good)
  if (!items.some((item) => item.good === good)) return [...items, { good, count }]
  return items.map((item) => (item.good === good ? { good, count } : item))
}
