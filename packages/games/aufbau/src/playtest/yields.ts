import { oddsOf, SUCCESS_TIERS } from '../checks.ts'
import { OFFICE_GOLD_USUAL } from '../config.ts'
import { DOMAIN_ADMINISTRATION } from '../data/investments.ts'
import {
  CITY,
  CULT_INFLUENCE,
  DOMAIN,
  OFFICE,
  ORGANIZATION,
  ORGANIZATION_KINDS,
  RANK,
  SPY_INFLUENCE,
  TRADE,
  UNDERWORLD_GOLD,
  UNDERWORLD_INFLUENCE,
} from '../data/posts.ts'
import { ORGANIZATION_COST, POINT } from '../data/scoring.ts'
import { STORAGE, WORKSHOP } from '../data/works.ts'
import type { OrganizationKind, Tier } from '../estate.ts'
import { POOL_UNIT12 } from '../rules/sale-value.ts'
import { CHECK_BASE } from '../setup.ts'
import { ORGANIZATION_NAMES } from '../text/names.ts'

/** What a post costs, and what it brings in a round after its own upkeep. Goods count what conversion gives for them. */
export interface Deal {
  /** In gold; influence that is paid counts, too. */
  readonly price: number
  readonly gold: number
  readonly influence: number
  readonly labor: number
}

/** [6.10] Influence counts 0.6 of a gold piece. */
export const INFLUENCE_GOLD = 0.6
/** [6.8] Gold for goods that are not sold on a market. */
const RAW_GOLD = 0.25
const SPECIAL_GOLD = 2

/** [6.8] What labour brings by itself: at the end of the round it is sold for a quarter of a gold piece. */
export const LABOR_LEFT_GOLD = POOL_UNIT12 / 12
/** [5.7, 13.1] What it brings on average where an action puts it to work on a domain, by the base check, goods as above. */
export const LABOR_AT_WORK_GOLD = RAW_GOLD * rawPerLabor()

function rawPerLabor(): number {
  const { baseDc, raw } = DOMAIN_ADMINISTRATION
  return oddsOf(CHECK_BASE, baseDc).reduce((sum, chance, i) => {
    return sum + (chance / 20) * raw[SUCCESS_TIERS[i] as keyof typeof raw]
  }, 0)
}

/** [6.1, 6.3] All that can be bought, by tier. */
export const DEALS: readonly { readonly name: string; of(tier: Tier): Deal }[] = [
  { name: 'Stadtbesitz verpachtet', of: leasedCity },
  { name: 'Stadtbesitz Eigenproduktion', of: productionCity },
  { name: 'Domäne', of: domain },
  { name: 'Amt für Einfluss', of: (tier) => office(tier, 0, OFFICE.influence[tier]) },
  { name: 'Amt für Gold', of: (tier) => office(tier, officeGold(tier), 0) },
  { name: 'Handelsunternehmung produziert', of: (tier) => trade(tier, SPECIAL_GOLD * TRADE.produce[tier]) },
  {
    name: 'Handelsunternehmung handelt',
    of: (tier) => trade(tier, TRADE.goldOut[tier] - SPECIAL_GOLD * TRADE.specialIn[tier]),
  },
  { name: 'Werkstatt', of: workshop },
  { name: 'Lager', of: storage },
  ...ORGANIZATION_KINDS.map((kind) => ({
    name: ORGANIZATION_NAMES[kind],
    of: (tier: Tier) => organization(kind, tier),
  })),
]

function leasedCity(tier: Tier): Deal {
  const { gold, influence, labor } = CITY.leased
  return { price: CITY.price[tier], gold: gold[tier], influence: influence[tier], labor: labor[tier] }
}

function productionCity(tier: Tier): Deal {
  const { labor, upkeepGold } = CITY.production
  return { price: CITY.price[tier], gold: -upkeepGold[tier], influence: 0, labor: labor[tier] }
}

function domain(tier: Tier): Deal {
  const gold = RAW_GOLD * DOMAIN.raw[tier] - DOMAIN.upkeepGold[tier]
  return { price: DOMAIN.price[tier], gold, influence: 0, labor: DOMAIN.labor[tier] }
}

function office(tier: Tier, gold: number, influence: number): Deal {
  const price = OFFICE.price.goldFirst
  return { price: price.gold[tier] + INFLUENCE_GOLD * price.influence[tier], gold, influence, labor: 0 }
}

function officeGold(tier: Tier): number {
  return tier === 'small' ? OFFICE_GOLD_USUAL : OFFICE.gold[tier]
}

function trade(tier: Tier, earned: number): Deal {
  const { price, upkeepGold, upkeepLabor } = TRADE
  return { price: price[tier], gold: earned - upkeepGold[tier], influence: 0, labor: -upkeepLabor[tier] }
}

/** At full work, goods that have no bonus. */
function workshop(tier: Tier): Deal {
  const { price, specialOut, rawPerSpecial, upkeepGold, upkeepLabor } = WORKSHOP
  const made = specialOut[tier] * (SPECIAL_GOLD - RAW_GOLD * rawPerSpecial)
  return { price: price[tier], gold: made - upkeepGold[tier], influence: 0, labor: -upkeepLabor[tier] }
}

function storage(tier: Tier): Deal {
  return { price: STORAGE.price[tier], gold: 0, influence: 0, labor: -STORAGE.upkeepLabor[tier] }
}

/** [6.10] At the price of all steps together, for whoever has a city of that size. */
function organization(kind: OrganizationKind, tier: Tier): Deal {
  const { upkeepGold, upkeepLabor, labor } = ORGANIZATION[kind]
  const rank = RANK[tier]
  const gold = kind === 'underworld' ? UNDERWORLD_GOLD[tier] * rank * rank : 0
  return {
    price: ORGANIZATION_COST[kind][tier] / POINT,
    gold: gold - upkeepGold[tier],
    influence: organizationInfluence(kind, tier),
    labor: labor[tier] - upkeepLabor[tier],
  }
}

function organizationInfluence(kind: OrganizationKind, tier: Tier): number {
  if (kind === 'spy') return SPY_INFLUENCE[tier]
  if (kind === 'cult') return CULT_INFLUENCE[tier]
  return kind === 'underworld' ? UNDERWORLD_INFLUENCE[tier] * RANK[tier] ** 2 : 0
}
