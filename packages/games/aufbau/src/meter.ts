import type { Meter } from '@ludoteca/kernel'
import { type Check, SUCCESS_TIERS, type SuccessTier } from './checks.ts'
import { POINT } from './data/scoring.ts'
import type { Fact } from './facts.ts'
import { gini } from './playtest/watch.ts'
import { followerLevels } from './rules/holdings.ts'
import { scoreOf } from './rules/score.ts'
import type { State } from './state.ts'

/** What is counted as it is told, there from the start, so that means over many matches are right. */
interface Counts {
  actions: number
  facilityActions: number
  lapsed: number
  facilities: number
  projects: number
  specialists: number
  sales: number
  saleGold: number
  cargoLost: number
  damaged: number
  lost: number
  envy: number
  idleWorkshops: number
}
/** How often each result came. */
type Checks = Record<SuccessTier, number>

/** Measures one match: how far players came, how it went round by round, what they did. */
export function meter(): Meter<Fact, State> {
  const checks: Checks = { veryGood: 0, good: 0, success: 0, poor: 0, fail: 0 }
  const counts: Counts = {
    actions: 0,
    facilityActions: 0,
    lapsed: 0,
    facilities: 0,
    projects: 0,
    specialists: 0,
    sales: 0,
    saleGold: 0,
    cargoLost: 0,
    damaged: 0,
    lost: 0,
    envy: 0,
    idleWorkshops: 0,
  }
  return {
    hear(told) {
      for (const { fact } of told) hearOne(fact, checks, counts)
    },
    read(s) {
      const scores = s.players.map((p) => scoreOf(s, p) / POINT)
      const gold = s.players.map(({ gold12 }) => gold12 / 12)
      return {
        rounds: s.round,
        scoreMean: mean(scores),
        scoreBest: Math.max(...scores),
        goldMean: mean(gold),
        giniScore: gini(scores),
        giniGold: gini(gold.map((amount) => Math.max(0, amount))),
        domains: mean(s.players.map(({ domains }) => domains.length)),
        cities: mean(s.players.map(({ cities }) => cities.length)),
        offices: mean(s.players.map(({ offices }) => offices.length)),
        organizations: mean(s.players.map(({ organizations }) => organizations.length)),
        trades: mean(s.players.map(({ trades }) => trades.length)),
        workshops: mean(s.players.map(({ workshops }) => workshops.length)),
        followers: mean(s.players.map(followerLevels)),
        inDebt: s.players.filter(({ gold12 }) => gold12 < 0).length,
        ...Object.fromEntries(SUCCESS_TIERS.map((tier) => [`check.${tier}`, checks[tier]])),
        ...counts,
      }
    },
  }
}

/** What facts of actions say, as far as they do. Looking at a field that may be missing is faster than to ask whether it is. */
interface OfActions {
  readonly type: Fact['type']
  readonly check?: Check
  readonly free?: boolean
  readonly lapsed?: boolean
}

function hearOne(fact: Fact, checks: Checks, counts: Counts): void {
  const { check, free, lapsed }: OfActions = fact
  if (check !== undefined) checks[check.tier]++
  if (free !== undefined) counts.facilityActions++
  else if (check !== undefined) counts.actions++
  if (lapsed) counts.lapsed++
  switch (fact.type) {
    case 'facilityBuilt':
    case 'projectCompleted':
      counts.facilities++
      break
    case 'projectStarted':
      counts.projects++
      break
    case 'specialistHired':
      counts.specialists += fact.hired.length
      break
    case 'sold':
      counts.sales++
      counts.saleGold += fact.gold12 / 12
      counts.cargoLost += fact.cargo?.lost ?? 0
      break
    case 'damaged':
      counts.damaged++
      break
    case 'lost':
      counts.lost++
      break
    case 'envyStruck':
      counts.envy++
      break
    case 'booked':
      counts.idleWorkshops += fact.idle.length
      break
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
