/** [3.7] */
export type ObjectId = 'COMPASS' | 'VIAL' | 'BLUNT'
/** [3.8] The crown and the Anillo are treasures, too. */
type TreasureId = 'TREASURE_RING' | 'TREASURE_STAIRS' | 'TREASURE_SCROLL' | 'TREASURE_PENDANT' | 'RING' | 'CROWN'
export type TaleId = 'TALE_REPAIRER' | 'TALE_MASK' | 'TALE_DRAGON' | 'TALE_SIGN'
export const KEY_ID = 'KEY'
export const BOOK_ID = 'BOOK_CHAMBERS'
export type ItemId = ObjectId | TreasureId | TaleId | typeof KEY_ID | typeof BOOK_ID

export const OBJECTS: readonly ObjectId[] = ['COMPASS', 'VIAL', 'BLUNT']
export const TALE_IDS: readonly TaleId[] = ['TALE_REPAIRER', 'TALE_MASK', 'TALE_DRAGON', 'TALE_SIGN']

export interface Item {
  readonly id: ItemId
  /** What it takes: a place for objects, for keys, or nothing. */
  readonly slot: 'OBJECT' | 'KEY' | null
  /** Tied for good to its owner. */
  readonly soulbound: boolean
  /** What Motemey pays; nothing for what cannot be sold. */
  readonly sells: number | null
}

const object = (id: ObjectId): Item => ({ id, slot: 'OBJECT', soulbound: false, sells: 1 })
const treasure = (id: TreasureId): Item => ({ id, slot: 'OBJECT', soulbound: false, sells: 3 })
const soulbound = (id: TreasureId | typeof BOOK_ID): Item => ({ id, slot: null, soulbound: true, sells: null })
const tale = (id: TaleId): Item => ({ id, slot: null, soulbound: false, sells: 1 })

export const ITEMS: readonly Item[] = [
  ...OBJECTS.map(object),
  treasure('TREASURE_RING'),
  treasure('TREASURE_STAIRS'),
  treasure('TREASURE_SCROLL'),
  treasure('TREASURE_PENDANT'),
  soulbound('RING'),
  soulbound('CROWN'),
  soulbound(BOOK_ID),
  ...TALE_IDS.map(tale),
  { id: KEY_ID, slot: 'KEY', soulbound: false, sells: null },
]

export const ITEM_OF = Object.fromEntries(ITEMS.map((item) => [item.id, item])) as Readonly<Record<ItemId, Item>>
