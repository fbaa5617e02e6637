import { EVENTS, type EventId } from './events.ts'
import { BOOK_ID, type ItemId, KEY_ID, OBJECTS, type ObjectId, TALE_IDS, type TaleId } from './items.ts'
import { MONSTER_CARDS, type MonsterCardId, OMENS, type OmenId } from './monsters.ts'
import { STATE_CARDS, type StateCardId } from './statuses.ts'

/** [3.2] What a card is. Events, states, monsters and omens happen; items are kept. */
export type CardId = EventId | StateCardId | MonsterCardId | OmenId | ItemId
export type CardKind = 'EVENT' | 'STATE' | 'MONSTER' | 'OMEN' | 'OBJECT' | 'TREASURE' | 'KEY' | 'BOOK' | 'TALE'

/** One physical card or token. Printed ones are numbered by the lists below, those of the supply from `SUPPLY_FROM`. */
export type Uid = number

type Count = readonly [card: CardId, count: number]

/** [3.2] 105 of the 108 room cards in catalogue order; three tales join them. */
const ROOM_CARDS: readonly Count[] = [
  ...EVENTS.map(({ id, count }): Count => [id, count]),
  ...STATE_CARDS.map(({ id, count }): Count => [id, count]),
  ['COMPASS', 8],
  ['VIAL', 8],
  ['BLUNT', 8],
  ...MONSTER_CARDS.map(({ id, count }): Count => [id, count]),
  [BOOK_ID, 1],
  [KEY_ID, 5],
  ['TREASURE_RING', 1],
  ['RING', 1],
  ...OMENS.map((id): Count => [id, 1]),
]
/** [3.3] 13 of the 14 cards of Motemey in catalogue order; the tale left over joins them. */
const MOTEMEY_CARDS: readonly Count[] = [
  ['COMPASS', 3],
  ['VIAL', 3],
  ['BLUNT', 2],
  ['TREASURE_RING', 1],
  ['TREASURE_STAIRS', 1],
  ['TREASURE_SCROLL', 1],
  ['TREASURE_PENDANT', 1],
  [KEY_ID, 1],
]

const spread = (counts: readonly Count[]): CardId[] =>
  counts.flatMap(([card, count]) => Array<CardId>(count).fill(card))
const rooms = spread(ROOM_CARDS)
const motemey = spread(MOTEMEY_CARDS)

/** Every printed card by its uid; the crown is the last. */
export const PRINTED: readonly CardId[] = [...rooms, ...motemey, ...TALE_IDS, 'CROWN']
const range = (from: number, count: number): Uid[] => Array.from({ length: count }, (_, i) => from + i)

export const ROOM_UIDS: readonly Uid[] = range(0, rooms.length)
export const MOTEMEY_UIDS: readonly Uid[] = range(rooms.length, motemey.length)
export const TALE_UIDS: readonly Uid[] = range(rooms.length + motemey.length, TALE_IDS.length)
/** [3.8] The only crown there is. */
export const CROWN_UID: Uid = PRINTED.length - 1

export const ROOM_DECK_SIZE = 108
export const CARDS_PER_ROOM = 9
export const MOTEMEY_DECK_SIZE = 14
/** [3.3] How many of the four tales lie in rooms. */
export const TALES_IN_ROOMS = 3

/** [3.4, D-09] Tokens made when needed. The number of a token tells what it is. */
export type SupplyId = ObjectId | typeof KEY_ID
export const SUPPLY_FROM: Uid = 1000
const SUPPLY: readonly SupplyId[] = [...OBJECTS, KEY_ID]

/** The uid of the nth token ever made, counted from 0. */
export function supplyUid(n: number, card: SupplyId): Uid {
  return SUPPLY_FROM + n * SUPPLY.length + SUPPLY.indexOf(card)
}
/** The how-manieth token this is, counted from 0; negative for printed cards. */
export function supplyNumber(uid: Uid): number {
  return Math.floor((uid - SUPPLY_FROM) / SUPPLY.length)
}

export function cardOf(uid: Uid): CardId {
  return uid < SUPPLY_FROM ? (PRINTED[uid] as CardId) : (SUPPLY[(uid - SUPPLY_FROM) % SUPPLY.length] as SupplyId)
}

const KINDS: Readonly<Record<CardId, CardKind>> = Object.fromEntries<CardKind>([
  ...EVENTS.map(({ id }) => [id, 'EVENT'] as const),
  ...STATE_CARDS.map(({ id }) => [id, 'STATE'] as const),
  ...MONSTER_CARDS.map(({ id }) => [id, 'MONSTER'] as const),
  ...OMENS.map((id) => [id, 'OMEN'] as const),
  ...OBJECTS.map((id) => [id, 'OBJECT'] as const),
  ...(['TREASURE_RING', 'TREASURE_STAIRS', 'TREASURE_SCROLL', 'TREASURE_PENDANT', 'RING', 'CROWN'] as const).map(
    (id) => [id, 'TREASURE'] as const,
  ),
  [KEY_ID, 'KEY'],
  [BOOK_ID, 'BOOK'],
  ...TALE_IDS.map((id) => [id, 'TALE'] as const),
]) as Record<CardId, CardKind>

export const kindOf = (card: CardId): CardKind => KINDS[card]
export const isTale = (card: CardId): card is TaleId => KINDS[card] === 'TALE'
/** All cards there are, each once. */
export const CARD_IDS: readonly CardId[] = Object.keys(KINDS) as CardId[]

/** [7.11] Names that older records have for cards. */
export function canonicalCard(id: string): string {
  return id === 'TREASURE_CROWN' ? 'CROWN' : id
}
