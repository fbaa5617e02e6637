import type { DcPart, DcReason } from '../checks.ts'
import { EVENT } from '../data/events.ts'
import { SIZE_DC } from '../data/investments.ts'
import { byTier } from '../data/posts.ts'
import type { Tier } from '../estate.ts'
import type { Move } from '../moves.ts'
import type { Player, World } from '../state.ts'
import { dcBoosts } from './boosts.ts'
import { isOnDuty } from './holdings.ts'
import { negativeTimes } from './traits.ts'

/** [4.3] How hard a check is, and why. */
export interface Difficulty {
  readonly dc: number
  readonly parts: readonly DcPart[]
}

/** [4.3] A difficulty in the making. */
export interface Reckoning {
  readonly parts: DcPart[]
  /** Base, size and trackers, which no limit concerns, and all increases. */
  up: number
  down: number
}

/** [4.3] Reductions count up to so much. */
const REDUCTION_MAX = 4

export function reckon(base: number, sizeDc: number): Reckoning {
  const parts: DcPart[] = [{ why: 'base', ref: '', delta: base }]
  if (sizeDc !== 0) parts.push({ why: 'size', ref: '', delta: sizeDc })
  return { parts, up: base + sizeDc, down: 0 }
}

/** Counts an increase or a reduction. */
export function count(sum: Reckoning, why: DcReason, ref: string, delta: number): void {
  if (delta === 0) return
  sum.parts.push({ why, ref, delta })
  if (delta > 0) sum.up += delta
  else sum.down += delta
}

/** Adds what concerns every check: traits, events, facilities; and holds reductions to their limit. */
export function settle(
  w: Readonly<World>,
  p: Readonly<Player>,
  sum: Reckoning,
  action: Move['type'],
  mode: string,
  size: Tier,
): Difficulty {
  countTraits(p, sum, action)
  countEvents(w, sum, action)
  for (const { why, ref, delta } of dcBoosts(w, p, action, mode, size)) count(sum, why, ref, delta)
  if (sum.down < -REDUCTION_MAX) {
    sum.parts.push({ why: 'limit', ref: '', delta: -REDUCTION_MAX - sum.down })
    sum.down = -REDUCTION_MAX
  }
  return { dc: sum.up + sum.down, parts: sum.parts }
}

/** [4.3] The reputation of whoever asks. */
export function countReputation({ as }: Readonly<Player>, sum: Reckoning): void {
  const delta = reputationDc(as)
  if (delta !== 0) count(sum, 'as', '', delta)
}

/** [4.3] How much harder a bad name makes things, or how much easier a good one. */
export function reputationDc(as: number): number {
  if (as <= -2) return as <= -4 ? 2 : 1
  if (as >= 2) return as >= 4 ? -2 : -1
  return 0
}

/** [4.3] One more for every four of KW, up to four. */
export function countConsequences({ kw }: Readonly<Player>, sum: Reckoning): void {
  count(sum, 'kw', '', consequencesDc(kw))
}

export function consequencesDc(kw: number): number {
  return Math.min(4, Math.floor(kw / 4))
}

/** [4.3] The size of an action by its investments, levels or targets. */
export function sizeBy(n: number, mediumFrom: number, largeFrom: number): Tier {
  if (n >= largeFrom) return 'large'
  return n >= mediumFrom ? 'medium' : 'small'
}

/** [4.3] The DC that comes with a size. */
export function sizeDcOf(size: Tier): number {
  return byTier(SIZE_DC, size)
}

/** [6.9] Traits that make all checks easier, by how much; 4 helps with influence alone. */
const TRAIT_HELP: readonly number[] = [0, 2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1]
const CHARMING = 4
const LEARNED = 8
const ENERGETIC = 9

function countTraits({ specialists }: Readonly<Player>, sum: Reckoning, action: Move['type']): void {
  for (const specialist of specialists) {
    if (!isOnDuty(specialist)) continue
    for (const trait of specialist.traits) {
      const help = trait.id === CHARMING && action === 'gainInfluence' ? 1 : (TRAIT_HELP[trait.id] ?? 0)
      if (help > 0) count(sum, 'trait', specialist.id, -help * trait.positiveMultiplier)
      else if (trait.id === LEARNED || trait.id === ENERGETIC) {
        count(sum, 'trait', specialist.id, negativeTimes(trait))
      }
    }
  }
}

type EventDc = Readonly<Record<number, number>>
const ON_MARKET: EventDc = { [EVENT.stagnation]: 2, [EVENT.storms]: 1, [EVENT.raidersOrPirates]: 2 }
const ON_POLITICS: EventDc = { [EVENT.corruptionInquiry]: -2 }

/** [7.3] What events do to whose DC. */
const EVENT_DC: Readonly<Partial<Record<Move['type'], EventDc>>> = {
  gainInfluence: { [EVENT.courtPurge]: -2, [EVENT.inspection]: -4 },
  moneyLend: { [EVENT.paymentShortage]: 4, [EVENT.stagnation]: 2 },
  moneySell: ON_MARKET,
  moneyBuy: ON_MARKET,
  moneySellBuy: ON_MARKET,
  damageDefend: ON_POLITICS,
  manipulate: ON_POLITICS,
  secureLoyalty: ON_POLITICS,
}
const EVENT_REFS: readonly string[] = Array.from({ length: 41 }, (_, roll) => `${roll}`)

function countEvents({ events }: Readonly<World>, sum: Reckoning, action: Move['type']): void {
  const deltas = EVENT_DC[action]
  if (deltas === undefined) return
  for (const { roll } of events) count(sum, 'event', EVENT_REFS[roll] as string, deltas[roll] ?? 0)
}
