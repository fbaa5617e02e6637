import type { Sheet, Tone } from '@ludoteca/kernel'
import { oddsOf } from '../checks.ts'
import {
  CITY,
  CULT_INFLUENCE,
  DOMAIN,
  OFFICE,
  ORGANIZATION_KINDS,
  RANK,
  SPY_INFLUENCE,
  TIERS,
  TRADE,
  UNDERWORLD_GOLD,
  UNDERWORLD_INFLUENCE,
} from '../data/posts.ts'
import {
  CITY_VALUE,
  DOMAIN_VALUE,
  OFFICE_VALUE,
  ORGANIZATION_COST,
  POINT,
  STORAGE_VALUE,
  TRADE_VALUE,
  WEIGHT,
  WORKSHOP_VALUE,
} from '../data/scoring.ts'
import { STORAGE, WORKSHOP } from '../data/works.ts'
import type { OrganizationKind, Tier } from '../estate.ts'
import { NET_YIELD } from '../rules/score.ts'
import { ORGANIZATION_NAMES, SUCCESS_NAMES, TIER_NAMES } from '../text/names.ts'
import { refining } from './refining.ts'

/** [12.5] What follows from prices, yields and dice alone. */
export function sheets(): readonly Sheet[] {
  return [payback(), prices(), refining(), odds()]
}

/** [6.10] Influence counts 0.6 of a gold piece. */
const INFLUENCE = 0.6

/** [12.5] Bands of payback. */
const TONES: Readonly<Record<string, Tone>> = {
  breaking: 'bad',
  harmful: 'doubtful',
  fine: 'good',
  sink: 'dull',
  useless: 'dull',
}

function payback(): Sheet {
  return {
    title: 'Payback',
    about:
      'After how many rounds a post is paid back, by its list price and the net yield of the score. Up to 3 rounds breaks the game, up to 5 harms it, up to 10 is fine, more is a sink; what yields nothing is useless.',
    columns: ['Post', ...TIERS.map((tier) => TIER_NAMES[tier])],
    rows: POSTS.map(({ name, of }) => [name, ...TIERS.map((tier) => inRounds(of(tier)))]),
    tones: TONES,
  }
}

function prices(): Sheet {
  return {
    title: 'Prices and yields',
    about: 'The same in full: list price in gold equivalents, and net yield a round by the rules of the score.',
    columns: ['Post', 'Price', 'Yield a round', 'Rounds', 'Verdict'],
    rows: POSTS.flatMap(({ name, of }) => TIERS.map((tier) => row(`${name}, ${TIER_NAMES[tier]}`, of(tier)))),
    tones: TONES,
  }
}

/** Price in gold equivalents, and value in points: price and the yield of ten rounds. */
interface Deal {
  readonly price: number
  readonly value: number
}

const POSTS: readonly { readonly name: string; of(tier: Tier): Deal }[] = [
  { name: 'Stadtbesitz verpachtet', of: (tier) => ({ price: CITY.price[tier], value: CITY_VALUE.leased[tier] }) },
  {
    name: 'Stadtbesitz Eigenproduktion',
    of: (tier) => ({ price: CITY.price[tier], value: CITY_VALUE.production[tier] }),
  },
  { name: 'Domäne', of: (tier) => ({ price: DOMAIN.price[tier], value: DOMAIN_VALUE[tier] }) },
  { name: 'Amt für Einfluss', of: (tier) => ({ price: officePrice(tier), value: OFFICE_VALUE.influence[tier] }) },
  { name: 'Amt für Gold', of: (tier) => ({ price: officePrice(tier), value: OFFICE_VALUE.gold[tier] }) },
  {
    name: 'Handelsunternehmung produziert',
    of: (tier) => ({ price: TRADE.price[tier], value: TRADE_VALUE.produce[tier] }),
  },
  { name: 'Handelsunternehmung handelt', of: (tier) => ({ price: TRADE.price[tier], value: TRADE_VALUE.trade[tier] }) },
  { name: 'Werkstatt', of: (tier) => ({ price: WORKSHOP.price[tier], value: WORKSHOP_VALUE[tier] }) },
  { name: 'Lager', of: (tier) => ({ price: STORAGE.price[tier], value: STORAGE_VALUE[tier] }) },
  // With a city of its own size; the price is that of all steps together.
  ...ORGANIZATION_KINDS.map((kind) => ({
    name: ORGANIZATION_NAMES[kind],
    of: (tier: Tier) => ({
      price: ORGANIZATION_COST[kind][tier] / POINT,
      value: ORGANIZATION_COST[kind][tier] + organizationYield(kind, tier),
    }),
  })),
]

function officePrice(tier: Tier): number {
  const { gold, influence } = OFFICE.price.goldFirst
  return gold[tier] + INFLUENCE * influence[tier]
}

/** [6.10] Points of ten rounds, for whoever has a city of that size. */
function organizationYield(kind: OrganizationKind, tier: Tier): number {
  const rank = RANK[tier]
  const gold = kind === 'underworld' ? UNDERWORLD_GOLD[tier] * rank * rank : 0
  return WEIGHT.yieldGold * (gold + NET_YIELD[kind](rank)) + WEIGHT.yieldInfluence * influenceOf(kind, tier)
}

function influenceOf(kind: OrganizationKind, tier: Tier): number {
  if (kind === 'spy') return SPY_INFLUENCE[tier]
  if (kind === 'cult') return CULT_INFLUENCE[tier]
  return kind === 'underworld' ? UNDERWORLD_INFLUENCE[tier] * RANK[tier] ** 2 : 0
}

function gainOf({ price, value }: Deal): number {
  return (value / POINT - price) / 10
}

/** Rounds until it is paid back; never is infinite. */
function roundsOf(deal: Deal): number {
  const gain = gainOf(deal)
  return gain > 0 ? deal.price / gain : Number.POSITIVE_INFINITY
}

function row(name: string, deal: Deal): (string | number)[] {
  const rounds = roundsOf(deal)
  const shown = Number.isFinite(rounds) ? round2(rounds) : '–'
  return [name, round2(deal.price), round2(gainOf(deal)), shown, verdict(rounds)]
}

/** The number and what it means: colour alone tells nobody enough. */
function inRounds(deal: Deal): string {
  const rounds = roundsOf(deal)
  return Number.isFinite(rounds) ? `${rounds.toFixed(1)} ${verdict(rounds)}` : verdict(rounds)
}

const BANDS = [
  { upTo: 3, verdict: 'breaking' },
  { upTo: 5, verdict: 'harmful' },
  { upTo: 10, verdict: 'fine' },
] as const

function verdict(rounds: number): string {
  if (!Number.isFinite(rounds)) return 'useless'
  return BANDS.find(({ upTo }) => rounds <= upTo)?.verdict ?? 'sink'
}

/** [13.1] Chances in percent by what the d20 must show. */
function odds(): Sheet {
  return {
    title: 'Odds',
    about: 'How likely each result is, in %, by DC less modifier: what the d20 must show.',
    columns: ['DC less modifier', ...Object.values(SUCCESS_NAMES)],
    rows: Array.from({ length: 19 }, (_, i) => i + 3).map((needed) => [
      needed,
      ...oddsOf(0, needed).map((twentieths) => twentieths * 5),
    ]),
  }
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}
