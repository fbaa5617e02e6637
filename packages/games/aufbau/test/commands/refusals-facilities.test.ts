import { DAMAGED, givenCity, givenDomain, givenFacility, givenOffice, givenSpecialist, givenTrade } from '../givens.ts'
import {
  bare,
  both,
  broke,
  idle,
  noActions,
  nth,
  powerless,
  producing,
  type Row,
  refuses,
  takesNoNonsense,
  withDomain,
  withWorks,
} from './refused.ts'

const facility = { type: 'buildFacility', host: 'office-starter', facility: 'general.small.office' }
const workshop = { type: 'buildWorkshop', host: 'city-starter', tier: 'small' }
const enlarge = { type: 'upgradeWorkshop', workshop: 'workshop-2', tier: 'medium' }
const storage = { type: 'buildStorage', host: 'city-starter', tier: 'small' }
const widen = { type: 'upgradeStorage', storage: 'storage-2', tier: 'medium' }
const specialize = { type: 'specializeDomain', domain: 'domain-2', kind: 'agriculture' }
const starter = { type: 'upgradeStarterDomain' }
const hire = { type: 'hireSpecialist', kind: 'artisan', tier: 'simple' }
const cityMode = { type: 'setCityMode', city: 'city-starter', mode: 'production' }
const officeYield = { type: 'setOfficeYield', office: 'office-starter', mode: 'gold' }
const tradeMode = { type: 'setTradeMode', trade: 'trade-1', mode: 'trade' }
const repair = { type: 'repairDamage', target: 'workshop-starter' }

/** [5] Every kind of mistake with every command, in the order of validation. */
const ROWS: readonly Row[] = [
  [{ ...facility, host: 'office-9' }, 'INPUT', 'unknownHost'],
  [{ ...facility, facility: 'general.small.casino' }, 'INPUT', 'unknownFacility'],
  [{ ...facility, options: [0] }, 'INPUT', 'onlyFullCatalogue'],
  [facility, 'ACTION', 'noFacilityActions', noActions],
  [{ ...facility, host: 'city-starter' }, 'RULE', 'wrongPlace'],
  [facility, 'RULE', 'noSlot', (p) => nth(() => givenFacility(p.offices[0] as never, 'general.small.office'), 2)],
  [{ ...facility, facility: 'general.medium.office.administrativeReforms' }, 'RULE', 'hostTooSmall'],
  [
    { ...facility, facility: 'general.medium.office.administrativeReforms', host: 'office-1' },
    'RULE',
    'officesNeeded',
    (p) => {
      p.offices.length = 0
      givenOffice(p, 'medium')
    },
  ],
  [
    { ...facility, facility: 'general.medium.office.administrativeReforms', host: 'office-2' },
    'RULE',
    'onlyOnce',
    (p) => givenFacility(givenOffice(p, 'medium'), 'general.medium.office.administrativeReforms'),
  ],
  [
    { ...facility, facility: 'general.medium.city.insulae', host: 'city-2' },
    'RULE',
    'insulaeFull',
    (p) => {
      const medium = givenCity(p, 'medium')
      nth(() => givenFacility(medium, 'general.medium.city.insulae'), 2)
    },
  ],
  [facility, 'FUNDS', 'gold', broke],
  [
    { ...facility, facility: 'general.medium.office.administrativeReforms', host: 'office-2' },
    'FUNDS',
    'influence',
    both((p) => givenOffice(p, 'medium'), powerless),
  ],
  [
    { ...facility, facility: 'general.medium.city.insulae', host: 'city-2' },
    'RESOURCES',
    'labor',
    both((p) => givenCity(p, 'medium'), idle),
  ],
  [{ ...facility, facility: 'special.medium.artisanAlley', host: 'city-starter' }, 'RESOURCES', 'goods', bare],

  [{ ...workshop, host: 'office-starter' }, 'INPUT', 'unknownHost'],
  [{ ...workshop, tier: 'starter' }, 'INPUT', 'unknownTier'],
  [{ ...workshop, input: 'special.cloth' }, 'INPUT', 'badInput'],
  [{ ...workshop, output: 'raw.grain' }, 'INPUT', 'badOutput'],
  [workshop, 'ACTION', 'noFacilityActions', both(producing, noActions)],
  [{ ...workshop, host: 'domain-starter' }, 'RULE', 'starterDomain'],
  [workshop, 'RULE', 'cityLeased'],
  [{ ...workshop, tier: 'large' }, 'RULE', 'tierNotHere', producing],
  [
    workshop,
    'RULE',
    'placesFull',
    both(producing, (p) =>
      nth((n) => p.storages.push({ id: `storage-${n + 2}`, tier: 'small', host: 'city-starter', damage: null }), 2),
    ),
  ],
  [{ ...workshop, tier: 'medium' }, 'RULE', 'specialistNeeded', producing],
  [
    { ...workshop, host: 'city-2', tier: 'large' },
    'RULE',
    'experiencedNeeded',
    (p) => givenCity(p, 'large', { mode: 'production' }),
  ],
  [workshop, 'FUNDS', 'gold', both(producing, broke)],

  [{ ...enlarge, workshop: 'workshop-9' }, 'INPUT', 'unknownTarget'],
  [{ ...enlarge, tier: 'giant' }, 'INPUT', 'unknownTier', withWorks],
  [{ ...enlarge, tier: 'large' }, 'INPUT', 'notNextTier', withWorks],
  [{ ...enlarge, input: 'raw.hardwood' }, 'INPUT', 'badInput', withWorks],
  [{ ...enlarge, output: 'special.jewelry' }, 'INPUT', 'badOutput', withWorks],
  [enlarge, 'ACTION', 'noFacilityActions', both(withWorks, noActions)],
  [{ ...enlarge, workshop: 'workshop-starter' }, 'RULE', 'tierNotHere'],
  [
    enlarge,
    'RULE',
    'placesFull',
    both(withWorks, (p) => p.storages.push({ id: 'storage-3', tier: 'medium', host: 'city-2', damage: null })),
  ],
  [
    enlarge,
    'RULE',
    'specialistNeeded',
    both(withWorks, (p) => {
      p.specialists.length = 0
    }),
  ],
  [enlarge, 'FUNDS', 'gold', both(withWorks, broke)],

  [{ ...storage, host: 'troops' }, 'INPUT', 'unknownHost'],
  [{ ...storage, tier: 'wide' }, 'INPUT', 'unknownTier'],
  [storage, 'ACTION', 'noFacilityActions', both(producing, noActions)],
  [storage, 'RULE', 'cityLeased'],
  [{ ...storage, tier: 'large' }, 'RULE', 'tierNotHere', producing],
  [storage, 'FUNDS', 'gold', both(producing, broke)],

  [{ ...widen, storage: 'storage-9' }, 'INPUT', 'unknownTarget'],
  [{ ...widen, tier: 'wide' }, 'INPUT', 'unknownTier', withWorks],
  [{ ...widen, tier: 'small' }, 'INPUT', 'notNextTier', withWorks],
  [widen, 'ACTION', 'noFacilityActions', both(withWorks, noActions)],
  [{ ...widen, storage: 'storage-starter' }, 'RULE', 'tierNotHere'],
  [widen, 'FUNDS', 'gold', both(withWorks, broke)],

  [{ ...specialize, domain: 'city-starter' }, 'INPUT', 'unknownTarget'],
  [{ ...specialize, kind: 'fishing' }, 'INPUT', 'unknownKind', withDomain],
  [{ ...specialize, costRaw: 'special.cloth' }, 'INPUT', 'badCostRaw', withDomain],
  [{ ...specialize, rawPicks: ['raw.grain'] }, 'INPUT', 'badPicks', withDomain],
  [{ ...specialize, focus: 'wine' }, 'INPUT', 'onlyFullCatalogue', withDomain],
  [specialize, 'ACTION', 'noFacilityActions', both(withDomain, noActions)],
  [{ ...specialize, domain: 'domain-starter' }, 'RULE', 'starterDomain'],
  [specialize, 'RULE', 'alreadySpecialized', (p) => givenDomain(p, 'small', { specialization: 'mining' })],
  [specialize, 'FUNDS', 'gold', both(withDomain, broke)],
  [specialize, 'RESOURCES', 'goods', both(withDomain, bare)],
  [{ ...specialize, kind: 'animalHusbandry' }, 'RESOURCES', 'animals', both(withDomain, bare)],

  [{ ...starter, rawPicks: [] }, 'INPUT', 'badPicks'],
  [starter, 'ACTION', 'noFacilityActions', noActions],
  [
    starter,
    'RULE',
    'noStarterDomain',
    (p) => {
      p.domains.length = 0
    },
  ],
  [starter, 'FUNDS', 'gold', broke],
  [starter, 'RESOURCES', 'labor', idle],

  [{ ...hire, kind: 'poet' }, 'INPUT', 'unknownKind'],
  [{ ...hire, tier: 'large' }, 'INPUT', 'unknownTier'],
  [hire, 'ACTION', 'noFacilityActions', noActions],
  [hire, 'RULE', 'specialistsFull', (p) => nth(() => givenSpecialist(p, 'simple', []), 2)],
  [hire, 'FUNDS', 'gold', broke],

  [{ ...cityMode, city: 'city-9' }, 'INPUT', 'unknownTarget'],
  [{ ...cityMode, mode: 'ruined' }, 'INPUT', 'unknownMode'],
  [{ ...cityMode, mode: 'leased' }, 'INPUT', 'sameMode'],
  [
    { ...cityMode, mode: 'leased' },
    'RULE',
    'cityInUse',
    both(producing, (p) => p.storages.push({ id: 'storage-2', tier: 'small', host: 'city-starter', damage: null })),
  ],

  [{ ...officeYield, office: 'city-starter' }, 'INPUT', 'unknownTarget'],
  [{ ...officeYield, mode: 'fame' }, 'INPUT', 'unknownMode'],
  [{ ...officeYield, mode: 'influence' }, 'INPUT', 'sameMode'],
  [{ ...officeYield, mode: 'split' }, 'RULE', 'reformsNeeded'],

  [tradeMode, 'INPUT', 'unknownTarget'],
  [{ ...tradeMode, mode: 'rest' }, 'INPUT', 'unknownMode', (p) => givenTrade(p, 'small')],
  [{ ...tradeMode, mode: 'produce' }, 'INPUT', 'sameMode', (p) => givenTrade(p, 'small')],

  [{ ...repair, target: 'moon' }, 'INPUT', 'unknownTarget'],
  [repair, 'INPUT', 'notDamaged'],
  [
    repair,
    'FUNDS',
    'gold',
    both(broke, (p) => {
      for (const damaged of p.workshops) damaged.damage = DAMAGED
    }),
  ],
]

refuses(ROWS)
takesNoNonsense([
  facility,
  workshop,
  enlarge,
  storage,
  widen,
  specialize,
  starter,
  hire,
  cityMode,
  officeYield,
  tradeMode,
  repair,
])
