import type {
  City,
  Domain,
  Facility,
  Group,
  Office,
  Organization,
  Project,
  Specialist,
  Storage,
  Trade,
  Troops,
  Workshop,
} from './estate.ts'
import type { Counters, Incidents, Player, State, Turn, Works } from './state.ts'

// Field by field, in the order of set-up: copies by `...` are of other shapes than their originals, and rules that have
// met both are slower for the rest of the process.

/** A position to be played on apart from the other. What never changes once made is shared. */
export function copy(s: Readonly<State>): State {
  return {
    config: s.config,
    agenda: s.agenda.map((frame) => ({ ...frame })),
    round: s.round,
    phase: s.phase,
    finished: s.finished,
    market: s.market,
    events: s.events,
    sectionStart: s.sectionStart,
    players: s.players.map(copyPlayer),
  }
}

/** One player alone: enough to try what a command would do. */
export function copyPlayer(p: Readonly<Player>): Player {
  return {
    seat: p.seat,
    checks: p.checks,
    gold12: p.gold12,
    information: p.information,
    magicPower: p.magicPower,
    stock: p.stock.slice(),
    pendingGold12: p.pendingGold12,
    pendingLabor: p.pendingLabor,
    pendingMagicPower: p.pendingMagicPower,
    pendingStock: p.pendingStock.slice(),
    kw: p.kw,
    as: p.as,
    n: p.n,
    permanentInfluence: p.permanentInfluence,
    permanentLabor: p.permanentLabor,
    domains: p.domains.map(copyDomain),
    cities: p.cities.map(copyCity),
    offices: p.offices.map(copyOffice),
    organizations: p.organizations.map(copyOrganization),
    trades: p.trades.map(copyTrade),
    workshops: p.workshops.map(copyWorkshop),
    storages: p.storages.map(copyStorage),
    troops: {
      levels: copyLevels(p.troops.levels),
      loyalty: p.troops.loyalty,
      facilities: p.troops.facilities.map(copyFacility),
    },
    personal: p.personal.map(copyFacility),
    projects: p.projects.map(copyProject),
    specialists: p.specialists.map(copySpecialist),
    markets: p.markets,
    turn: copyTurn(p.turn),
    incidents: copyIncidents(p.incidents),
    notes: p.notes.slice(),
    counters: copyCounters(p.counters),
    ready: p.ready,
    ledger: p.ledger,
    conversion: p.conversion,
    history: p.history.slice(),
    works: p.works && copyWorks(p.works),
  }
}

const copyDomain = (domain: Readonly<Domain>): Domain => ({
  id: domain.id,
  tier: domain.tier,
  rawPicks: domain.rawPicks,
  specialization: domain.specialization,
  focus: domain.focus,
  specialty: domain.specialty && copyFacility(domain.specialty),
  facilities: domain.facilities.map(copyFacility),
  tenants: copyGroup(domain.tenants),
})

const copyCity = (city: Readonly<City>): City => ({
  id: city.id,
  tier: city.tier,
  tenure: city.tenure,
  mode: city.mode,
  specialization: city.specialization,
  focus: city.focus,
  specialty: city.specialty && copyFacility(city.specialty),
  facilities: city.facilities.map(copyFacility),
  tenants: copyGroup(city.tenants),
})

const copyOffice = (office: Readonly<Office>): Office => ({
  id: office.id,
  tier: office.tier,
  yieldMode: office.yieldMode,
  specialization: office.specialization,
  focus: office.focus,
  specialty: office.specialty && copyFacility(office.specialty),
  facilities: office.facilities.map(copyFacility),
})

const copyOrganization = (organization: Readonly<Organization>): Organization => ({
  id: organization.id,
  kind: organization.kind,
  tier: organization.tier,
  facilities: organization.facilities.map(copyFacility),
  followers: copyGroup(organization.followers),
})

const copyTrade = ({ id, tier, mode, facilities, damage }: Readonly<Trade>): Trade => ({
  id,
  tier,
  mode,
  facilities: facilities.map(copyFacility),
  damage,
})

const copyWorkshop = ({ id, tier, host, input, output, facilities, damage }: Readonly<Workshop>): Workshop => ({
  id,
  tier,
  host,
  input,
  output,
  facilities: facilities.map(copyFacility),
  damage,
})

const copyStorage = ({ id, tier, host, damage }: Readonly<Storage>): Storage => ({ id, tier, host, damage })

const copyGroup = ({ levels, loyalty, inUnrest }: Readonly<Group>): Group => ({ levels, loyalty, inUnrest })

const copyFacility = (facility: Readonly<Facility>): Facility => ({
  id: facility.id,
  key: facility.key,
  builtAtRound: facility.builtAtRound,
  damage: facility.damage,
  upgraded: facility.upgraded,
  resting: facility.resting,
  options: facility.options,
  materials: facility.materials,
  used: facility.used,
})

const copyLevels = ({ bodyguard, militia, mercenary, thug }: Troops['levels']): Troops['levels'] => ({
  bodyguard,
  militia,
  mercenary,
  thug,
})

const copyProject = (project: Readonly<Project>): Project => ({
  id: project.id,
  key: project.key,
  host: project.host,
  startedAtRound: project.startedAtRound,
  totalRounds: project.totalRounds,
  remainingRounds: project.remainingRounds,
  laborPerRound: project.laborPerRound,
  magicPowerPerRound: project.magicPowerPerRound,
  options: project.options,
  materials: project.materials,
})

const copySpecialist = (specialist: Readonly<Specialist>): Specialist => ({
  id: specialist.id,
  kind: specialist.kind,
  secondaryKind: specialist.secondaryKind,
  tier: specialist.tier,
  loyalty: specialist.loyalty,
  influencePerRound: specialist.influencePerRound,
  baseEffectBonus: specialist.baseEffectBonus,
  promoteAtRound: specialist.promoteAtRound,
  traits: specialist.traits,
})

const copyTurn = (turn: Readonly<Turn>): Turn => ({
  labor: turn.labor,
  influence: turn.influence,
  actionsUsed: turn.actionsUsed,
  facilityBuildsUsed: turn.facilityBuildsUsed,
  actionKeys: turn.actionKeys.slice(),
  usedPoliticalSteps: turn.usedPoliticalSteps,
  lossChoice: turn.lossChoice,
  maintained: turn.maintained.slice(),
})

const copyIncidents = (incidents: Readonly<Incidents>): Incidents => ({
  officeLoss12: incidents.officeLoss12,
  damage14: incidents.damage14,
  damage20: incidents.damage20,
  damage27: incidents.damage27,
  damage30: incidents.damage30,
  piracy16: incidents.piracy16,
  plunder37: incidents.plunder37,
  artifact: incidents.artifact,
})

const copyCounters = (counters: Readonly<Counters>): Counters => ({
  domain: counters.domain,
  city: counters.city,
  workshop: counters.workshop,
  storage: counters.storage,
  office: counters.office,
  org: counters.org,
  trade: counters.trade,
  spec: counters.spec,
  project: counters.project,
  facility: counters.facility,
})

const copyWorks = (works: Readonly<Works>): Works => ({
  round: works.round,
  progress: { ...works.progress },
  usedAt: { ...works.usedAt },
  offers: works.offers,
  thugCombatUsed: works.thugCombatUsed,
  specialistOptions: { ...works.specialistOptions },
  nextOptions: { ...works.nextOptions },
})
