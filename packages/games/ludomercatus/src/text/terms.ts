import { formatInt, type Names, type Seat } from '@ludoteca/kernel'
import { GROUPS, type GroupId, HOTEL, SPACES } from '../data/board.ts'
import type { DeckId } from '../data/cards.ts'
import type { LotKind, Purse } from '../facts.ts'
import type { Bundle } from '../moves.ts'
import type { BuildingKind } from '../state.ts'

/** The market's own words for what the rules call by neutral names [0]. */
const BUILDING: Readonly<Record<BuildingKind, { readonly one: string; readonly many: string }>> = {
  house: { one: 'taberna', many: 'tabernae' },
  hotel: { one: 'emporium', many: 'emporia' },
}
const DECK: Readonly<Record<DeckId, string>> = { chance: 'Fortuna', chest: 'Aerarium' }

/** An amount of denarii. */
export const dn = (amount: number) => `${formatInt(amount, 'en')} dn`

export const count = (value: number) => formatInt(value, 'en')

/** Things in a row: “a, b and c”. */
export function series(items: readonly string[], none = 'nothing'): string {
  const last = items.at(-1)
  if (last === undefined) return none
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

export const spaceName = (space: number) => SPACES[space]?.name ?? 'that space'

export const spaceNames = (spaces: readonly number[]) => series(spaces.map(spaceName))

export const groupOf = (id: string) => GROUPS.find((group) => group.id === id)

/** The district a group is called by. */
export const districtName = (id: GroupId) => groupOf(id)?.name ?? 'that district'

export const deckName = (deck: DeckId) => DECK[deck] ?? 'that deck'

export const pardonName = (deck: DeckId) => `the ${deckName(deck)} pardon`

export const pluralOf = (kind: BuildingKind) => BUILDING[kind].many

/** So many buildings: “1 taberna”, “3 emporia”. */
export function buildings(kind: BuildingKind, number: number): string {
  const { one, many } = BUILDING[kind]
  return `${count(number)} ${number === 1 ? one : many}`
}

/** What is sold in an auction. */
export function lotName(lot: LotKind, space: number | null): string {
  return lot === 'space' ? spaceName(space ?? -1) : buildings(lot, 1)
}

/** What stands on the streets of a group, in board order: “2 · 1 · 1 tabernae”, “4 tabernae · emporium”. */
export function levelNames(levels: readonly number[]): string {
  if (levels.every((level) => level === 0)) return 'no buildings'
  if (!levels.includes(HOTEL)) return `${levels.map(count).join(' · ')} ${BUILDING.house.many}`
  return levels.map(levelName).join(' · ')
}

/** What stands on one street beside an emporium. */
function levelName(level: number): string {
  if (level === HOTEL) return BUILDING.hotel.one
  return level === 0 ? 'nothing' : buildings('house', level)
}

export function purseName(purse: Purse, names: Names): string {
  return typeof purse === 'number' ? names(purse) : `the ${purse}`
}

/** The players somebody owes, or the bank when there are none. */
export function creditorNames(seats: readonly Seat[], names: Names): string {
  return series(seats.map(names), 'the bank')
}

/** One side of a trade. */
export function bundleName({ cash, spaces, jailCards }: Bundle): string {
  const money = cash > 0 ? [dn(cash)] : []
  return series([...spaces.map(spaceName), ...jailCards.map(pardonName), ...money])
}

export const isEmptyBundle = ({ cash, spaces, jailCards }: Bundle) =>
  cash === 0 && spaces.length === 0 && jailCards.length === 0

/** The same sentence, begun with a capital. */
export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
