import { lookUp, type Meter } from '@ludoteca/kernel'
import type { ActionFact, Done } from '../action-facts.ts'
import { MATERIALS, type Material } from '../data/materials.ts'
import { TIERS } from '../data/posts.ts'
import { POINT } from '../data/scoring.ts'
import type { Fact } from '../facts.ts'
import type { Item, Move } from '../moves.ts'
import { eachFixedUpkeep } from '../rules/fixed-upkeep.ts'
import { amountOf } from '../rules/goods.ts'
import { cityGold } from '../rules/pools.ts'
import { scoreOf } from '../rules/score.ts'
import type { Market, Player, SectionEvent, State } from '../state.ts'

type Numbers = Record<string, number>

/** [12.5] Measures one match: each seat's numbers, and what the world did. */
export function watch(seats: number): Meter<Fact, State> {
  const bySeat: Numbers[] = Array.from({ length: seats }, () => ({}))
  const world: Numbers = {}
  let round = 1
  return {
    hear(told) {
      const isBundle = told.some(({ fact }) => fact.type === 'sold')
      for (const { fact } of told) {
        if (fact.type === 'roundStarted') round = fact.round
        hearWorld(fact, world)
        if (!('seat' in fact)) continue
        const own = bySeat[fact.seat] as Numbers
        hearSeat(fact, own, round)
        if (takesAction(fact) && !(isBundle && fact.type === 'bought')) add(own, ACTIONS_TAKEN)
      }
    },
    read(s) {
      const numbers: Numbers = {}
      for (const p of s.players) {
        const own = bySeat[p.seat] as Numbers
        readSeat(s, p, own)
        own.score = scoreOf(s, p) / POINT
        own.wonByGold = share(s.players, p)
        for (const [name, value] of Object.entries(own)) numbers[`${p.seat}/${name}`] = value
      }
      readWorld(s, world)
      for (const [name, value] of Object.entries(world)) numbers[`/${name}`] = value
      return numbers
    },
  }
}

function add(numbers: Numbers, name: string, amount = 1): void {
  numbers[name] = (lookUp(numbers, name) ?? 0) + amount
}

/** Standard actions that were spent; of no interest by itself. */
const ACTIONS_TAKEN = 'actionsTaken'

/** [5.0.4] Whether that was a standard action: no bonus, and no free facility action. */
function takesAction(fact: Fact): boolean {
  if ('bonus' in fact) return !fact.bonus
  return fact.type === 'informationConverted' || ('free' in fact && !fact.free)
}

/** The first round in which something happened. */
function first(numbers: Numbers, name: string, round: number): void {
  numbers[`milestone.${name}`] ??= round
}

function hearSeat(fact: Fact, own: Numbers, round: number): void {
  if ('key' in fact) hearAction(fact, own, round)
  switch (fact.type) {
    case 'specialistHired':
      return add(own, `action.hireSpecialist.${fact.check.tier}`)
    case 'facilityBuilt':
      return add(own, 'facilitiesBuilt')
    case 'projectStarted':
      return add(own, 'projectsStarted')
    case 'starterUpgraded':
      return first(own, 'starterUpgrade', round)
    case 'storageBuilt':
      return first(own, 'storage', round)
    case 'workshopBuilt':
      return first(own, 'workshop', round)
    case 'damaged':
      return add(own, fact.target.startsWith('trade-') ? 'tradesDamaged' : 'damaged')
    case 'lost':
      return add(own, fact.target.startsWith('trade-') ? 'tradesLost' : 'officesLost')
    case 'envyStruck':
      return add(own, 'envyStruck')
    case 'converted': {
      const { gold12, stored, sold } = fact.report
      add(own, 'conversionGold', gold12 / 12)
      add(own, 'conversionStored', amountOf(stored))
      return add(own, 'conversionUnstored', amountOf(sold))
    }
  }
}

function hearAction(fact: Rolled, own: Numbers, round: number): void {
  add(own, `action.${actionOf(fact)}.${fact.check.tier}`)
  switch (fact.type) {
    case 'postAcquired':
      if (fact.id === '') return
      if (fact.post === 'city') {
        add(own, 'citiesBought')
        add(own, 'citiesPaid', fact.paid.gold12 / 12)
      }
      return first(own, fact.post, round)
    case 'organizationAcquired':
      return fact.id === '' ? undefined : first(own, 'organization', round)
    case 'sold': {
      const investments = investmentsOf(fact.items)
      add(own, 'saleInvestments', investments)
      add(own, 'saleGold', fact.gold12 / 12)
      add(own, 'saleMarketPart', fact.market12 / 12)
      if (fact.market !== 'local') add(own, 'saleInOwnMarkets', investments)
      return add(own, 'cargoLost', fact.cargo?.lost ?? 0)
    }
  }
}

type Rolled = Extract<ActionFact, Done>

/** The command that a result belongs to. */
function actionOf(fact: Rolled): Move['type'] {
  if (fact.type === 'politicsDone') return fact.step
  return fact.type === 'postAcquired' ? ACQUIRED[fact.post] : ACTIONS[fact.type]
}

const ACQUIRED: Readonly<Record<Extract<ActionFact, { post: string }>['post'], Move['type']>> = {
  domain: 'acquireDomain',
  city: 'acquireCity',
  office: 'acquireOffice',
  trade: 'acquireTrade',
}
const ACTIONS: Readonly<Record<Exclude<Rolled['type'], 'politicsDone' | 'postAcquired'>, Move['type']>> = {
  influenceGained: 'gainInfluence',
  moneyLent: 'moneyLend',
  sold: 'moneySell',
  bought: 'moneyBuy',
  materialsGained: 'gainMaterials',
  organizationAcquired: 'acquireOrganization',
  tenantsAcquired: 'acquireTenants',
  troopsRecruited: 'recruitTroops',
  loyaltySecured: 'secureLoyalty',
}

function investmentsOf(items: readonly Item[]): number {
  let sum = 0
  for (const { good, count } of items) sum += good.startsWith('raw.') ? count / 6 : count
  return sum
}

function hearWorld(fact: Fact, world: Numbers): void {
  if (fact.type === 'marketRolled') return hearMarket(fact.market, world)
  if (fact.type === 'eventsRolled')
    for (const { roll } of fact.events as readonly SectionEvent[]) add(world, `event.${roll}`)
}

/** What materials of each tier are worth more or less, on average over all of them. */
function hearMarket({ rawRoll, specialRoll, modifiers }: Market, world: Numbers): void {
  add(world, `rawMarket.${rawRoll}`)
  add(world, `specialMarket.${specialRoll}`)
  for (const tier of ['cheap', 'basic', 'expensive'] as const) {
    const some = MATERIALS.filter((material: Material) => material.tier === tier)
    add(world, `marketModifier${tier}`, some.reduce((sum, { group }) => sum + modifiers[group], 0) / some.length)
  }
}

/** What is left at the end, and how it went round by round. */
function readSeat(s: State, p: Player, own: Numbers): void {
  own.gold = p.gold12 / 12
  readCities(s, p, own)
  if (own.saleInvestments) own.goldPerInvestmentSold = (own.saleGold ?? 0) / own.saleInvestments
  for (const kind of ['domains', 'cities', 'offices', 'organizations', 'trades', 'workshops', 'storages'] as const) {
    for (const tier of TIERS) own[`holding.${kind}.${tier}`] = p[kind].filter((post) => post.tier === tier).length
  }
  own.specialists = p.specialists.length
  own.idleActions = 1 - (own[ACTIONS_TAKEN] ?? 0) / (s.config.actionsPerRound * p.history.length)
  delete own[ACTIONS_TAKEN]
  for (const { round, gold12, score, income12, upkeep12 } of p.history) {
    const prefix = `round.${String(round).padStart(2, '0')}`
    own[`${prefix}.goldInHand`] = gold12 / 12
    own[`${prefix}.netWorth`] = score / POINT
    own[`${prefix}.income`] = income12 / 12
    own[`${prefix}.upkeep`] = upkeep12 / 12
  }
}

/** What cities bring and cost a round, and what was paid for each. */
function readCities(s: State, p: Player, own: Numbers): void {
  own.cityIncome = p.cities.reduce((sum, city) => sum + cityGold(city), 0)
  own.cityUpkeep = 0
  eachFixedUpkeep(s, p, (source, _ref, gold) => {
    if (source === 'city') add(own, 'cityUpkeep', gold)
  })
  if (own.citiesBought) own.pricePerCity = (own.citiesPaid ?? 0) / own.citiesBought
}

/** [6.10] How unequal players are, by round. */
function readWorld({ players }: State, world: Numbers): void {
  const rounds = players[0]?.history.length ?? 0
  for (let i = 0; i < rounds; i++) {
    const prefix = `round.${String(i + 1).padStart(2, '0')}`
    world[`${prefix}.giniNetWorth`] = gini(players.map(({ history }) => history[i]?.score ?? 0))
    world[`${prefix}.giniGold`] = gini(players.map(({ history }) => Math.max(0, history[i]?.gold12 ?? 0)))
  }
}

/** 0 when all have the same, near 1 when one has all. */
export function gini(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0)
  if (sum <= 0) return 0
  let differences = 0
  for (const a of values) for (const b of values) differences += Math.abs(a - b)
  return differences / (2 * values.length * sum)
}

/** 1 for whoever has most gold, a part of it for who shares that. */
function share(players: readonly Player[], { gold12 }: Player): number {
  const most = Math.max(...players.map((p) => p.gold12))
  return gold12 < most ? 0 : 1 / players.filter((p) => p.gold12 === most).length
}
