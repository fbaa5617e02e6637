import { type Card, CHANCE, CHEST, GROUPS, SPACES, STREET_GROUPS } from '@ludoteca/ludomercatus'

/** The board as bare arrays of numbers by space, the way a loop written for speed alone would keep it. */
export const PRICE = SPACES.map(({ price }) => price)
export const MORTGAGE = SPACES.map(({ mortgage }) => mortgage)
export const LIFT = MORTGAGE.map((value) => value + Math.ceil(value / 10))
export const TAX = SPACES.map(({ tax }) => tax)
export const RENTS = SPACES.map(({ rents }) => [...rents])
export const GROUP_OF = SPACES.map(({ group }) => GROUPS.findIndex(({ id }) => id === group))
export const MEMBERS = GROUPS.map(({ members }) => [...members])
export const HOUSE_COST = GROUPS.map(({ houseCost }) => houseCost)
/** Streets come first among the groups. */
export const STREETS = STREET_GROUPS.length
export const PROPERTY_SPACES = PRICE.flatMap((price, space) => (price > 0 ? [space] : []))

const PLAIN = 0
export const STREET = 1
export const HARBOUR = 2
export const WORK = 3
export const CHANCE_CARD = 4
export const CHEST_CARD = 5
export const LICTOR = 6

const TYPE_CODES: Readonly<Record<string, number>> = {
  street: STREET,
  railroad: HARBOUR,
  utility: WORK,
  chance: CHANCE_CARD,
  chest: CHEST_CARD,
  gotojail: LICTOR,
}
export const TYPE = SPACES.map(({ type }) => TYPE_CODES[type] ?? PLAIN)

/** Chance cards are 0 to 15, chest cards 16 to 31. */
export const CARDS: readonly Card[] = [...CHANCE, ...CHEST]
export const JAIL_CARDS = CARDS.flatMap(({ effect }, card) => (effect.kind === 'keepJailCard' ? [card] : []))
