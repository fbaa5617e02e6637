import type { Dice } from './dice.ts'
import type { Material, MaterialId, MaterialTier, Tag } from './materials.ts'

/** [7.3] Rows of the table of events that rules ask for by name. */
export const EVENT = {
  famine: 2,
  plague: 3,
  warTax: 4,
  neighbourRising: 5,
  cultInspection: 6,
  paymentShortage: 7,
  drought: 8,
  capitalBuilding: 9,
  stagnation: 10,
  goodHarvest: 11,
  courtPurge: 12,
  tradeCollapse: 13,
  magicAccident: 14,
  storms: 15,
  raidersOrPirates: 16,
  closedPasses: 17,
  corruptionInquiry: 18,
  bazaar: 19,
  alchemyAccident: 20,
  newMine: 21,
  neighbourConflict: 22,
  taxSurplus: 23,
  holyDays: 24,
  muster: 25,
  borderConflict: 26,
  cityRiot: 27,
  darkStars: 28,
  beasts: 29,
  greatFire: 30,
  boom: 31,
  ruralFlight: 32,
  glut: 33,
  ruins: 34,
  hysteria: 35,
  imperialBuilding: 36,
  mercenaryPlunder: 37,
  miracle: 38,
  inspection: 39,
  greatYear: 40,
} as const

/** [7.2] */
export const EVENT_SECTION_ROUNDS = 4
export const EVENTS_PER_SECTION = 2

/** Which goods a row is about: all that is said must be true of a material. */
export interface GoodsFilter {
  readonly kind?: Material['kind']
  readonly tiers?: readonly MaterialTier[]
  /** One of these. */
  readonly tags?: readonly Tag[]
  readonly ids?: readonly MaterialId[]
}

/** [7.2] What a row rolls when it comes up, and what its values do on the market. */
export interface EventRow {
  /** A d20 up to this brings a riot, too; 0 without such a clause. */
  readonly riotUpTo: number
  /** Dice whose sums become the event's `values`. */
  readonly dice: readonly Dice[]
  /** [5.4] Flat sale bonuses: each is worth the value in the same place. */
  readonly sales: readonly GoodsFilter[]
  /** [5.4] Gold per investment: a fixed amount, or that many times the first value. */
  readonly market: { readonly goods: GoodsFilter; readonly fixed: number; readonly perValue: number } | null
}

const EXPENSIVE_SPECIAL: GoodsFilter = { kind: 'special', tiers: ['expensive'] }
const FOOD: GoodsFilter = { tags: ['food'] }
const BUILDING: GoodsFilter = { tags: ['building'] }
const ARMS: GoodsFilter = { tags: ['weapon', 'armor'] }
const QUIET: EventRow = { riotUpTo: 0, dice: [], sales: [], market: null }

const ROWS: Readonly<Partial<Record<number, EventRow>>> = {
  [EVENT.famine]: riot(10, sale([2, 6], FOOD)),
  [EVENT.plague]: sale([1, 8], { tags: ['medicine'] }),
  [EVENT.warTax]: sale([1, 6], ARMS),
  [EVENT.neighbourRising]: riot(10, sale([1, 4], ARMS)),
  [EVENT.drought]: sale([1, 4], FOOD),
  [EVENT.capitalBuilding]: {
    ...QUIET,
    dice: [
      { count: 1, sides: 4 },
      { count: 1, sides: 6 },
    ],
    sales: [
      { ...BUILDING, tiers: ['cheap', 'basic'] },
      { ...BUILDING, tiers: ['expensive'] },
    ],
  },
  [EVENT.stagnation]: market([1, 4], -1, { tiers: ['expensive'] }),
  [EVENT.goodHarvest]: { ...QUIET, market: { goods: FOOD, fixed: -1, perValue: 0 } },
  [EVENT.magicAccident]: riot(10, sale([1, 6], { tags: ['magic'] })),
  [EVENT.storms]: sale([1, 4], { ids: ['raw.wood', 'raw.lumber', 'raw.fishPreserved'] }),
  [EVENT.closedPasses]: { ...QUIET, market: { goods: EXPENSIVE_SPECIAL, fixed: 2, perValue: 0 } },
  [EVENT.corruptionInquiry]: riot(10, QUIET),
  [EVENT.bazaar]: market([1, 6], -1, EXPENSIVE_SPECIAL),
  [EVENT.alchemyAccident]: riot(10, sale([1, 6], { tags: ['alchemy'] })),
  [EVENT.newMine]: market([1, 4], -1, { kind: 'raw', tags: ['metal'] }),
  [EVENT.taxSurplus]: riot(10, QUIET),
  [EVENT.muster]: sale([1, 4], { tags: ['food', 'armor'] }),
  [EVENT.borderConflict]: riot(10, QUIET),
  [EVENT.darkStars]: riot(10, QUIET),
  [EVENT.greatFire]: riot(5, sale([1, 4], BUILDING)),
  [EVENT.boom]: sale([1, 4], { tags: ['luxury'] }),
  [EVENT.glut]: market([1, 4], -1, EXPENSIVE_SPECIAL),
  [EVENT.hysteria]: riot(5, market([2, 6], 1, EXPENSIVE_SPECIAL)),
  [EVENT.imperialBuilding]: sale([2, 4], BUILDING),
  [EVENT.greatYear]: market([1, 4], -1, FOOD),
}

export function rowOf(roll: number): EventRow {
  return ROWS[roll] ?? QUIET
}

/** [6.3] Gold per rank that enterprises pay on top. */
export const TRADE_UPKEEP_PER_RANK: readonly (readonly [event: number, gold: number])[] = [
  [EVENT.tradeCollapse, 4],
  [EVENT.storms, 3],
  [EVENT.raidersOrPirates, 3],
  [EVENT.neighbourConflict, 3],
]
/** [6.2] Any of them halves what enterprises yield. */
export const TRADE_YIELD_HALVED: readonly number[] = [
  EVENT.stagnation,
  EVENT.storms,
  EVENT.closedPasses,
  EVENT.borderConflict,
]

function riot(riotUpTo: number, row: EventRow): EventRow {
  return { ...row, riotUpTo }
}

function sale([count, sides]: readonly [count: number, sides: number], goods: GoodsFilter): EventRow {
  return { ...QUIET, dice: [{ count, sides }], sales: [goods] }
}

function market(
  [count, sides]: readonly [count: number, sides: number],
  perValue: number,
  goods: GoodsFilter,
): EventRow {
  return { ...QUIET, dice: [{ count, sides }], market: { goods, fixed: 0, perValue } }
}
