import { lookUp } from '@ludoteca/kernel'
import { WEIGHT } from '../data/scoring.ts'
import type { Player } from '../state.ts'
import { amountOf, listed } from './amounts.ts'
import { chargesOf } from './bills.ts'
import { goodsIn } from './costs.ts'
import { descriptorOf } from './descriptors.ts'
import type { Resource } from './effects.ts'
import { allSources, effectsOf, type Source } from './sources.ts'
import { entryOf, specializationOf } from './specs.ts'
import type { Amount, Cost, Good } from './vocabulary.ts'

/** [6.10] Rounds that yields are counted for. */
const HORIZON = 10
/** One unit of labour in 1/120 of a gold piece. */
const LABOR = 240

/**
 * [F-42, 6.10] Net worth of facilities and specialisations: what they cost, and what they bring and ask for in ten
 * rounds. None counts less than nothing, and what rests brings nothing.
 */
export function catalogueWorth(p: Readonly<Player>): number {
  let worth = 0
  for (const source of allSources(p)) {
    if (isSpecialist(p, source)) continue
    const yields = source.facility.resting || source.facility.damage !== null ? 0 : yieldOf(p, source)
    worth += Math.max(0, costOf(source) + yields)
  }
  return worth
}

function isSpecialist({ specialists }: Readonly<Player>, { ref }: Source): boolean {
  return specialists.some(({ id }) => id === ref)
}

function costOf({ facility, host }: Source): number {
  const entry = entryOf(facility.key)
  if (!entry) return 'post' in host && host.kind !== 'office' ? specialtyCost(host) : 0
  const { upgrade } = entry
  const improved = facility.upgraded && upgrade ? (upgrade.cost ? costValue(upgrade.cost) : 0) : 0
  const times = facility.upgraded && upgrade?.costFactor ? 1 + upgrade.costFactor : 1
  return times * costValue(entry.cost) + improved
}

function specialtyCost({ kind, post }: Source['host'] & { post: object }): number {
  if (kind !== 'domain' && kind !== 'city') return 0
  const specialization = post.specialization === null ? undefined : specializationOf(kind, post.specialization)
  if (!specialization) return 0
  const own = post.focus === null ? undefined : lookUp(specialization.foci, post.focus)?.cost
  return costValue(own ?? specialization.cost)
}

/** [6.10] Gold, influence and materials of a listed cost; people who go for good are worth what they were. */
function costValue(cost: Cost): number {
  let value = (cost.gold ?? 0) * WEIGHT.facilityGold + (cost.influence ?? 0) * WEIGHT.facilityInfluencePrice
  value += (cost.permanentLabor ?? 0) * WEIGHT.permanentLabor
  for (const good of goodsIn(cost)) value += (cost[good] ?? 0) * unitOf(good)
  return value
}

function yieldOf(p: Readonly<Player>, source: Source): number {
  let value = 0
  for (const active of effectsOf(p, source, 'income')) {
    const { once, when, everyRounds = 1, resource, amount } = active.effect
    if (once || when === 'sectionStart') continue
    const each = isRolled(amount) ? 0 : amountOf(p, active, amount)
    value += timesIn(everyRounds) * each * unitOf(resource, source) + rolled(amount) * unitOf(resource, source)
  }
  for (const { what, amount, everyRounds } of chargesOf(source)) {
    value -= timesIn(everyRounds) * listed(p, source.host, amount, 0) * unitOf(what as Resource, source)
  }
  return value
}

function timesIn(everyRounds: number): number {
  return Math.floor(HORIZON / everyRounds)
}

function isRolled(amount: Amount): boolean {
  return typeof amount === 'object' && 'dice' in amount
}

/** What dice bring on average in all rounds together. */
function rolled(amount: Amount): number {
  if (typeof amount !== 'object' || !('dice' in amount)) return 0
  return (HORIZON * amount.dice.count * (amount.dice.sides + 1)) / 2
}

/** What one of something is worth. */
function unitOf(what: Resource | Good | string, source?: Source): number {
  switch (what) {
    case 'gold':
      return WEIGHT.yieldGold / HORIZON
    case 'influence':
      return WEIGHT.yieldInfluence / HORIZON
    case 'hostYield':
      return unitOf(source?.host.kind === 'office' && source.host.post.yieldMode === 'gold' ? 'gold' : 'influence')
    case 'otherThanUpkeep':
      return unitOf(source && chargesOf(source).some((charge) => charge.what === 'gold') ? 'influence' : 'gold')
    case 'labor':
      return LABOR
    case 'information':
      return WEIGHT.information
    case 'permanentInfluence':
      return WEIGHT.permanentInfluence
    case 'permanentLabor':
      return WEIGHT.permanentLabor
    case 'hostPick':
    case 'hostProduction':
    case 'food':
      return WEIGHT.raw
    case 'hostLevelIdle':
      return LABOR + WEIGHT.yieldGold / HORIZON
    case 'magicPower':
    case 'boundTroopLevels':
    case 'boundCombat':
      return 0
    default:
      return descriptorOf(what as Good).byId[0]?.startsWith('raw.') ? WEIGHT.raw : WEIGHT.special
  }
}
