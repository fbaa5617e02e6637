import type { Dice } from './dice.ts'
import { type MarketGroup, RAW_GROUPS, SPECIAL_GROUPS } from './materials.ts'

/** [7.1] One roll of a market, and what it does to prices. Steps draw their dice in this order. */
export interface MarketRow {
  readonly roll: number
  readonly steps: readonly MarketStep[]
}
export type MarketStep =
  | { readonly op: 'add'; readonly groups: readonly MarketGroup[]; readonly dice: Dice; readonly sign: 1 | -1 }
  /** A die says whether all prices fall or rise; then come the dice for how much. */
  | {
      readonly op: 'swing'
      readonly groups: readonly MarketGroup[]
      readonly fallsUpTo: number
      readonly fall: Dice
      readonly rise: Dice
    }

/** [7.1] A section of the market lasts so many rounds. */
export const MARKET_SECTION_ROUNDS = 4

type Groups = readonly MarketGroup[]

const RAW_CHEAP = RAW_GROUPS.filter((group) => group.startsWith('rawCheap'))
const RAW_EXPENSIVE = RAW_GROUPS.filter((group) => group.startsWith('rawExpensive'))
const RAW_USUAL = others(RAW_GROUPS, RAW_EXPENSIVE)

export const RAW_TABLE: readonly MarketRow[] = [
  { roll: 2, steps: [up(RAW_EXPENSIVE, 2, 6), down(RAW_USUAL, 4)] },
  { roll: 3, steps: favour(RAW_GROUPS, 'rawCheapBuilding', 1, 4) },
  { roll: 4, steps: favour(RAW_GROUPS, 'rawCheapFood', 1, 4) },
  { roll: 5, steps: [up(['rawCheapConsumable'], 1, 4)] },
  { roll: 6, steps: [up(RAW_USUAL, 1, 2)] },
  { roll: 7, steps: [] },
  { roll: 8, steps: [up(['rawBasicBuilding'], 1, 6)] },
  { roll: 9, steps: [up(['rawBasicFood'], 1, 6)] },
  { roll: 10, steps: [up(['rawBasicConsumable'], 1, 6)] },
  { roll: 11, steps: favour(RAW_GROUPS, 'rawExpensiveBuilding', 1, 8) },
  { roll: 12, steps: [down(RAW_EXPENSIVE, 8), up(RAW_CHEAP, 1, 6)] },
]

const LUXURY: Groups = ['specialExpensiveLuxury']

export const SPECIAL_TABLE: readonly MarketRow[] = [
  { roll: 2, steps: [up(LUXURY, 2, 8), down(others(SPECIAL_GROUPS, LUXURY), 8)] },
  { roll: 3, steps: favour(SPECIAL_GROUPS, 'specialCheapCraft', 1, 4) },
  { roll: 4, steps: favour(SPECIAL_GROUPS, 'specialCheapConsumable', 1, 4) },
  { roll: 5, steps: [up(['specialCheapFood'], 1, 2)] },
  { roll: 6, steps: [up(['specialCheapOther'], 1, 2)] },
  { roll: 7, steps: [swing(SPECIAL_GROUPS, 3, { count: 1, sides: 2 }, { count: 1, sides: 2 })] },
  { roll: 8, steps: [up(['specialBasicBuilding'], 1, 6)] },
  { roll: 9, steps: favour(SPECIAL_GROUPS, 'specialBasicCraft', 1, 6) },
  { roll: 10, steps: [up(['specialExpensiveBuilding'], 1, 10)] },
  { roll: 11, steps: favour(SPECIAL_GROUPS, 'specialExpensiveCraft', 2, 6) },
  { roll: 12, steps: [swing(LUXURY, 2, { count: 2, sides: 6 }, { count: 3, sides: 6 })] },
]

function up(groups: Groups, count: number, sides: number): MarketStep {
  return { op: 'add', groups, dice: { count, sides }, sign: 1 }
}

function down(groups: Groups, sides: number): MarketStep {
  return { op: 'add', groups, dice: { count: 1, sides }, sign: -1 }
}

/** One group is much in demand, and all others a little less. */
function favour(all: Groups, group: MarketGroup, count: number, sides: number): readonly MarketStep[] {
  return [up([group], count, sides), down(others(all, [group]), 2)]
}

function swing(groups: Groups, fallsUpTo: number, fall: Dice, rise: Dice): MarketStep {
  return { op: 'swing', groups, fallsUpTo, fall, rise }
}

function others(all: Groups, but: Groups): Groups {
  return all.filter((group) => !but.includes(group))
}
