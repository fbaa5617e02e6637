import type { Io } from '@ludoteca/kernel'
import type { Domain } from '../../estate.ts'
import type { Fact } from '../../facts.ts'
import type { Goods, LedgerLine, LedgerSource } from '../../ledger.ts'
import type { Player, World } from '../../state.ts'
import { changeStock } from '../goods.ts'
import { audienceOf } from '../names.ts'

/**
 * [D-40] The books of one maintenance. Gold, goods and magic power change at once, labour and influence are summed up
 * here and become the pools of the round [D-12]; whatever changes leaves a line.
 */
export interface Books {
  readonly w: Readonly<World>
  readonly p: Player
  readonly io: Io<Fact>
  readonly lines: LedgerLine[]
  gold12: number
  labor: number
  influence: number
  /** [P15] Labour there is before any of it is used: it must be fed. */
  effectiveLabor: number
  /** [6.2] Goods made in this very round: enterprises cannot trade with them yet. */
  readonly fresh: Goods[]
  /** Workshops and storages that could not be paid for. */
  readonly idle: string[]
  /** [P23] Tenants who flee once the books are closed. */
  readonly fleeing: { readonly domain: Domain; readonly levels: number }[]
}

const NO_GOODS: readonly Goods[] = []

export function openBooks(w: Readonly<World>, p: Player, io: Io<Fact>): Books {
  return {
    w,
    p,
    io,
    lines: [],
    gold12: 0,
    labor: 0,
    influence: 0,
    effectiveLabor: 0,
    fresh: [],
    idle: [],
    fleeing: [],
  }
}

/** What somebody gives (positive) or costs, in whole gold, labour and influence. */
export function book(
  b: Books,
  source: LedgerSource,
  ref: string,
  gold: number,
  labor: number,
  influence: number,
  goods: readonly Goods[] = NO_GOODS,
): void {
  if (gold === 0 && labor === 0 && influence === 0 && goods.length === 0) return
  enter(b, { source, ref, gold12: gold * 12, labor, influence, magicPower: 0, goods })
}

/** The same for costs, which are given as positive numbers. */
export function charge(
  b: Books,
  source: LedgerSource,
  ref: string,
  gold: number,
  labor: number,
  influence: number,
): void {
  // Not `-gold`: that would write −0 where nothing is due.
  book(b, source, ref, 0 - gold, 0 - labor, 0 - influence)
}

export function bookGoods(b: Books, source: LedgerSource, ref: string, goods: readonly Goods[]): void {
  book(b, source, ref, 0, 0, 0, goods)
}

/** The same for what enterprises cannot trade with before the next round. */
export function bookFresh(b: Books, source: LedgerSource, ref: string, goods: Goods): void {
  bookGoods(b, source, ref, [goods])
  b.fresh.push(goods)
}

/** A line, and all it says happens. */
export function enter(b: Books, line: LedgerLine): void {
  const { p } = b
  b.lines.push(line)
  b.gold12 += line.gold12
  p.gold12 += line.gold12
  b.labor += line.labor
  b.influence += line.influence
  p.magicPower += line.magicPower
  if (line.goods.length > 0) changeStock(p.stock, line.goods)
}

/** Only who keeps these books hears of it. */
export function tellOwner(b: Books, fact: Fact): void {
  b.io.tell(fact, audienceOf(b.w, b.p))
}
