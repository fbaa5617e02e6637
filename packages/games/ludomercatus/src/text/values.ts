import { type Json, lookUp, type Names } from '@ludoteca/kernel'
import { type Group, PROPERTIES, SPACES, type Space } from '../data/board.ts'
import type { DeckId } from '../data/cards.ts'
import type { Bundle } from '../moves.ts'
import { interest, liftCost, mortgageValue } from '../rules/mortgage.ts'
import { bundleName, count, deckName, dn, groupOf, levelNames, sentence, series, spaceName } from './terms.ts'
import { tokenName } from './tokens.ts'

type ValueWords = (value: Json, type: string, names: Names) => string

const VALUES: Readonly<Record<string, ValueWords>> = {
  deck: (value) => deckName(value as DeckId),
  jailCards: (value) => each(value, (deck) => `${deckName(deck as DeckId)} pardon`),
  amount: (value) => dn(Number(value)),
  cash: (value) => dn(Number(value)),
  group: (value) => groupInWords(groupOf(String(value))),
  levels: (value) => (Array.isArray(value) ? levelNames(value) : plainly(value)),
  space: (value, type) => propertyInWords(Number(value), type),
  spaces: (value, type) => each(value, (space) => propertyInWords(Number(space), type)),
  lift: (value) => each(value, (space) => liftInWords(Number(space))),
  to: (value, _type, names) => names(Number(value)),
  give: (value) => bundleName(value as unknown as Bundle),
  get: (value) => bundleName(value as unknown as Bundle),
  token: (value) => sentence(tokenName(value)),
  revision: (value) => `Offer ${plainly(value)}`,
}

/** What a value of a parameter stands for, as a list entry says it. */
export function valueInWords(type: string, name: string, value: Json, names: Names): string {
  return lookUp(VALUES, name)?.(value, type, names) ?? plainly(value)
}

/** A single value, or several in a row. */
function each(value: Json, words: (item: Json) => string): string {
  return Array.isArray(value) ? series(value.map(words), 'none') : words(value)
}

function groupInWords(group: Group | undefined): string {
  return group ? `${group.name} (${group.id}, ${dn(group.houseCost)} a building)` : 'no district'
}

/** What matters about a property depends on what is to be done with it. */
function propertyInWords(space: number, type: string): string {
  const { name, price, group } = SPACES[space] as Space
  if (!PROPERTIES.includes(space)) return name
  switch (type) {
    case 'mortgage':
      return `${name}: receive ${dn(mortgageValue(space))}`
    case 'unmortgage':
      return `${name}: pay ${dn(liftCost(space))}`
    case 'place':
      return `${name} (${group})`
    default:
      return `${name} (${dn(price)})`
  }
}

/** [13.7] Lifting costs the value beside the interest that is due anyway. */
function liftInWords(space: number): string {
  return `${spaceName(space)}: pay ${dn(liftCost(space))} instead of ${dn(interest(space))}`
}

function plainly(value: Json): string {
  if (typeof value === 'number') return count(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
