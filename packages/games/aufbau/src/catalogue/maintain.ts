import { lookUp } from '@ludoteca/kernel'
import type { Facility } from '../estate.ts'
import { troopCombat } from '../rules/combat.ts'
import { minus } from '../rules/goods.ts'
import { facilitiesOf, groupOf, type Host } from '../rules/holdings.ts'
import { type Books, enter, tellOwner } from '../rules/maintenance/books.ts'
import { UPKEEP_FROM_ROUND } from '../rules/maintenance/fixed-costs.ts'
import { tellOfGroups } from '../rules/maintenance/people.ts'
import { hostId } from '../rules/slots.ts'
import type { Player } from '../state.ts'
import { type Bill, billOf } from './bills.ts'
import { settleChoices } from './choices.ts'
import { dismantle } from './lifecycle.ts'
import { settleAtSectionStart } from './ops/followers.ts'
import { bringIncome } from './ops/income.ts'
import { onWorkChanged, takeBackLoyalty } from './ops/loyalty.ts'
import { runRisks } from './ops/risk.ts'
import { inviteSpecialists } from './ops/specialist.ts'
import { swapHarvest } from './ops/swap.ts'
import { allSources, type Source, sourceOf } from './sources.ts'
import { entryOf } from './specs.ts'
import { testTroops } from './troops.ts'

/** People and troops that are spoken for in this round. */
interface Bound {
  readonly levels: Record<string, number>
  troopLevels: number
  combat: number
}

/** [P16a] Facilities are paid for or rest, and give what they give; then the troops are asked, and what is used up goes. */
export function facilityUpkeep(b: Books): void {
  const { w, p } = b
  if (p.works === null) return
  p.works.round = w.round
  settleChoices(p)
  const bound: Bound = { levels: {}, troopLevels: 0, combat: 0 }
  for (const source of allSources(p)) run(b, source, bound)
  testTroops(b)
  clearAway(b)
}

function run(b: Books, source: Source, bound: Bound): void {
  const { p } = b
  const { facility } = source
  const wasResting = facility.resting
  facility.resting = facility.damage !== null || isDown(source.host) || !pays(b, source, bound)
  if (facility.resting !== wasResting) tellOfGroups(b, onWorkChanged(p, source, wasResting), 'facility', 0)
  if (facility.resting) {
    tellOwner(b, { type: 'facilityRested', seat: p.seat, facility: facility.key, id: source.ref })
    return
  }
  bringIncome(b, source)
  swapHarvest(b, source)
  tellOfGroups(b, settleAtSectionStart(b.w, p, source), 'facility', 0)
  inviteSpecialists(b, source)
  runRisks(b, source)
}

/** [F-12] Where people are in unrest or an enterprise is damaged, nothing works and nothing is paid. */
function isDown(host: Host): boolean {
  return host.kind === 'trade' ? host.post.damage !== null : (groupOf(host)?.inUnrest ?? false)
}

/** [11.1] All of it or nothing. */
function pays(b: Books, source: Source, bound: Bound): boolean {
  const { w, p } = b
  if (w.round < UPKEEP_FROM_ROUND) return true
  const bill = billOf(p, source, w.round)
  if (!isPayable(b, source, bill, bound)) return false
  bind(bound, hostId(source.host), bill)
  const { gold, labor, influence, magicPower, hostLevels, goods } = bill
  if (gold + labor + influence + magicPower + hostLevels + (goods?.length ?? 0) === 0) return true
  enter(b, {
    source: 'facility',
    ref: source.ref,
    gold12: 0 - 12 * (gold + hostLevels),
    labor: 0 - labor - hostLevels,
    influence: 0 - influence,
    magicPower: 0 - magicPower,
    goods: minus(goods ?? []),
  })
  return true
}

function isPayable(b: Books, { host }: Source, bill: Bill, bound: Bound): boolean {
  const { p } = b
  if (bill.goods === null) return false
  if (bill.gold > 0 && p.gold12 < 12 * bill.gold) return false
  if (b.labor < bill.labor || b.influence < bill.influence || p.magicPower < bill.magicPower) return false
  if (bill.hostLevels > 0 && levelsLeft(host, bound) < bill.hostLevels) return false
  if (bill.troopLevels > 0 && standingLevels(p) - bound.troopLevels < bill.troopLevels) return false
  return bill.combat === 0 || troopCombat(p) - bound.combat >= bill.combat
}

function levelsLeft(host: Host, { levels }: Bound): number {
  return (groupOf(host)?.levels ?? 0) - (lookUp(levels, hostId(host)) ?? 0)
}

/** [11.1 boundTroopLevels] All but militia. */
function standingLevels({ troops }: Readonly<Player>): number {
  return troops.levels.bodyguard + troops.levels.mercenary + troops.levels.thug
}

function bind(bound: Bound, host: string, { hostLevels, troopLevels, combat }: Bill): void {
  bound.levels[host] = (lookUp(bound.levels, host) ?? 0) + hostLevels
  bound.troopLevels += troopLevels
  bound.combat += combat
}

/** [F-17] What works once, or for a round, goes when it has done so. */
function clearAway(b: Books): void {
  for (const { host, facility } of allSources(b.p)) {
    if (!isUsedUp(b, host, facility)) continue
    const source = sourceOf(host, facility)
    if (source) takeBackLoyalty(b.p, source)
    dismantle(b.p, host, facility)
    const { key, id } = facility
    tellOwner(b, { type: 'facilityGone', seat: b.p.seat, facility: key, id, why: 'usedUp' })
  }
}

function isUsedUp({ w, p }: Books, host: Host, facility: Facility): boolean {
  if (!facilitiesOf(p, host).includes(facility)) return false
  const entry = entryOf(facility.key)
  if (entry?.limit?.oneTime) {
    return lookUp(p.works?.usedAt, facility.id) !== undefined && w.round > facility.builtAtRound + 1
  }
  const lasting = entry?.effects.find((effect) => effect.op === 'loyalty' && effect.rounds !== undefined)
  return lasting?.op === 'loyalty' && w.round - facility.builtAtRound >= (lasting.rounds ?? 0)
}
