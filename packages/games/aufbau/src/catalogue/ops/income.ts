import type { MaterialId } from '../../data/materials.ts'
import { RANK } from '../../data/posts.ts'
import type { Domain } from '../../estate.ts'
import type { LedgerSource } from '../../ledger.ts'
import { isActive, isStartRound } from '../../rules/events.ts'
import { isOnDuty } from '../../rules/holdings.ts'
import { type Books, book, bookFresh, bookGoods, enter, tellOwner } from '../../rules/maintenance/books.ts'
import { roll, streamOf } from '../../rules/names.ts'
import { effectivePicks } from '../../rules/picks.ts'
import type { Player } from '../../state.ts'
import { rolledAmount } from '../amounts.ts'
import { chargesOf } from '../bills.ts'
import { descriptorOf, incomeOf, isPicked } from '../descriptors.ts'
import type { IncomeEffect } from '../effects.ts'
import { takeFromHost } from '../harvest.ts'
import { type Active, effectsOf, type Source } from '../sources.ts'
import { fires } from '../timing.ts'
import type { Good } from '../vocabulary.ts'

/** [11.1 income, P16a] What a source that has been paid for brings at once. */
export function bringIncome(b: Books, source: Source): void {
  for (const active of effectsOf(b.p, source, 'income', b.w.market)) {
    if (active.effect.once) continue
    const times = timesNow(b, active)
    if (times === 0 || !isTriggered(b, active.effect)) continue
    const amount = withinTotal(source, active.effect, times * rolledAmount(b.p, active, active.effect.amount, b.io))
    if (amount !== 0) give(b, source, active.effect, amount)
  }
}

/** Once in its rounds; or when a section begins, once for each of its events that is there. */
function timesNow({ w }: Books, { effect, source }: Active<'income'>): number {
  const { when, events, everyRounds } = effect
  if (when !== 'sectionStart') return fires(w.round, source.facility.builtAtRound, everyRounds) ? 1 : 0
  return isStartRound(w) ? (events ?? []).filter((event) => isActive(w, event)).length : 0
}

function isTriggered({ p, io }: Books, { trigger }: IncomeEffect): boolean {
  return trigger === undefined || roll(p, 20, io) <= trigger
}

/** Some stop after a while; the facility counts what it has given. */
function withinTotal({ facility }: Source, { maxTotal }: IncomeEffect, amount: number): number {
  if (maxTotal === undefined) return amount
  const given = Math.min(amount, maxTotal - facility.used)
  facility.used += given
  return given
}

function give(b: Books, source: Source, effect: IncomeEffect, amount: number): void {
  const { p } = b
  const { resource } = effect
  const { ref, host } = source
  const facility = source.facility.key
  const ledger = ledgerSourceOf(p, ref)
  switch (resource) {
    case 'gold':
      return book(b, ledger, ref, amount, 0, 0)
    case 'labor':
      return book(b, ledger, ref, 0, notBelowNothing(b.labor, amount), 0)
    case 'influence':
      return book(b, ledger, ref, 0, 0, notBelowNothing(b.influence, amount))
    case 'magicPower':
      return enter(b, { source: ledger, ref, gold12: 0, labor: 0, influence: 0, magicPower: amount, goods: [] })
    case 'information':
    case 'permanentInfluence':
    case 'permanentLabor':
      p[resource] += amount
      return tellOwner(b, { type: 'facilityGave', seat: p.seat, facility, id: ref, what: resource, amount })
    case 'hostYield':
      return giveYield(b, source, amount)
    case 'otherThanUpkeep': {
      const paidGold = chargesOf(source).some(({ what }) => what === 'gold')
      return book(b, ledger, ref, paidGold ? 0 : amount, 0, paidGold ? amount : 0)
    }
    case 'hostProduction':
      return bookGoods(b, ledger, ref, takeFromHost(b, host, -amount))
    case 'hostPick':
      return giveGoods(b, ledger, ref, pickOf(p, source), amount)
    default:
      return giveGoods(b, ledger, ref, materialFor(b, source, resource), amount)
  }
}

/** [11.1] A negative amount never makes a pool negative. */
function notBelowNothing(pool: number, amount: number): number {
  return amount >= 0 ? amount : Math.max(amount, -Math.max(0, pool))
}

/** [11.1 hostYield] Gold or influence; a split office halves both, rounded down. */
function giveYield(b: Books, { ref, host }: Source, amount: number): void {
  const mode = host.kind === 'office' ? host.post.yieldMode : 'influence'
  const half = Math.floor(amount / 2)
  if (mode === 'split') book(b, 'facility', ref, half, 0, half)
  else book(b, 'facility', ref, mode === 'gold' ? amount : 0, 0, mode === 'influence' ? amount : 0)
}

function giveGoods(b: Books, source: LedgerSource, ref: string, material: MaterialId, count: number): void {
  bookFresh(b, source, ref, { material, count })
}

function materialFor({ p, io }: Books, { facility }: Source, good: Good): MaterialId {
  if (!isPicked(good)) return good
  const { pick, byId } = descriptorOf(good)
  return pick === 'random' ? io.chance.pick(streamOf(p), byId) : incomeOf(good, facility.materials)
}

/** [F-06] Specialists look after the largest domain, the earlier one of equals. */
function pickOf({ domains }: Readonly<Player>, { host }: Source): MaterialId {
  let best = host.kind === 'domain' ? host.post : (domains[0] as Domain)
  if (host.kind !== 'domain') for (const domain of domains) if (RANK[domain.tier] > RANK[best.tier]) best = domain
  return effectivePicks(best)[0] as MaterialId
}

function ledgerSourceOf({ specialists }: Readonly<Player>, ref: string): LedgerSource {
  return specialists.some((specialist) => specialist.id === ref && isOnDuty(specialist)) ? 'specialist' : 'facility'
}
