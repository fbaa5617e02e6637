import { officeFoci } from '../catalogue/specs.ts'
import { OFFICE_VALUE, TRADE_VALUE } from '../data/scoring.ts'
import type { Office, OfficeKind, YieldMode } from '../estate.ts'
import type { PlayerMove } from '../moves.ts'
import { baseInfluence } from '../rules/income.ts'
import { scoreOf } from '../rules/score.ts'
import { can, gold, type Mind } from './mind.ts'
import { after } from './trial.ts'

/** What costs no action is done first: repairs, and how posts are run. */
export function housekeeping(mind: Mind): PlayerMove | undefined {
  return repair(mind) ?? offices(mind) ?? ventures(mind) ?? production(mind)
}

function repair(mind: Mind): PlayerMove | undefined {
  const { workshops, storages, trades } = mind.me
  for (const works of [workshops, storages, trades]) {
    for (const { id, damage } of works) {
      if (damage && damage.repairGold < gold(mind)) return { type: 'repairDamage', target: id }
    }
  }
  return undefined
}

function offices(mind: Mind): PlayerMove | undefined {
  for (const office of mind.me.offices) {
    const { id, yieldMode, focus, specialization, tier } = office
    const mode = yieldOf(mind, office)
    if (mode !== yieldMode) {
      const move: PlayerMove = { type: 'setOfficeYield', office: id, mode }
      if (can(mind, move)) return move
    }
    if (mind.me.works !== null && focus === null && specialization !== null && tier !== 'small') {
      return bestFocus(mind, office, specialization)
    }
  }
  return undefined
}

/** [13.2] Influence a round that is enough for whoever buys offices. */
const INFLUENCE_ENOUGH = 24

/** [6.10] In the end for what is worth most; larger ones for gold, or a part of it where influence is wanted. */
function yieldOf(mind: Mind, { tier, yieldMode }: Readonly<Office>): YieldMode {
  const { w, me, habits, roundsLeft } = mind
  if (roundsLeft === 0) return OFFICE_VALUE.gold[tier] > OFFICE_VALUE[yieldMode][tier] ? 'gold' : yieldMode
  if (!habits.officesForGold || tier === 'small' || yieldMode !== 'influence') return yieldMode
  const isShort = habits.needsInfluence && baseInfluence(w, me) < INFLUENCE_ENOUGH
  return isShort && isReformed(mind) ? 'split' : 'gold'
}

function isReformed(mind: Mind): boolean {
  const [first] = mind.me.offices
  return first !== undefined && can(mind, { type: 'setOfficeYield', office: first.id, mode: 'split' })
}

/** [11.1] The one that brings most. */
function bestFocus(mind: Mind, { id }: Readonly<Office>, kind: OfficeKind): PlayerMove | undefined {
  let best: PlayerMove | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const focus of officeFoci(kind)) {
    const move: PlayerMove = { type: 'setOfficeFocus', office: id, focus }
    if (!can(mind, move)) continue
    const score = scoreOf(mind.w, after(mind, move))
    if (score <= most) continue
    best = move
    most = score
  }
  return best
}

/** [6.10] */
function ventures({ me }: Mind): PlayerMove | undefined {
  for (const { id, tier, mode } of me.trades) {
    const better = TRADE_VALUE.trade[tier] > TRADE_VALUE.produce[tier] ? 'trade' : 'produce'
    if (mode !== better) return { type: 'setTradeMode', trade: id, mode: better }
  }
  return undefined
}

/** One city, the last one acquired, is enough to begin with. */
function production(mind: Mind): PlayerMove | undefined {
  const { cities } = mind.me
  const last = cities[cities.length - 1]
  if (!mind.habits.producesInCity || !last || cities.length < 2) return undefined
  return cities.some(({ mode }) => mode === 'production')
    ? undefined
    : { type: 'setCityMode', city: last.id, mode: 'production' }
}
