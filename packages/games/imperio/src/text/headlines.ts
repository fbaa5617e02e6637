import type { Names } from '@ludoteca/kernel'
import { respelled } from '../data/literals.ts'
import { SLOT_MAX } from '../data/news.ts'
import type { Headline } from '../results.ts'
import { ownerName, quoted } from './terms.ts'

/** [7.1.4] A headline with display names where rules have left owners' ids. */
export function headline(text: string, names: Names): string {
  return respelled(text).replace(/\{(O-\d+)\}/g, (_, id: string) => clipped(ownerName(id, names)))
}

/** Several in a row, each in quotes. */
export function headlines(all: readonly Headline[], names: Names): string {
  return all.map(({ text }) => quoted(headline(text, names))).join(' ')
}

/** Templates are made for names of so many characters; a longer one is cut, so that the line stays within its limit. */
function clipped(name: string): string {
  const points = [...name]
  if (points.length <= SLOT_MAX.OWNER) return name
  return `${points
    .slice(0, SLOT_MAX.OWNER - 1)
    .join('')
    .trimEnd()}…`
}
