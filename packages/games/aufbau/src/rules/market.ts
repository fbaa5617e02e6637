import type { Io } from '@ludoteca/kernel'
import type { Dice } from '../data/dice.ts'
import { type MarketRow, type MarketStep, RAW_TABLE, SPECIAL_TABLE } from '../data/market.ts'
import type { MarketGroup } from '../data/materials.ts'
import { rankOf } from '../data/posts.ts'
import type { Fact } from '../facts.ts'
import { noModifiers } from '../setup.ts'
import type { Market, Player, World } from '../state.ts'
import { capBoost, marketBoost } from './boosts.ts'
import { streamOf } from './names.ts'

type Modifiers = Record<MarketGroup, number>
/** The first and the last row of both tables. */
const LOWEST_ROLL = 2
const HIGHEST_ROLL = 12

/**
 * [7.1] Prices of one market: 2d6 for raw materials with the dice of that row, then the same for special ones.
 * `push` is what facilities do to both totals [11.1].
 */
export function rollMarket(id: string, stream: string, io: Io<Fact>, push = 0): Market {
  const modifiers = noModifiers()
  const rawRoll = rollTable(RAW_TABLE, modifiers, stream, io, push)
  const specialRoll = rollTable(SPECIAL_TABLE, modifiers, stream, io, push)
  return { id, rawRoll, specialRoll, modifiers }
}

function rollTable(
  table: readonly MarketRow[],
  modifiers: Modifiers,
  stream: string,
  io: Io<Fact>,
  push: number,
): number {
  const thrown = throwDice({ count: 2, sides: 6 }, stream, io)
  const roll = Math.max(LOWEST_ROLL, Math.min(HIGHEST_ROLL, thrown + push))
  for (const step of (table[roll - LOWEST_ROLL] as MarketRow).steps) {
    const by = changeOf(step, stream, io)
    for (const group of step.groups) modifiers[group] += by
  }
  return roll
}

function changeOf(step: MarketStep, stream: string, io: Io<Fact>): number {
  if (step.op === 'add') return step.sign * throwDice(step.dice, stream, io)
  const falls = io.chance.die(stream, 6) <= step.fallsUpTo
  return falls ? -throwDice(step.fall, stream, io) : throwDice(step.rise, stream, io)
}

/** The sum of some dice. */
export function throwDice({ count, sides }: Dice, stream: string, io: Io<Fact>): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += io.chance.die(stream, sides)
  return sum
}

/** [7.1] Each enterprise that works opens as many markets as its rank. */
export function rollOwnMarkets(w: Readonly<World>, p: Readonly<Player>, io: Io<Fact>): readonly Market[] {
  const markets: Market[] = []
  const push = marketBoost(p, 'ownMarkets')
  for (const { id, tier, damage } of p.trades) {
    if (damage !== null) continue
    const count = rankOf(tier) + capBoost(w, p, 'ownMarkets', id)
    for (let n = 1; n <= count; n++) markets.push(rollMarket(`${prefixOf(p, id)}${n}`, streamOf(p), io, push))
  }
  return markets
}

/** Whether this market is one of the enterprise's own. */
export function isMarketOf(market: Readonly<Market>, p: Readonly<Player>, trade: string): boolean {
  return market.id.startsWith(prefixOf(p, trade))
}

function prefixOf({ seat }: Readonly<Player>, trade: string): string {
  return `trade-${seat}-${trade}-`
}
