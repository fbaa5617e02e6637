import { lookUp } from '@ludoteca/kernel'
import { RANK } from '../../data/posts.ts'
import type { Tier } from '../../estate.ts'
import type { Price } from '../../ledger.ts'
import type { Move } from '../../moves.ts'
import { sizeOf } from '../../rules/facility-worth.ts'
import { find } from '../../rules/holdings.ts'
import type { Player } from '../../state.ts'
import { concerns } from '../actions.ts'
import { amountOf } from '../amounts.ts'
import type { PriceTarget } from '../effects.ts'
import { isAt } from '../hosts.ts'
import { type Active, activeEffects } from '../sources.ts'
import { entryOf } from '../specs.ts'

/** What is bought: `mode` is the tier, kind or facility key; `units` how many levels of troops. */
export interface Purchase {
  readonly action: Move['type']
  readonly mode: string
  readonly host: string
  readonly units: number
}

/** [F-16] From how many rounds on a project counts as a long one. */
const LONG_PROJECT = 4

/** [11.1 price] A listed price as facilities change it, one after the other. */
export function changedPrice(p: Readonly<Player>, purchase: Purchase, price: Price): Price {
  let gold = price.gold12 / 12
  let influence = price.influence
  for (const active of activeEffects(p, 'price')) {
    if (!isMeant(p, active, purchase)) continue
    const { effect } = active
    const subject = subjectOf(purchase)
    const min = effect.min ?? 0
    gold = changed(gold, amountOf(p, active, effect.gold ?? 0, subject), min)
    influence = changed(influence, amountOf(p, active, effect.influence ?? 0, subject), 0)
    if (effect.percent) {
      const percent = 100 + effect.percent * active.factor
      gold = changed(gold, Math.ceil((gold * percent) / 100) - gold, min)
      influence = Math.ceil((influence * percent) / 100)
    }
  }
  if (gold * 12 === price.gold12 && influence === price.influence) return price
  return { ...price, gold12: gold * 12, influence }
}

/** What is cheap already does not become dearer by a limit. */
function changed(amount: number, by: number, min: number): number {
  return by >= 0 ? amount + by : Math.max(Math.min(amount, min), amount + by)
}

function isMeant(p: Readonly<Player>, active: Active<'price'>, purchase: Purchase): boolean {
  const { targets, sizes, kinds } = active.effect
  const { action, mode } = purchase
  if (sizes && !sizes.includes(mode as Tier)) return false
  if (kinds && !kinds.includes(mode)) return false
  if (concerns(targets, action, mode)) return true
  return action === 'buildFacility' && targets.some((target) => isFacilityMeant(p, active, target, purchase))
}

function isFacilityMeant(
  { cities, trades }: Readonly<Player>,
  { source }: Active<'price'>,
  target: PriceTarget,
  { mode, host }: Purchase,
): boolean {
  switch (target) {
    case 'facility':
      return true
    case 'hostFacility':
      return isAt(source.host, host)
    case 'cityFacility':
      return find(cities, host) !== undefined
    case 'tradeFacility':
      return find(trades, host) !== undefined
    case 'project4plus':
      return (entryOf(mode)?.build?.rounds ?? 0) >= LONG_PROJECT
    default:
      return false
  }
}

/** [11.1 targetRank, levelsBought] */
function subjectOf({ action, mode, units }: Purchase): number {
  if (action === 'recruitTroops') return units
  const tier = action === 'buildFacility' ? sizeOf(mode) : mode
  return lookUp(RANK, tier) ?? 0
}
