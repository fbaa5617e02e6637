import { EVENT } from '../../data/events.ts'
import { type MaterialId, materialOf } from '../../data/materials.ts'
import { byTier, DOMAIN } from '../../data/posts.ts'
import { FOLLOWERS } from '../../data/works.ts'
import type { Domain, DomainKind } from '../../estate.ts'
import type { Goods } from '../../ledger.ts'
import { boostedLoss, boostedProduction } from '../boosts.ts'
import { rollDefence } from '../defence.ts'
import { eventOf, isActive, isStartRound } from '../events.ts'
import { minus } from '../goods.ts'
import { effectivePicks, shareOf } from '../picks.ts'
import { type Books, bookGoods, enter, tellOwner } from './books.ts'
import { ranksAtWork } from './event-labor.ts'
import { raidDc } from './hits.ts'

const DRY: readonly (DomainKind | null)[] = ['agriculture', 'animalHusbandry']
const BLESSED: readonly (DomainKind | null)[] = ['agriculture', 'animalHusbandry', 'forestry']
const HARVEST_BONUS = 8
const BEASTS_DC = 15
const BEASTS_TAKE = 4
const FINDS: Goods = { material: 'special.highMagicOres', count: 4 }

/** [P12, 3.2.3] */
export function rawProduction(b: Books): void {
  for (const domain of b.p.domains) if (!domain.tenants.inUnrest) produce(b, domain)
}

/** Events change the amount before it is shared out; each leaves a line with the difference it made. */
function produce(b: Books, domain: Domain): void {
  const picks = effectivePicks(domain)
  const usual = boostedProduction(b.p, domain.id, byTier(DOMAIN.raw, domain.tier))
  bookGoods(b, 'domain', domain.id, difference(picks, 0, usual))
  if (b.w.events.length > 0) produceInEvents(b, domain, picks, usual)
  const { levels } = domain.tenants
  if (levels > 0) {
    bookGoods(b, 'followers', domain.id, [{ material: tenantPick(picks), count: FOLLOWERS.rawPerLevel * levels }])
  }
}

function produceInEvents(b: Books, domain: Domain, picks: readonly MaterialId[], usual: number): void {
  const { w } = b
  const { specialization } = domain
  let count = usual
  if (isStartRound(w) && isActive(w, EVENT.drought) && DRY.includes(specialization)) {
    const left = count - boostedLoss(b.p, EVENT.drought, domain.id, Math.ceil(count / 2))
    count = produceOther(b, EVENT.drought, picks, count, left)
  }
  if (isStartRound(w) && isActive(w, EVENT.greatYear) && BLESSED.includes(specialization)) {
    count = produceOther(b, EVENT.greatYear, picks, count, Math.floor((3 * count) / 2))
  }
  if (isActive(w, EVENT.beasts)) faceBeasts(b, domain, picks, count)
  if (specialization !== 'agriculture') return
  const bonus = [{ material: picks[0] as MaterialId, count: HARVEST_BONUS }]
  if (isActive(w, EVENT.goodHarvest)) bookGoods(b, 'event', String(EVENT.goodHarvest), bonus)
  if (isActive(w, EVENT.greatYear)) bookGoods(b, 'event', String(EVENT.greatYear), bonus)
}

/** So much instead of that much. */
function produceOther(b: Books, event: number, picks: readonly MaterialId[], before: number, after: number): number {
  bookGoods(b, 'event', String(event), difference(picks, before, after))
  return after
}

/** [row 29] */
function faceBeasts(b: Books, { id }: Domain, picks: readonly MaterialId[], count: number): void {
  const { w, p, io } = b
  const event = EVENT.beasts
  const defence = rollDefence(w, p, raidDc(w, BEASTS_DC), event, { host: id }, io)
  const change = defence.held
    ? []
    : difference(picks, count, Math.max(0, count - boostedLoss(p, event, id, BEASTS_TAKE)))
  bookGoods(b, 'event', String(event), change)
  const goods = minus(change)
  tellOwner(b, { type: 'eventRolled', seat: p.seat, event, target: id, defence, goods, influence: 0, levels: 0 })
  if (!defence.held) io.tell({ type: 'rumour', seat: p.seat, what: 'beasts', event })
}

/** [row 34] Ores for everybody when the section begins, power for cults all the time. */
export function ruinFinds(b: Books): void {
  const ruins = eventOf(b.w, EVENT.ruins)
  if (ruins === undefined) return
  const goods = ruins.finds && isStartRound(b.w) ? [FINDS] : []
  const magicPower = ranksAtWork(b.p, 'cult')
  if (goods.length === 0 && magicPower === 0) return
  enter(b, { source: 'event', ref: String(EVENT.ruins), gold12: 0, labor: 0, influence: 0, magicPower, goods })
  b.fresh.push(...goods)
}

/** What each pick gains or loses when there is so much to share out instead of that much. */
function difference(picks: readonly MaterialId[], before: number, after: number): Goods[] {
  const goods: Goods[] = []
  for (let i = 0; i < picks.length; i++) {
    const count = shareOf(after, picks.length, i) - shareOf(before, picks.length, i)
    if (count !== 0) goods.push({ material: picks[i] as MaterialId, count })
  }
  return goods
}

/** [3.2.3] Tenants bring the first cheap one, or the first where none is cheap. */
function tenantPick(picks: readonly MaterialId[]): MaterialId {
  for (const pick of picks) if (materialOf(pick).tier === 'cheap') return pick
  return picks[0] as MaterialId
}
