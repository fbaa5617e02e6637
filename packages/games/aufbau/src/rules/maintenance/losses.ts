import { forgetAll } from '../../catalogue/lifecycle.ts'
import type { Damage } from '../../estate.ts'
import type { Goods } from '../../ledger.ts'
import type { Player } from '../../state.ts'
import { firstOf, type GoodsOrder, minus, RAW_DEAREST_FIRST, SPECIAL_DEAREST_FIRST } from '../goods.ts'
import { type Host, hostOf } from '../holdings.ts'
import { type Books, bookGoods, tellOwner } from './books.ts'

/** [7.3] The most valuable goods first, at most what is there. */
export function steal(b: Books, kind: 'raw' | 'special', count: number, event: number): readonly Goods[] {
  const order: GoodsOrder = kind === 'raw' ? RAW_DEAREST_FIRST : SPECIAL_DEAREST_FIRST
  const goods = firstOf(b.p.stock, order, count)
  bookGoods(b, 'event', String(event), minus(goods))
  return goods
}

/** [2.4] */
export function damage(b: Books, target: Damageable, repairGold: number, event: number): void {
  target.damage = { damagedAtRound: b.w.round, repairGold, event }
  const { id, key: facility = '' } = target
  tellOwner(b, { type: 'damaged', seat: b.p.seat, target: id, facility, repairGold, event })
}
/** Workshops, storages, trade enterprises and facilities. */
export interface Damageable {
  readonly id: string
  /** Of facilities. */
  readonly key?: string
  damage: Damage | null
}

/** [D-49] An enterprise goes with its facilities and projects; its markets stay until the next roll [7.1]. */
export function loseTrade(b: Books, id: string, event: number): void {
  const { p } = b
  forgetAll(p, hostOf(p, id) as Host)
  p.trades = p.trades.filter((trade) => trade.id !== id)
  lose(b, id, event)
}

/** [D-49] */
export function loseOffice(b: Books, id: string, event: number): void {
  const { p, io } = b
  forgetAll(p, hostOf(p, id) as Host)
  p.offices = p.offices.filter((office) => office.id !== id)
  lose(b, id, event)
  io.tell({ type: 'rumour', seat: p.seat, what: 'officeLost', event })
}

function lose(b: Books, id: string, event: number): void {
  dropProjects(b.p, id)
  tellOwner(b, { type: 'lost', seat: b.p.seat, target: id, event })
}

function dropProjects(p: Player, host: string): void {
  p.projects = p.projects.filter((project) => project.host !== host)
}
