import type { Cargo } from '../../src/action-facts.ts'
import type { Defence } from '../../src/checks.ts'
import { type Check, SUCCESS_TIERS } from '../../src/checks.ts'
import { EVENT } from '../../src/data/events.ts'
import { ORGANIZATION_KINDS, TIERS } from '../../src/data/posts.ts'
import { SPECIALIST_KINDS, SPECIALIST_TIERS, TROOP_KINDS } from '../../src/data/works.ts'
import type { DomainKind, OfficeKind, Specialist, YieldMode } from '../../src/estate.ts'
import type { Fact, PublicIncident } from '../../src/facts.ts'
import type { ConversionReport, Goods, Price } from '../../src/ledger.ts'
import type { GroupReason } from '../../src/maintenance-facts.ts'
import { quietMarket } from '../../src/setup.ts'
import type { Phase, SectionEvent } from '../../src/state.ts'
import { FACILITY_NAMES } from '../../src/text/names/facilities.ts'
import { CITY_KIND_NAMES, FOCUS_NAMES } from '../../src/text/names.ts'

/** Every member of a union: one that is missing or too much does not compile. */
const all = <T extends string>(members: Record<T, true>): T[] => Object.keys(members) as T[]

const PHASES = all<Phase>({ maintenance: true, actions: true, conversion: true, reset: true })
export const OFFICE_KINDS = all<OfficeKind>({
  cityAdministration: true,
  churchOversight: true,
  courtOffice: true,
  provinceAdministration: true,
  militaryOffice: true,
})
export const DOMAIN_KINDS = all<DomainKind>({
  agriculture: true,
  animalHusbandry: true,
  forestry: true,
  mining: true,
  magic: true,
})
const YIELD_MODES = all<YieldMode>({ influence: true, gold: true, split: true })
const INCIDENTS = all<PublicIncident>({
  raid: true,
  beasts: true,
  piracy: true,
  conflict: true,
  plunder: true,
  inspection: true,
  officeLost: true,
  riot: true,
})
const REASONS = all<GroupReason>({
  event: true,
  emigration: true,
  insulae: true,
  famine: true,
  hired: true,
  secured: true,
  facility: true,
})
const CARGO_KINDS = all<Cargo['kind']>({ pirates: true, conflict: true, storm: true })
export const EVENT_ROLLS: readonly number[] = Object.values(EVENT)

/** Ids of everything that can be spoken of. */
export const HOLDINGS = [
  'domain-starter',
  'city-starter',
  'office-starter',
  'workshop-starter',
  'storage-starter',
  'domain-2',
  'city-3',
  'office-4',
  'workshop-5',
  'storage-6',
  'org-1',
  'trade-2',
  'spec-3',
  'project-4',
  'troops',
  'personal',
  'city-city-starter-facility-1',
  'office-office-2-facility-12',
  'troops-troops-facility-2',
  'personal-personal-facility-3',
  'domain-starter-specialty',
  'city-2-specialty',
  'office-starter-specialty',
]

const seat = 0
const flags = [true, false]
const goods: readonly Goods[] = [
  { material: 'raw.grain', count: 12 },
  { material: 'special.pulpellen', count: 1 },
]
const NOTHING: Price = { gold12: 0, influence: 0, labor: 0, information: 0, magicPower: 0, goods: [] }
const MUCH: Price = { gold12: 100, influence: 4, labor: 2, information: 1, magicPower: 3, permanentLabor: 1, goods }
const check = (tier: Check['tier'], extra = 0): Check => ({
  kind: 'influence',
  roll: 7,
  bonus: 3,
  extra,
  total: 10 + extra,
  dc: 10,
  parts: [],
  tier,
})
const defences: readonly Defence[] = flags.flatMap((held) =>
  [3, 0, -2].map((bonus) => ({ roll: 11, bonus, dc: 12, held })),
)

/** What all actions share, for every result. */
const done = [...SUCCESS_TIERS, 'success' as const].map((tier, i) => ({
  seat,
  check: check(tier, i % 2 === 0 ? 4 : 0),
  paid: i % 2 === 0 ? MUCH : NOTHING,
  key: 'money.sell',
  bonus: i === 0,
}))
const built = [MUCH, NOTHING].map((paid) => ({ seat, paid, free: true }))
const specialist = (i: number): Specialist => ({
  id: 'spec-1',
  kind: SPECIALIST_KINDS[i % SPECIALIST_KINDS.length] ?? 'artisan',
  secondaryKind: i % 2 === 0 ? null : 'cleric',
  tier: SPECIALIST_TIERS[i % 3] ?? 'simple',
  loyalty: i % 7,
  influencePerRound: 0,
  baseEffectBonus: 0,
  promoteAtRound: null,
  traits: [{ id: 1 + (i % 20), positiveOnly: false, positiveMultiplier: 1, negativeMultiplier: 1 }],
})
const event = (roll: number): SectionEvent => ({
  roll,
  values: [3, 5],
  riot: 4,
  branch: 'raiders',
  finds: true,
  labor: true,
  artifact: true,
  miracle: true,
})
const markets = [
  { ...quietMarket('trade-0-trade-2-1'), rawRoll: 2, specialRoll: 12 },
  { ...quietMarket('trade-0-trade-2-2'), rawRoll: 12, specialRoll: 2 },
]
const report: ConversionReport = {
  workshops: [{ ref: 'workshop-2', used: goods, made: goods }],
  alleys: [{ ref: 'city-2', used: [], made: goods }],
  facilities: [{ ref: 'city-city-2-facility-1', used: goods, made: [], gold12: 180 }],
  stored: goods,
  sold: [{ material: 'raw.wood', count: 9, gold12: 27 }],
  labor: 3,
  influence: 5,
  gold12: 63,
}
const NO_REPORT: ConversionReport = {
  workshops: [],
  alleys: [],
  facilities: [],
  stored: [],
  sold: [],
  labor: 0,
  influence: 0,
  gold12: 0,
}
const items = [
  { good: 'raw.grain', count: 12 },
  { good: 'labor', count: 2 },
]

const SAMPLES: Readonly<Record<Fact['type'], readonly object[]>> = {
  roundStarted: [{ round: 3 }],
  phaseEntered: PHASES.map((phase) => ({ phase, round: 2 })),
  marketRolled: Array.from({ length: 13 }, (_, i) => ({
    market: { ...quietMarket('local'), rawRoll: i, specialRoll: 12 - i },
  })),
  eventsRolled: EVENT_ROLLS.map((roll) => ({ events: [event(roll), event(27)], untilRound: 5 })),
  readySet: flags.map((ready) => ({ seat, ready })),
  rumour: INCIDENTS.map((what) => ({ seat, what, event: 16 })),
  matchEnded: [{ scores: [27060, 12345] }],
  ownMarketsRolled: [{ seat, markets }],
  envyStruck: defences.flatMap((defence) =>
    [3, 6, 9].map((threshold) => ({
      seat,
      threshold,
      defence,
      choice: threshold === 6 ? 'gold' : 'influence',
      loss: 8,
      as: -1,
      kw: threshold === 3 ? 0 : 2,
    })),
  ),
  groupsChanged: REASONS.flatMap((why) =>
    [0, 24].map((roll) => ({
      seat,
      why,
      event: roll,
      changes: [
        { host: 'domain-starter', levels: -1, loyalty: 2 },
        { host: 'org-1', levels: 2, loyalty: 0 },
        { host: 'city-2', levels: 0, loyalty: 0 },
      ],
    })),
  ),
  pendingArrived: [
    { seat, gold12: 192, labor: 0, magicPower: 0, goods: [] },
    { seat, gold12: 0, labor: 2, magicPower: 1, goods },
  ],
  damaged: HOLDINGS.flatMap((target) =>
    [8, 27].map((roll) => ({ seat, target, facility: '', repairGold: 5, event: roll })),
  ),
  lost: ['office-starter', 'trade-2'].map((target) => ({ seat, target, event: 12 })),
  eventRolled: defences.flatMap((defence) => [
    { seat, event: 16, target: 'domain-2', defence, goods, influence: 0, levels: 0 },
    { seat, event: 39, target: '', defence, goods: [], influence: 7, levels: 1 },
    { seat, event: 29, target: 'domain-starter', defence, goods: [], influence: 0, levels: 0 },
  ]),
  booked: [
    { seat, lines: [], gold12: 30, labor: 5, influence: 5, maintained: [], idle: [] },
    { seat, lines: [], gold12: -31, labor: 0, influence: 0, maintained: [], idle: ['workshop-starter'] },
    { seat, lines: [], gold12: 0, labor: 0, influence: 0, maintained: [], idle: ['workshop-starter', 'storage-2'] },
  ],
  projectAdvanced: flags.flatMap((paused) =>
    [0, 1, 3].map((remaining) => ({
      seat,
      project: 'project-1',
      facility: 'general.medium.city.insulae',
      remaining,
      paused,
    })),
  ),
  projectCompleted: [{ seat, facility: 'general.medium.city.insulae', host: 'city-2' }],
  facilityRested: [{ seat, facility: 'special.small.office', id: 'office-office-2-facility-1' }],
  facilityGone: ['usedUp', 'collapsed'].map((why) => ({ seat, facility: 'special.small.office', id: 'x', why })),
  facilityGave: ['information', 'permanentInfluence', 'permanentLabor'].flatMap((what) =>
    [1, 2].map((amount) => ({ seat, facility: 'special.small.office', id: 'x', what, amount })),
  ),
  specialistJoined: [
    { seat, facility: 'special.small.office', gold: 0, hired: specialist(3) },
    { seat, facility: 'special.small.office', gold: 5, hired: specialist(3) },
  ],
  offerMade: [{ seat, facility: 'special.small.office' }],
  troopsTested: [null, ...TROOP_KINDS].map((deserted) => ({ seat, rolls: [4, 2], loyalty: 2, deserted })),
  converted: [report, NO_REPORT].map((one) => ({ seat, report: one })),
  calmed: [
    { seat, kw: -1, n: 0 },
    { seat, kw: -1, n: -1 },
  ],
  moodTurned: [
    { seat, risen: ['city-2', 'org-1'], calm: [] },
    { seat, risen: ['city-2'], calm: ['domain-starter'] },
  ],
  promoted: [{ seat, specialist: 'spec-1' }],
  influenceGained: done.flatMap((one) => flags.map((permanent, i) => ({ ...one, permanent, amount: i * 4 }))),
  moneyLent: done.flatMap((one) => [0, 16].map((payout) => ({ ...one, investments: payout === 0 ? 1 : 2, payout }))),
  sold: done.flatMap((one) => [
    { ...one, market: 'local', items, gold12: 106, market12: 12, cargo: null },
    ...CARGO_KINDS.flatMap((kind) =>
      [null, ...defences].map((defence) => ({
        ...one,
        market: 'trade-0-trade-2-1',
        items,
        gold12: 106,
        market12: 0,
        cargo: { kind, roll: 4, defence, lost: defence?.held ? 0 : 6 },
      })),
    ),
  ]),
  bought: done.flatMap((one) =>
    flags.flatMap((delivered) => flags.map((lapsed) => ({ ...one, market: 'local', items, delivered, lapsed }))),
  ),
  materialsGained: done.flatMap((one) =>
    [goods, []].map((some) => ({ ...one, target: 'domain-starter', goods: some })),
  ),
  postAcquired: done.flatMap((one) =>
    (['domain', 'city', 'office', 'trade'] as const).flatMap((post) =>
      TIERS.flatMap((tier) => [
        { ...one, post, tier, id: `${post}-2`, lapsed: false, specialization: null, discountRoll: 0 },
        { ...one, post, tier, id: '', lapsed: true, specialization: null, discountRoll: 4 },
        { ...one, post, tier, id: '', lapsed: false, specialization: OFFICE_KINDS[0], discountRoll: 0 },
      ]),
    ),
  ),
  organizationAcquired: done.flatMap((one) =>
    ORGANIZATION_KINDS.flatMap((kind) =>
      ['org-1', ''].map((id) => ({ ...one, kind, tier: 'medium', id, lapsed: false })),
    ),
  ),
  tenantsAcquired: done.flatMap((one) =>
    [1, 2].flatMap((levels) => flags.map((lapsed) => ({ ...one, host: 'city-starter', levels, lapsed }))),
  ),
  troopsRecruited: done.flatMap((one) =>
    TROOP_KINDS.flatMap((kind) => [1, 2].map((levels) => ({ ...one, kind, levels, lapsed: false }))),
  ),
  politicsDone: done.flatMap((one) =>
    (['damageDefend', 'manipulate'] as const).flatMap((step) =>
      [null, ...defences].map((defence) => ({
        ...one,
        step,
        information: 3,
        kw: -4,
        as: defence === null ? 0 : -1,
        n: 0,
        defence,
      })),
    ),
  ),
  loyaltySecured: done.flatMap((one) =>
    flags.map((lapsed) => ({ ...one, targets: ['city-starter', 'org-1'], loyalty: -1, lapsed })),
  ),
  informationConverted: ['gold', 'influence'].map((to) => ({ seat, to, amount: 1, gained: 2 })),
  facilityBuilt: Object.keys(FACILITY_NAMES).flatMap((facility) =>
    built.map((one) => ({ ...one, host: 'office-starter', facility, id: 'x' })),
  ),
  facilityImproved: built.map((one) => ({ ...one, host: 'city-2', facility: 'general.medium.city.shrine', id: 'x' })),
  projectStarted: built.map((one) => ({
    ...one,
    host: 'city-2',
    facility: 'general.medium.city.insulae',
    id: 'project-1',
    rounds: 4,
  })),
  workshopBuilt: TIERS.flatMap((tier) => built.map((one) => ({ ...one, id: 'workshop-2', host: 'domain-2', tier }))),
  workshopUpgraded: TIERS.map((tier) => ({ ...built[0], id: 'workshop-starter', tier })),
  storageBuilt: TIERS.map((tier) => ({ ...built[0], id: 'storage-2', host: 'city-2', tier })),
  storageUpgraded: TIERS.map((tier) => ({ ...built[0], id: 'storage-2', tier })),
  domainSpecialized: DOMAIN_KINDS.map((kind) => ({ ...built[0], domain: 'domain-starter', kind })),
  citySpecialized: Object.keys(CITY_KIND_NAMES).map((kind) => ({
    ...built[0],
    city: 'city-2',
    kind,
    focus: 'bakeries',
  })),
  starterUpgraded: [{ ...built[0], domain: 'domain-starter' }],
  specialistHired: Array.from({ length: 20 }, (_, i) => ({
    ...built[i % 2],
    check: check(i === 0 ? 'fail' : 'good'),
    kind: SPECIALIST_KINDS[i % SPECIALIST_KINDS.length],
    tier: 'simple',
    recruitRoll: i === 0 ? 0 : 2 + (i % 11),
    lapsed: i === 1,
    hired: i < 2 ? [] : i === 3 ? [specialist(i), specialist(i + 1)] : [specialist(i)],
  })),
  cityModeSet: ['leased', 'production'].map((mode) => ({ seat, city: 'city-starter', mode })),
  officeYieldSet: YIELD_MODES.map((mode) => ({ seat, office: 'office-starter', mode })),
  tradeModeSet: ['produce', 'trade'].map((mode) => ({ seat, trade: 'trade-1', mode })),
  repaired: HOLDINGS.map((target) => ({ seat, target, facility: '', gold: 5 })),
  facilityOptionSet: HOLDINGS.map((facility) => ({ seat, facility, choice: 0, option: 1 })),
  officeFocusSet: Object.keys(FOCUS_NAMES).map((focus) => ({ seat, office: 'office-starter', focus })),
  lossChosen: ['gold', 'influence'].map((choice) => ({ seat, choice })),
  noted: [{ seat, text: 'Bruno schuldet mir etwas' }],
}

/** At least one of every kind of fact, with every word that may stand in it. */
export const FACTS = Object.entries(SAMPLES).map(
  ([type, samples]) => [type, samples.map((sample) => ({ type, ...sample }) as unknown as Fact)] as const,
)
