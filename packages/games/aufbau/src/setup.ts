import type { Seat } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import { MATERIAL_COUNT, MATERIALS, type MarketGroup, RAW_COUNT } from './data/materials.ts'
import { DEFAULT_PICKS } from './data/posts.ts'
import { FOLLOWERS, TROOPS_LOYALTY_START } from './data/works.ts'
import type { City, Domain, Facility, Group, Office } from './estate.ts'
import type { Incidents, Market, Player, State, Turn, Works } from './state.ts'

/** [2.3] Base modifiers where nothing else is said. */
export const CHECK_BASE = 3
const CHECKS: readonly number[] = [CHECK_BASE, CHECK_BASE, CHECK_BASE]
const START_GOLD12 = 4 * 12
const START_LABOR = 2

export function initialState(config: Config, seats: number): State {
  return {
    config,
    agenda: [{ step: 'maintenance' }],
    round: 1,
    phase: 'maintenance',
    finished: false,
    market: quietMarket('local'),
    events: [],
    sectionStart: 0,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(seat, config)),
  }
}

/** [2.6] Before the first roll nothing is dearer or cheaper than usual. */
export function quietMarket(id: string): Market {
  return { id, rawRoll: 0, specialRoll: 0, modifiers: noModifiers() }
}

/** Named one by one: an object that grows by so many names is slow. */
export function noModifiers(): Record<MarketGroup, number> {
  return {
    rawCheapBuilding: 0,
    rawCheapFood: 0,
    rawCheapConsumable: 0,
    rawCheapOther: 0,
    rawBasicBuilding: 0,
    rawBasicFood: 0,
    rawBasicConsumable: 0,
    rawBasicOther: 0,
    rawExpensiveBuilding: 0,
    rawExpensiveOther: 0,
    specialCheapCraft: 0,
    specialCheapConsumable: 0,
    specialCheapFood: 0,
    specialCheapOther: 0,
    specialBasicBuilding: 0,
    specialBasicCraft: 0,
    specialBasicOther: 0,
    specialExpensiveBuilding: 0,
    specialExpensiveCraft: 0,
    specialExpensiveLuxury: 0,
    specialExpensiveOther: 0,
  }
}

function newPlayer(seat: Seat, config: Config): Player {
  const p = startPackage(seat, config)
  if (config.abundance) enrich(p)
  return p
}

/** Enough to try whatever can be bought or built. */
const PLENTY = { gold12: 2_000 * 12, labor: 60, influence: 120, raw: 30, special: 12 } as const

function enrich(p: Player): void {
  p.gold12 = PLENTY.gold12
  p.permanentLabor += PLENTY.labor
  p.permanentInfluence += PLENTY.influence
  for (let i = 0; i < MATERIAL_COUNT; i++) p.stock[i] = i < RAW_COUNT ? PLENTY.raw : PLENTY.special
}

/** [2.4] */
function startPackage(seat: Seat, config: Config): Player {
  const checks = config.checks[seat] ?? CHECKS
  return {
    seat,
    checks: { influence: checks[0] as number, money: checks[1] as number, materials: checks[2] as number },
    gold12: START_GOLD12,
    information: 0,
    magicPower: 0,
    stock: emptyStock(),
    pendingGold12: 0,
    pendingLabor: 0,
    pendingMagicPower: 0,
    pendingStock: emptyStock(),
    kw: 0,
    as: 0,
    n: 0,
    permanentInfluence: 0,
    permanentLabor: START_LABOR,
    domains: [newDomain('domain-starter', 'starter', DEFAULT_PICKS.starter)],
    cities: [newCity('city-starter', 'small', 'owned')],
    offices: [newOffice('office-starter', 'small', 'cityAdministration')],
    organizations: [],
    trades: [],
    workshops: [
      {
        id: 'workshop-starter',
        tier: 'small',
        host: 'domain-starter',
        input: 'raw.grain',
        output: 'special.pulpellen',
        facilities: [],
        damage: null,
      },
    ],
    storages: [{ id: 'storage-starter', tier: 'small', host: 'domain-starter', damage: null }],
    troops: {
      levels: { bodyguard: 0, militia: 0, mercenary: 0, thug: 0 },
      loyalty: TROOPS_LOYALTY_START,
      facilities: [],
    },
    personal: [],
    projects: [],
    specialists: [],
    markets: [],
    turn: newTurn(),
    incidents: noIncidents(),
    notes: [],
    // [D-14] The objects of the start package count as number 1 of their kinds.
    counters: {
      domain: 1,
      city: 1,
      workshop: 1,
      storage: 1,
      office: 1,
      org: 0,
      trade: 0,
      spec: 0,
      project: 0,
      facility: 0,
    },
    ready: false,
    ledger: [],
    conversion: null,
    history: [],
    works: config.facilityCatalogue === 'full' ? newWorks() : null,
  }
}

function newWorks(): Works {
  return {
    round: 0,
    progress: {},
    usedAt: {},
    offers: [],
    thugCombatUsed: 0,
    specialistOptions: {},
    nextOptions: {},
  }
}

const EMPTY_STOCK: readonly number[] = MATERIALS.map(() => 0)

/** A copy of a list without holes has none either, which makes it faster for as long as it lives. */
export function emptyStock(): number[] {
  return EMPTY_STOCK.slice()
}

/** [2.5] */
export function newTurn(): Turn {
  return {
    labor: 0,
    influence: 0,
    actionsUsed: 0,
    facilityBuildsUsed: 0,
    actionKeys: [],
    usedPoliticalSteps: false,
    lossChoice: null,
    maintained: [],
  }
}

/** [7.3] Each section counts anew. */
export function noIncidents(): Incidents {
  return {
    officeLoss12: 0,
    damage14: 0,
    damage20: 0,
    damage27: 0,
    damage30: 0,
    piracy16: 0,
    plunder37: 0,
    artifact: 0,
  }
}

/** [6.6] Nobody yet. */
export function newGroup(): Group {
  return { levels: 0, loyalty: FOLLOWERS.loyaltyStart, inUnrest: false }
}

export function newDomain(id: string, tier: Domain['tier'], rawPicks: Domain['rawPicks']): Domain {
  return {
    id,
    tier,
    rawPicks: [...rawPicks],
    specialization: null,
    focus: null,
    specialty: null,
    facilities: [],
    tenants: newGroup(),
  }
}

/** [5.8] New cities are leased. */
export function newCity(id: string, tier: City['tier'], tenure: City['tenure']): City {
  return {
    id,
    tier,
    tenure,
    mode: 'leased',
    specialization: null,
    focus: null,
    specialty: null,
    facilities: [],
    tenants: newGroup(),
  }
}

/** [5.8] New offices yield influence. */
export function newOffice(id: string, tier: Office['tier'], specialization: Office['specialization']): Office {
  return { id, tier, yieldMode: 'influence', specialization, focus: null, specialty: null, facilities: [] }
}

const NONE: readonly never[] = []

export function newFacility(
  id: string,
  key: string,
  builtAtRound: number,
  options: Facility['options'] = NONE,
  materials: Facility['materials'] = NONE,
): Facility {
  return {
    id,
    key,
    builtAtRound,
    damage: null,
    upgraded: false,
    resting: false,
    options: [...options],
    materials: [...materials],
    used: 0,
  }
}
