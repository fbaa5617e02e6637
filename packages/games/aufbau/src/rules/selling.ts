import type { Io, Refusal } from '@ludoteca/kernel'
import type { Cargo } from '../action-facts.ts'
import type { SuccessTier } from '../checks.ts'
import { EVENT } from '../data/events.ts'
import { CARGO_RISKS } from '../data/investments.ts'
import { indexOf } from '../data/materials.ts'
import type { Fact } from '../facts.ts'
import { deny } from '../refusals.ts'
import type { Market, Player, World } from '../state.ts'
import { rollTradeBoost, triggerBoost } from './boosts.ts'
import { rollDefence } from './defence.ts'
import { eventOf, isActive } from './events.ts'
import type { Order } from './items.ts'
import { LOCAL } from './markets.ts'
import { roll } from './names.ts'
import { saleGold12, saleTerms } from './sale-value.ts'

type CargoRisk = (typeof CARGO_RISKS)[number]

const RISK_EVENT = {
  pirates: EVENT.raidersOrPirates,
  conflict: EVENT.borderConflict,
  storm: EVENT.storms,
} as const

/** [5.4] What came of a sale. */
export interface Sale {
  /** After what was lost on the way. */
  readonly gold12: number
  readonly market12: number
  readonly cargo: Cargo | null
}

/** [5.4] RESOURCES. */
export function refuseStock(p: Readonly<Player>, { lots, labor }: Order): Refusal | undefined {
  if (labor > p.turn.labor) return deny('RESOURCES', 'labor', { need: labor, have: p.turn.labor })
  for (const { material, count } of lots) {
    const have = p.stock[indexOf(material.id)] as number
    if (count > have) return deny('RESOURCES', 'goods', { material: material.id, need: count, have })
  }
  return undefined
}

/** [5.4] What is sold leaves at once, whatever the result. */
export function handOver(p: Player, { lots, labor }: Order): void {
  p.turn.labor -= labor
  for (const { material, count } of lots) {
    const at = indexOf(material.id)
    p.stock[at] = (p.stock[at] as number) - count
  }
}

/** [5.4] The gold, and what becomes of it on the way home. */
export function collect(
  w: Readonly<World>,
  p: Player,
  action: 'moneySell' | 'moneySellBuy',
  market: Readonly<Market>,
  order: Order,
  tier: SuccessTier,
  io: Io<Fact>,
): Sale {
  const terms = saleTerms(w, market, order)
  const earned12 = saleGold12(terms, tier) + 12 * rollTradeBoost(p, action, io)
  const risk = cargoRisk(w, market)
  const cargo = risk ? rollCargo(w, p, risk, earned12, order.investments, io) : null
  const gold12 = earned12 - 12 * (cargo?.lost ?? 0)
  p.gold12 += gold12
  return { gold12, market12: terms.market12, cargo }
}

/** [5.4] Goods sold through an own market must travel; the first danger there is applies. */
export function cargoRisk(w: Readonly<World>, { id }: Readonly<Market>): CargoRisk | undefined {
  if (id === LOCAL) return undefined
  for (const risk of CARGO_RISKS) if (isDangerous(w, risk)) return risk
  return undefined
}

function isDangerous(w: Readonly<World>, { kind }: CargoRisk): boolean {
  if (kind === 'pirates') return eventOf(w, RISK_EVENT.pirates)?.branch === 'pirates'
  return isActive(w, RISK_EVENT[kind])
}

function rollCargo(
  w: Readonly<World>,
  p: Player,
  { kind, upTo, lossPerInvestment, defenceDc }: CargoRisk,
  earned12: number,
  investments: number,
  io: Io<Fact>,
): Cargo {
  const event = RISK_EVENT[kind]
  const die = roll(p, 20, io)
  if (die > upTo + triggerBoost(w, p, event, '')) return { kind, roll: die, defence: null, lost: 0 }
  const defence = defenceDc > 0 ? rollDefence(w, p, defenceDc, event, 'cargo', io) : null
  const lost = defence?.held ? 0 : Math.min(Math.floor(earned12 / 12), lossPerInvestment * investments)
  return { kind, roll: die, defence, lost }
}
