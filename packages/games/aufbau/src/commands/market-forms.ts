import { type Domain, int, type Json, list, maybe, one, type Params, record } from '@ludoteca/kernel'
import { MARKET_TRADE } from '../data/investments.ts'
import { MATERIALS, RAW_COUNT } from '../data/materials.ts'
import { ARTIFACT, isArtifactOffered } from '../rules/buying.ts'
import { marketCap } from '../rules/caps.ts'
import { ITEMS_MAX } from '../rules/items.ts'
import { LOCAL } from '../rules/markets.ts'
import type { Player, World } from '../state.ts'

const LOT = MARKET_TRADE.rawPerInvestment
const COUNT_MAX = 9999
const RAW: readonly Json[] = MATERIALS.slice(0, RAW_COUNT).map(({ id }) => id)
const SPECIAL: readonly Json[] = MATERIALS.slice(RAW_COUNT).map(({ id }) => id)
const COMMON: readonly Json[] = [...SPECIAL.filter((id) => id !== ARTIFACT), 'labor']
const OFFERED: readonly Json[] = [...SPECIAL, 'labor']

/** Any goods whatever. Made once: those who play a record again ask nothing else. */
export const ANY_ITEMS: Domain = items(one([...RAW, ...SPECIAL, 'labor']), int(1, COUNT_MAX), ITEMS_MAX)
export const ANY_OR_NONE: Domain = { ...ANY_ITEMS, min: 0 } as Domain

const LOCAL_ONLY: Domain = maybe(one([LOCAL]), LOCAL)

/** The markets this player may use. They are rolled anew as a whole, so what is made of them holds until then. */
export function marketDomain({ markets }: Readonly<Player>): Domain {
  if (markets.length === 0) return LOCAL_ONLY
  let domain = MARKETS.get(markets)
  if (domain === undefined) {
    domain = maybe(one([LOCAL, ...markets.map(({ id }) => id)]), LOCAL)
    MARKETS.set(markets, domain)
  }
  return domain
}
const MARKETS = new WeakMap<Player['markets'], Domain>()

/** Raw materials in stock, in whole lots. */
export function rawForSale(w: Readonly<World>, p: Readonly<Player>, most: number): Domain | null {
  const goods: Json[] = []
  let lots = 0
  for (let i = 0; i < RAW_COUNT; i++) {
    const own = Math.floor((p.stock[i] as number) / LOT)
    if (own > 0) goods.push(RAW[i] as Json)
    lots = Math.max(lots, own)
  }
  const max = Math.min(lots, marketCap(w, p))
  return goods.length === 0 ? null : items(one(goods), int(LOT, LOT * max, LOT), most)
}

/** Special materials in stock, and labour. */
export function othersForSale(w: Readonly<World>, p: Readonly<Player>, most: number): Domain | null {
  const goods: Json[] = []
  let count = p.turn.labor
  for (let i = 0; i < SPECIAL.length; i++) {
    const own = p.stock[RAW_COUNT + i] as number
    if (own > 0) goods.push(SPECIAL[i] as Json)
    count = Math.max(count, own)
  }
  if (p.turn.labor > 0) goods.push('labor')
  return goods.length === 0 ? null : items(one(goods), int(1, Math.min(count, marketCap(w, p))), most)
}

/** Raw materials that somebody might be able to pay for. */
export function rawToBuy(investments: number, most: number): Domain | null {
  return investments < 1 ? null : items(one(RAW), int(LOT, LOT * investments, LOT), most)
}

export function othersToBuy(w: Readonly<World>, investments: number, most: number): Domain | null {
  return investments < 1 ? null : items(one(isArtifactOffered(w) ? OFFERED : COMMON), int(1, investments), most)
}

/** [5.5] Every investment costs at least one gold piece. */
export function affordable(w: Readonly<World>, p: Readonly<Player>): number {
  return Math.min(marketCap(w, p), Math.floor(p.gold12 / 12))
}

/** A form, unless one of its questions has no answer. */
export function formWith(params: Readonly<Record<string, Domain | null>>): Params | null {
  for (const name in params) if (params[name] === null) return null
  return params as Params
}

function items(good: Domain, count: Domain, most: number): Domain {
  return list(record({ good, count }), 1, most)
}
