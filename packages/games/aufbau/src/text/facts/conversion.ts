import type { FactOf } from '../../facts.ts'
import type { Goods, WorkshopLine } from '../../ledger.ts'
import { goodsInWords } from '../goods.ts'
import { gold12, number, series } from '../grammar.ts'

/** More than so many are only counted. */
const KINDS_MAX = 4

/** [6.8] A round's conversion in one breath; the report has it line by line. */
export function convertedInWords({ seat, report }: FactOf<'converted'>, names: (seat: number) => string): string {
  const made = [...report.workshops, ...report.alleys, ...report.facilities].flatMap(
    ({ made: goods }: WorkshopLine) => goods,
  )
  const parts = [
    ...(made.length === 0 ? [] : [`gefertigt ${inShort(summed(made))}`]),
    ...(report.stored.length === 0 ? [] : [`eingelagert ${inShort(report.stored)}`]),
    ...(report.sold.length === 0 ? [] : [`verkauft ${inShort(report.sold)}`]),
  ]
  const what = parts.length === 0 ? 'Nichts war zu verarbeiten' : series(parts)
  return `Umwandlung bei ${names(seat)}: ${what}. Das bringt ${gold12(report.gold12)} Gold.`
}

/** A full store would fill the page. */
function inShort(goods: readonly Goods[]): string {
  if (goods.length <= KINDS_MAX) return goodsInWords(goods)
  const pieces = goods.reduce((sum, { count }) => sum + count, 0)
  return `${number(pieces)} Stück von ${number(goods.length)} Sorten`
}

/** The same material of several workshops once. */
function summed(goods: readonly Goods[]): Goods[] {
  const counts = new Map<Goods['material'], number>()
  for (const { material, count } of goods) counts.set(material, (counts.get(material) ?? 0) + count)
  return [...counts].map(([material, count]) => ({ material, count }))
}
