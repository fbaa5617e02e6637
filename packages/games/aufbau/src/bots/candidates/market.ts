import type { SuccessTier } from '../../checks.ts'
import { LEND, MARKET_TRADE } from '../../data/investments.ts'
import { hasTag, MATERIALS, type Material, RAW_COUNT } from '../../data/materials.ts'
import type { Item, PlayerMove } from '../../moves.ts'
import { lendCap, marketCap } from '../../rules/caps.ts'
import { eventMarketDeltas } from '../../rules/event-market.ts'
import { type Lot, type Order, orderOf } from '../../rules/items.ts'
import { payoutOf } from '../../rules/lending.ts'
import { purchaseGold, purchasePrice, saleGold12, saleTerms } from '../../rules/sale-value.ts'
import { cargoRisk } from '../../rules/selling.ts'
import { storageRoom } from '../../rules/storage-room.ts'
import type { Market, World } from '../../state.ts'
import { foodKept } from '../food.ts'
import { gold, type Mind } from '../mind.ts'
import { amountsBelow, BELOW_LARGE, BELOW_MEDIUM, type Ideas, type Proposer } from './family.ts'

const RAW_PER_INVESTMENT = MARKET_TRADE.rawPerInvestment
const amounts = amountsBelow(BELOW_MEDIUM, BELOW_LARGE)

export const lend: Proposer = (mind, ideas) => {
  const { w, me, rates } = mind
  for (const investments of amounts(Math.min(lendCap(w, me), Math.floor(gold(mind) / LEND.gold)))) {
    const gold12 = 12 * LEND.gold * investments
    const gain = (tier: SuccessTier) =>
      12 * payoutOf(w, tier, investments) * rates.pendingGold12 - gold12 * rates.gold12
    const best = gain('veryGood')
    if (!ideas.hopes(best)) continue
    ideas.rolled(
      { type: 'moneyLend', investments },
      gold12,
      0,
      best,
      gain('good'),
      gain('success'),
      gain('poor'),
      gain('fail'),
    )
  }
}

/** [13.1] The dearest goods, in the best market. */
export const sell: Proposer = (mind, ideas) => {
  const { w, me } = mind
  const most = marketCap(w, me)
  const lots = lotsForSale(mind)
  let best = offersAt(mind, lots, w.market)
  let market: Readonly<Market> = w.market
  let gain = gainOf(best, most)
  for (const own of me.markets) {
    const offers = offersAt(mind, lots, own)
    const more = gainOf(offers, most)
    if (more <= gain) continue
    best = offers
    market = own
    gain = more
  }
  // The largest basket has the best prospects; where even those are poor, smaller ones are not looked at.
  const baskets = amounts(most)
  for (let i = baskets.length - 1; i >= 0; i--) {
    if (!offer(mind, ideas, market, basket(mind, best, baskets[i] as number))) return
  }
}

/** So many investments of a material that could be sold. */
interface Stocked {
  readonly material: Material
  readonly index: number
  readonly investments: number
}

/** [13.1] All but what will be eaten, and what workshops shall find. */
function lotsForSale(mind: Mind): readonly Stocked[] {
  const { me, habits } = mind
  const lots: Stocked[] = []
  let food: number | undefined
  for (let index = 0; index < me.stock.length; index++) {
    let count = me.stock[index] as number
    if (count === 0) continue
    const material = MATERIALS[index] as Material
    if (IS_FOOD[index]) {
      food ??= foodKept(mind)
      const kept = Math.min(count, food)
      count -= kept
      food -= kept
    }
    if (habits.inputKept > 0 && isInput(mind, material)) count -= habits.inputKept
    const investments = index < RAW_COUNT ? Math.floor(count / RAW_PER_INVESTMENT) : count
    if (investments > 0) lots.push({ material, index, investments })
  }
  return lots
}

/** By material: asked for each of them all the time. */
const IS_FOOD: readonly boolean[] = MATERIALS.map((material) => hasTag(material, 'food'))

function isInput({ me }: Mind, { id }: Material): boolean {
  for (const { input } of me.workshops) if (input === id) return true
  return false
}

/** The same on one market, the dearest first, and what each investment brings more than the automatic sale. */
interface Offer extends Stocked {
  readonly gain: number
}

function offersAt({ w, habits }: Mind, lots: readonly Stocked[], { modifiers }: Readonly<Market>): readonly Offer[] {
  const offers: Offer[] = []
  const deltas = eventMarketDeltas(w)
  for (const { material, index, investments } of lots) {
    const value = modifiers[material.group] + (deltas[index] as number)
    const gain = MARKET_TRADE.saleGold + value - (index < RAW_COUNT ? RAW_PER_INVESTMENT / 4 : 2)
    if (gain <= 0 || value < habits.sellsFrom) continue
    let at = offers.length
    for (; at > 0 && (offers[at - 1] as Offer).gain < gain; at--) offers[at] = offers[at - 1] as Offer
    offers[at] = { material, index, investments, gain }
  }
  return offers
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
function basket({ me }: Mind, offers: readonly Offer[], investments: number): Order {
  const lots: Lot[] = []
  let left = investments
  for (const { material, investments: some } of offers) {
    if (left === 0) break
    const sold = Math.min(some, left)
    lots.push({ material, count: material.kind === 'raw' ? sold * RAW_PER_INVESTMENT : sold, investments: sold })
    left -= sold
  }
  const labor = Math.min(left, me.turn.labor)
  return { lots, labor, investments: investments - left + labor }
}

/** Gold for goods; what may be lost on the way is taken off. Says whether there was any hope. */
function offer({ w, rates }: Mind, ideas: Ideas, market: Readonly<Market>, order: Order): boolean {
  if (order.investments === 0) return false
  const terms = saleTerms(w, market, order)
  const risk = cargoRisk(w, market)
  const lost = risk ? (risk.lossPerInvestment * order.investments * risk.upTo) / 20 : 0
  let cost = order.labor * rates.labor + 12 * lost * rates.gold12
  for (const { material, count } of order.lots) cost += count * (material.kind === 'raw' ? rates.raw : rates.special)
  const best = saleGold12(terms, 'veryGood') * rates.gold12 - cost
  if (!ideas.hopes(best)) return false
  ideas.rolled(
    { type: 'moneySell', market: market.id, items: itemsOf(order) },
    -saleGold12(terms, 'success'),
    0,
    best,
    saleGold12(terms, 'good') * rates.gold12 - cost,
    saleGold12(terms, 'success') * rates.gold12 - cost,
    saleGold12(terms, 'poor') * rates.gold12 - cost,
    saleGold12(terms, 'fail') * rates.gold12 - cost,
  )
  return true
}

function itemsOf({ lots, labor }: Order): readonly Item[] {
  const items: Item[] = lots.map(({ material, count }) => ({ good: material.id, count }))
  if (labor > 0) items.push({ good: 'labor', count: labor })
  return items
}

/** [13.2] What has fallen most, as much as can be stored until the market turns. */
export const buy: Proposer = (mind, ideas) => {
  const { w, me } = mind
  let market = w.market
  let cheapest = cheapestAt(w, market)
  for (const own of me.markets) {
    const other = cheapestAt(w, own)
    if (other.value >= cheapest.value) continue
    cheapest = other
    market = own
  }
  const { material } = cheapest
  if (!material) return
  const most = Math.min(BELOW_MEDIUM, marketCap(w, me), roomFor(mind, material), gold(mind))
  if (most < 1) return
  const count = material.kind === 'raw' ? most * RAW_PER_INVESTMENT : most
  order(mind, ideas, market, { good: material.id, count }, material)
}

/** What has fallen most on a market; nothing where nothing has. */
interface Bargain {
  readonly material: Material | undefined
  readonly value: number
}
const NO_BARGAIN: Bargain = { material: undefined, value: 0 }

/** Prices of a market hold until the next roll, and what events do to them until the next section. */
const CHEAPEST = new WeakMap<Readonly<Market>, { readonly events: World['events']; readonly bargain: Bargain }>()

function cheapestAt(w: Readonly<World>, market: Readonly<Market>): Bargain {
  const known = CHEAPEST.get(market)
  if (known?.events === w.events) return known.bargain
  const deltas = eventMarketDeltas(w)
  let bargain = NO_BARGAIN
  for (let index = 0; index < MATERIALS.length; index++) {
    const material = MATERIALS[index] as Material
    const value = market.modifiers[material.group] + (deltas[index] as number)
    // Where goods bear a bonus, one pays for it.
    if (value < bargain.value && material.saleBonusPer4 <= 0) bargain = { material, value }
  }
  CHEAPEST.set(market, { events: w.events, bargain })
  return bargain
}

/** Investments of this kind that still can be stored. */
function roomFor({ w, me }: Mind, { kind }: Material): number {
  const [from, to] = kind === 'raw' ? [0, RAW_COUNT] : [RAW_COUNT, me.stock.length]
  let room = storageRoom(w, me, kind)
  for (let i = from; i < to; i++) room -= (me.stock[i] as number) + (me.pendingStock[i] as number)
  return Math.floor(kind === 'raw' ? room / RAW_PER_INVESTMENT : room)
}

/** Goods for gold; what is too dear is let go, and a failure is paid for. */
function order(mind: Mind, ideas: Ideas, market: Readonly<Market>, item: Item, { kind }: Material): void {
  const { w, me, rates } = mind
  const items = [item]
  const ordered = orderOf(items)
  const { investments } = ordered
  const asked = purchaseGold(w, market, ordered)
  const worth = item.count * (kind === 'raw' ? rates.pendingRaw : rates.pendingSpecial)
  const gain = (tier: SuccessTier) => {
    const paid12 = 12 * purchasePrice(asked, investments, tier)
    if (paid12 > me.gold12) return 0
    return (tier === 'fail' ? 0 : worth) - paid12 * rates.gold12
  }
  const move: PlayerMove = { type: 'moneyBuy', market: market.id, items }
  const gold12 = 12 * purchasePrice(asked, investments, 'success')
  ideas.rolled(move, gold12, 0, gain('veryGood'), gain('good'), gain('success'), gain('poor'), gain('fail'))
}
