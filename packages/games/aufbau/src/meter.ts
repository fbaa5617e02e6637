import type { Meter } from '@ludoteca/kernel'
import { SUCCESS_TIERS, type SuccessTier } from './checks.ts'
import { POINT } from './data/scoring.ts'
import type { Fact } from './facts.ts'
import { gini } from './playtest/watch.ts'
import { followerLevels } from './rules/holdings.ts'
import { scoreOf } from './rules/score.ts'
import type { State } from './state.ts'

/** The names of results, made once: they are counted more often than anything else. */
const CHECKED = Object.fromEntries(SUCCESS_TIERS.map((tier) => [tier, `check.${tier}`])) as Readonly<
  Record<SuccessTier, string>
>

/** What is counted as it is told, there from the start, so that means over many matches are right. */
const NAMES: readonly string[] = [
  ...Object.values(CHECKED),
  'actions',
  'facilityActions',
  'lapsed',
  'facilities',
  'projects',
  'specialists',
  'sales',
  'saleGold',
  'cargoLost',
  'damaged',
  'lost',
  'envy',
  'idleWorkshops',
]

/** Measures one match: how far players came, how it went round by round, what they did. */
export function meter(): Meter<Fact, State> {
  const counts = new Map(NAMES.map((name) => [name, 0]))
  const count = (name: string, times = 1) => counts.set(name, (counts.get(name) ?? 0) + times)
  return {
    hear(told) {
      for (const { fact } of told) hearOne(fact, count)
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
        ...Object.fromEntries(counts),
      }
    },
  }
}

type Count = (name: string, times?: number) => void

function hearOne(fact: Fact, count: Count): void {
  if ('check' in fact) {
    count(CHECKED[fact.check.tier])
    count('free' in fact ? 'facilityActions' : 'actions')
  } else if ('free' in fact) count('facilityActions')
  if ('lapsed' in fact && fact.lapsed) count('lapsed')
  switch (fact.type) {
    case 'facilityBuilt':
    case 'projectCompleted':
      return count('facilities')
    case 'projectStarted':
      return count('projects')
    case 'specialistHired':
      return count('specialists', fact.hired.length)
    case 'sold':
      count('sales')
      count('saleGold', fact.gold12 / 12)
      return count('cargoLost', fact.cargo?.lost ?? 0)
    case 'damaged':
      return count('damaged')
    case 'lost':
      return count('lost')
    case 'envyStruck':
      return count('envy')
    case 'booked':
      return count('idleWorkshops', fact.idle.length)
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
