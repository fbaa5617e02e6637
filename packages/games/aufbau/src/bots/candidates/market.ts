import { hasTag, MATERIALS, type Material, RAW_COUNT } from '../../data/materials.ts'
import type { Item, PlayerMove } from '../../moves.ts'
import { lendCap, marketCap } from '../../rules/caps.ts'
import { marketValue } from '../../rules/sale-value.ts'
import { storageRoom } from '../../rules/storage-room.ts'
import type { Market } from '../../state.ts'
import { foodKept } from '../food.ts'
import { gold, type Mind } from '../mind.ts'
import { amounts, BELOW_LARGE, BELOW_MEDIUM, type Proposer } from './family.ts'

const RAW_PER_INVESTMENT = 6

export const lend: Proposer = (mind) =>
  amounts(Math.min(lendCap(mind.w, mind.me), Math.floor(gold(mind) / 2)), BELOW_MEDIUM, BELOW_LARGE).map(
    (investments) => ({ type: 'moneyLend', investments }),
  )

/** [13.1] The dearest goods, in the best market. */
export const sell: Proposer = (mind) => {
  const most = marketCap(mind.w, mind.me)
  let best: readonly Offer[] = []
  let market: Readonly<Market> = mind.w.market
  for (const place of [mind.w.market, ...mind.me.markets]) {
    const offers = offersAt(mind, place)
    if (gainOf(offers, most) <= gainOf(best, most)) continue
    best = offers
    market = place
  }
  const moves: PlayerMove[] = []
  for (const investments of amounts(most, BELOW_MEDIUM, BELOW_LARGE)) {
    const items = basket(mind, best, investments)
    if (items.length > 0) moves.push({ type: 'moneySell', market: market.id, items })
  }
  return moves
}

/** So many investments of a material that could be sold, and what each brings more than the automatic sale. */
interface Offer {
  readonly material: Material
  readonly investments: number
  readonly gain: number
}

function offersAt(mind: Mind, market: Readonly<Market>): readonly Offer[] {
  const { w, me, habits } = mind
  const offers: Offer[] = []
  let food = foodKept(mind)
  for (let i = 0; i < me.stock.length; i++) {
    let count = me.stock[i] as number
    if (count === 0) continue
    const material = MATERIALS[i] as Material
    if (food > 0 && hasTag(material, 'food')) {
      const kept = Math.min(count, food)
      count -= kept
      food -= kept
    }
    if (habits.inputKept > 0 && isInput(mind, material)) count -= habits.inputKept
    const value = marketValue(w, market, material)
    const gain = 3 + value - (i < RAW_COUNT ? RAW_PER_INVESTMENT / 4 : 2)
    const investments = i < RAW_COUNT ? Math.floor(count / RAW_PER_INVESTMENT) : count
    if (investments > 0 && gain > 0 && value >= habits.sellsFrom) offers.push({ material, investments, gain })
  }
  return offers.sort((a, b) => b.gain - a.gain)
}

function isInput({ me }: Mind, { id }: Material): boolean {
  for (const { input } of me.workshops) if (input === id) return true
  return false
}

function gainOf(offers: readonly Offer[], most: number): number {
  let gain = 0
  let left = most
  for (const offer of offers) {
    const some = Math.min(offer.investments, left)
    gain += some * offer.gain
    left -= some
  }
  return gain
}

/** What is left of labour brings more here than at the end of the round. */
function basket({ me }: Mind, offers: readonly Offer[], investments: number): readonly Item[] {
  const items: Item[] = []
  let left = investments
  for (const { material, investments: some } of offers) {
    if (left === 0) break
    const sold = Math.min(some, left)
    items.push({ good: material.id, count: material.kind === 'raw' ? sold * RAW_PER_INVESTMENT : sold })
    left -= sold
  }
  const labor = Math.min(left, me.turn.labor)
  if (labor > 0) items.push({ good: 'labor', count: labor })
  return items
}

/** [13.2] What has fallen most, as much as can be stored until the market turns. */
export const buy: Proposer = (mind) => {
  let cheapest: { readonly market: string; readonly material: Material; readonly value: number } | undefined
  for (const market of [mind.w.market, ...mind.me.markets]) {
    for (const material of MATERIALS) {
      const value = marketValue(mind.w, market, material)
      // Where goods bear a bonus, one pays for it.
      if (value >= (cheapest?.value ?? 0) || material.saleBonusPer4 > 0) continue
      cheapest = { market: market.id, material, value }
    }
  }
  if (!cheapest) return []
  const { market, material } = cheapest
  const most = Math.min(BELOW_MEDIUM, marketCap(mind.w, mind.me), roomFor(mind, material), gold(mind))
  if (most < 1) return []
  const count = material.kind === 'raw' ? most * RAW_PER_INVESTMENT : most
  return [{ type: 'moneyBuy', market, items: [{ good: material.id, count }] }]
}

/** Investments of this kind that still can be stored. */
function roomFor({ w, me }: Mind, { kind }: Material): number {
  const [from, to] = kind === 'raw' ? [0, RAW_COUNT] : [RAW_COUNT, me.stock.length]
  let room = storageRoom(w, me, kind)
  for (let i = from; i < to; i++) room -= (me.stock[i] as number) + (me.pendingStock[i] as number)
  return Math.floor(kind === 'raw' ? room / RAW_PER_INVESTMENT : room)
}
