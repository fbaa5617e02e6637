import { expect, test } from 'vitest'
import { givenCity, givenDomain, givenOffice, givenOrganization, givenTrade } from '../givens.ts'
import { event, Play, stocked } from '../kit.ts'
import {
  bare,
  both,
  broke,
  idle,
  noActions,
  nth,
  powerless,
  type Row,
  refuses,
  takesNoNonsense,
  used,
  withDomain,
  withTenants,
} from './refused.ts'

const influence = { type: 'gainInfluence', kind: 'temporary', investments: 1 }
const lend = { type: 'moneyLend', investments: 1 }
const grain = [{ good: 'raw.grain', count: 6 }]
const sell = { type: 'moneySell', items: grain }
const buy = { type: 'moneyBuy', items: grain }
const sellBuy = { type: 'moneySellBuy', sell: grain, buy: grain }
const artifact = [{ good: 'special.minorMagicArtifacts', count: 1 }]
const materials = { type: 'gainMaterials', mode: 'domainAdministration', investments: 1 }
const domain = { type: 'acquireDomain', tier: 'small' }
const city = { type: 'acquireCity', tier: 'small' }
const office = { type: 'acquireOffice', tier: 'small', payment: 'goldFirst' }
const organization = { type: 'acquireOrganization', kind: 'cult' }
const trade = { type: 'acquireTrade', tier: 'small' }
const tenants = { type: 'acquireTenants', host: 'city-starter', levels: 1 }
const troops = { type: 'recruitTroops', kind: 'bodyguard', levels: 1 }
const attack = { type: 'damageDefend', size: 'small', investments: 1, payment: 'influence', infoSpent: 0 }
const manipulate = { type: 'manipulate', size: 'small', investments: 1, payment: 'goldFirst', infoSpent: 0 }
const secure = { type: 'secureLoyalty', size: 'small', targets: ['city-starter'], payment: 'goldFirst', infoSpent: 0 }
const convert = { type: 'convertInformation', to: 'gold', amount: 1 }

/** [5] Every kind of mistake with every command, in the order of validation. */
const ROWS: readonly Row[] = [
  [{ ...influence, kind: 'eternal' }, 'INPUT', 'unknownKind'],
  [{ ...influence, investments: 0 }, 'INPUT', 'notANumber'],
  [{ ...influence, investments: 7 }, 'INPUT', 'aboveCap'],
  [influence, 'ACTION', 'keyUsed', used('influence.temp')],
  [influence, 'ACTION', 'noActions', noActions],
  [influence, 'FUNDS', 'gold', broke],

  [{ ...lend, investments: -1 }, 'INPUT', 'notANumber'],
  [{ ...lend, investments: 3 }, 'INPUT', 'aboveCap'],
  [lend, 'ACTION', 'keyUsed', used('money.lend')],
  [lend, 'ACTION', 'noActions', noActions],
  [lend, 'FUNDS', 'gold', broke],

  [{ ...sell, market: 'trade-3-trade-1-1' }, 'AUTH', 'foreignMarket'],
  [{ ...sell, market: 'moon' }, 'INPUT', 'unknownMarket'],
  [{ ...sell, items: [] }, 'INPUT', 'noItems'],
  [{ ...sell, items: Array(89).fill({ good: 'labor', count: 1 }) }, 'INPUT', 'tooManyItems'],
  [{ ...sell, items: [{ good: 'gold', count: 1 }] }, 'INPUT', 'unknownGood'],
  [{ ...sell, items: [{ good: 'labor', count: 0 }] }, 'INPUT', 'notANumber'],
  [{ ...sell, items: [{ good: 'raw.grain', count: 7 }] }, 'INPUT', 'notInSixes'],
  [{ ...sell, items: [{ good: 'labor', count: 5 }] }, 'INPUT', 'aboveCap'],
  [sell, 'ACTION', 'keyUsed', used('money.sell')],
  [sell, 'ACTION', 'noActions', noActions],
  [sell, 'RESOURCES', 'goods', bare],
  [{ ...sell, items: [{ good: 'labor', count: 1 }] }, 'RESOURCES', 'labor', idle],

  [{ ...buy, market: 'trade-1-trade-1-1' }, 'AUTH', 'foreignMarket'],
  [{ ...buy, market: 'trade-0-trade-1-1' }, 'INPUT', 'unknownMarket'],
  [{ ...buy, items: [] }, 'INPUT', 'noItems'],
  [{ ...buy, items: Array(89).fill({ good: 'labor', count: 1 }) }, 'INPUT', 'tooManyItems'],
  [{ ...buy, items: [{ good: 'influence', count: 1 }] }, 'INPUT', 'unknownGood'],
  [{ ...buy, items: [{ good: 'special.cloth', count: -1 }] }, 'INPUT', 'notANumber'],
  [{ ...buy, items: [{ good: 'raw.grain', count: 1 }] }, 'INPUT', 'notInSixes'],
  [{ ...buy, items: [{ good: 'special.cloth', count: 5 }] }, 'INPUT', 'aboveCap'],
  [buy, 'ACTION', 'keyUsed', used('money.buy@bundle')],
  [buy, 'ACTION', 'noActions', noActions],
  [{ ...buy, items: artifact }, 'RULE', 'noArtifactOffer'],
  [
    { ...buy, items: artifact },
    'RULE',
    'artifactBought',
    (p, s) => {
      s.events = [event(19, { values: [1], artifact: true })]
      p.incidents.artifact = 1
    },
  ],
  [
    { ...buy, items: [{ good: 'special.minorMagicArtifacts', count: 2 }] },
    'RULE',
    'artifactOnce',
    (_p, s) => {
      s.events = [event(19, { values: [1], artifact: true })]
    },
  ],
  [buy, 'FUNDS', 'gold', broke],

  [{ ...sellBuy, market: 'trade-9-trade-1-1' }, 'AUTH', 'foreignMarket'],
  [{ ...sellBuy, market: '' }, 'INPUT', 'unknownMarket'],
  [{ ...sellBuy, sell: [] }, 'INPUT', 'noItems'],
  [{ ...sellBuy, buy: Array(89).fill({ good: 'labor', count: 1 }) }, 'INPUT', 'tooManyItems'],
  [{ ...sellBuy, buy: [{ good: 'nothing', count: 1 }] }, 'INPUT', 'unknownGood'],
  [{ ...sellBuy, buy: [{ good: 'labor', count: 0 }] }, 'INPUT', 'notANumber'],
  [{ ...sellBuy, sell: [{ good: 'raw.grain', count: 3 }] }, 'INPUT', 'notInSixes'],
  [{ ...sellBuy, buy: [{ good: 'raw.grain', count: 3 }] }, 'INPUT', 'notInSixes'],
  [{ ...sellBuy, buy: [{ good: 'labor', count: 4 }] }, 'INPUT', 'aboveCap'],
  [sellBuy, 'ACTION', 'keyUsed', used('money.sell')],
  [sellBuy, 'ACTION', 'keyUsed', used('money.buy')],
  [sellBuy, 'ACTION', 'noActions', noActions],
  [{ ...sellBuy, buy: artifact }, 'RULE', 'noArtifactOffer'],
  [sellBuy, 'RESOURCES', 'goods', bare],
  [{ ...sellBuy, sell: [{ good: 'labor', count: 1 }] }, 'RESOURCES', 'labor', idle],

  [{ ...materials, mode: 'idleness' }, 'INPUT', 'unknownMode'],
  [{ ...materials, target: 'domain-7' }, 'INPUT', 'unknownTarget'],
  [materials, 'INPUT', 'targetMissing', withDomain],
  [{ ...materials, investments: 0 }, 'INPUT', 'notANumber'],
  [{ ...materials, investments: 5 }, 'INPUT', 'aboveCap'],
  [materials, 'ACTION', 'keyUsed', used('materials.domain')],
  [materials, 'ACTION', 'noActions', noActions],
  [materials, 'RESOURCES', 'labor', idle],

  [{ ...domain, tier: 'starter' }, 'INPUT', 'unknownTier'],
  [{ ...domain, rawPicks: ['raw.grain'] }, 'INPUT', 'badPicks'],
  [{ ...domain, rawPicks: ['raw.grain', 'raw.nothing', 'raw.honey'] }, 'INPUT', 'badPicks'],
  [domain, 'ACTION', 'keyUsed', used('acquire.domain')],
  [domain, 'ACTION', 'noActions', noActions],
  [domain, 'RULE', 'tierFull', (p) => nth(() => givenDomain(p, 'small'), 4)],
  [domain, 'FUNDS', 'gold', broke],

  [{ ...city, tier: 'huge' }, 'INPUT', 'unknownTier'],
  [{ ...city, tenure: 'stolen' }, 'INPUT', 'unknownKind'],
  [city, 'ACTION', 'keyUsed', used('acquire.cityProperty')],
  [city, 'ACTION', 'noActions', noActions],
  [city, 'RULE', 'tierFull', (p) => nth(() => givenCity(p, 'small'), 3)],
  [city, 'FUNDS', 'gold', broke],

  [{ ...office, tier: '' }, 'INPUT', 'unknownTier'],
  [{ ...office, payment: 'later' }, 'INPUT', 'unknownPayment'],
  [{ ...office, specialization: 'gardening' }, 'INPUT', 'unknownSpecialization'],
  [office, 'ACTION', 'keyUsed', used('acquire.office')],
  [office, 'ACTION', 'noActions', noActions],
  [{ ...office, tier: 'medium' }, 'RULE', 'ladder'],
  [office, 'RULE', 'officesFull', (p) => nth(() => givenOffice(p, 'small'), 7)],
  [office, 'FUNDS', 'gold', broke],
  [office, 'FUNDS', 'influence', powerless],

  [{ ...organization, kind: 'guild' }, 'INPUT', 'unknownKind'],
  [organization, 'ACTION', 'keyUsed', used('acquire.org.cult')],
  [organization, 'ACTION', 'noActions', noActions],
  [organization, 'RULE', 'organizationComplete', (p) => givenOrganization(p, 'cult', 'large')],
  [organization, 'RULE', 'cityTooSmall', (p) => givenOrganization(p, 'cult', 'small')],
  [organization, 'FUNDS', 'gold', broke],
  [organization, 'FUNDS', 'influence', powerless],

  [{ ...trade, tier: 'starter' }, 'INPUT', 'unknownTier'],
  [trade, 'ACTION', 'keyUsed', used('acquire.trade')],
  [trade, 'ACTION', 'noActions', noActions],
  [trade, 'RULE', 'tierFull', (p) => nth(() => givenTrade(p, 'small'), 4)],
  [trade, 'FUNDS', 'gold', broke],

  [{ ...tenants, host: 'office-starter' }, 'INPUT', 'unknownHost'],
  [{ ...tenants, host: 'nowhere' }, 'INPUT', 'unknownHost'],
  [{ ...tenants, levels: 0 }, 'INPUT', 'notANumber'],
  [tenants, 'ACTION', 'keyUsed', used('acquire.tenants')],
  [tenants, 'ACTION', 'noActions', noActions],
  [{ ...tenants, levels: 3 }, 'RULE', 'hostFull'],
  [tenants, 'FUNDS', 'gold', broke],
  [tenants, 'FUNDS', 'influence', powerless],

  [{ ...troops, kind: 'navy' }, 'INPUT', 'unknownKind'],
  [{ ...troops, levels: 0 }, 'INPUT', 'notANumber'],
  [troops, 'ACTION', 'keyUsed', used('troops.bodyguard')],
  [troops, 'ACTION', 'noActions', noActions],
  [{ ...troops, levels: 5 }, 'RULE', 'troopsFull'],
  [troops, 'FUNDS', 'gold', broke],
  [troops, 'FUNDS', 'influence', powerless],
  [troops, 'RESOURCES', 'goods', bare],

  [{ ...attack, size: 'tiny' }, 'INPUT', 'unknownTier'],
  [{ ...attack, investments: 0 }, 'INPUT', 'notANumber'],
  [{ ...attack, payment: 'goldFirst' }, 'INPUT', 'unknownPayment'],
  [{ ...attack, infoSpent: -1 }, 'INPUT', 'notANumber'],
  [attack, 'ACTION', 'keyUsed', used('political.damageDefend')],
  [attack, 'ACTION', 'noActions', noActions],
  [attack, 'FUNDS', 'gold', broke],
  [attack, 'FUNDS', 'influence', powerless],
  [{ ...attack, infoSpent: 101 }, 'FUNDS', 'information'],
  [{ ...attack, payment: 'combat' }, 'RESOURCES', 'combat'],

  [{ ...manipulate, size: 'tiny' }, 'INPUT', 'unknownTier'],
  [{ ...manipulate, investments: 0 }, 'INPUT', 'notANumber'],
  [{ ...manipulate, payment: 'combat' }, 'INPUT', 'unknownPayment'],
  [{ ...manipulate, infoSpent: -1 }, 'INPUT', 'notANumber'],
  [manipulate, 'ACTION', 'keyUsed', used('political.manipulate')],
  [manipulate, 'ACTION', 'noActions', noActions],
  [manipulate, 'FUNDS', 'gold', broke],
  [manipulate, 'FUNDS', 'influence', powerless],
  [{ ...manipulate, infoSpent: 101 }, 'FUNDS', 'information'],

  [{ ...secure, size: 1 }, 'INPUT', 'unknownTier'],
  [{ ...secure, targets: [] }, 'INPUT', 'badTargets'],
  [{ ...secure, targets: ['city-starter', 'city-starter'] }, 'INPUT', 'targetTwice', withTenants],
  [{ ...secure, targets: ['office-starter'] }, 'INPUT', 'unknownTarget'],
  [{ ...secure, payment: 'combat' }, 'INPUT', 'unknownPayment', withTenants],
  [{ ...secure, infoSpent: -1 }, 'INPUT', 'notANumber', withTenants],
  [secure, 'ACTION', 'keyUsed', both(withTenants, used('political.loyaltySecure'))],
  [secure, 'ACTION', 'noActions', both(withTenants, noActions)],
  [secure, 'RULE', 'nobodyThere'],
  [secure, 'FUNDS', 'gold', both(withTenants, broke)],
  [secure, 'FUNDS', 'influence', both(withTenants, powerless)],
  [{ ...secure, infoSpent: 101 }, 'FUNDS', 'information', withTenants],

  [{ ...convert, to: 'fame' }, 'INPUT', 'unknownKind'],
  [{ ...convert, amount: 0 }, 'INPUT', 'notANumber'],
  [convert, 'ACTION', 'keyUsed', used('political.convertInformation')],
  [convert, 'ACTION', 'noActions', noActions],
  [{ ...convert, amount: 101 }, 'FUNDS', 'information'],
]

refuses(ROWS)
takesNoNonsense([
  influence,
  lend,
  sell,
  buy,
  sellBuy,
  materials,
  domain,
  city,
  office,
  organization,
  trade,
  tenants,
  troops,
  attack,
  manipulate,
  secure,
  convert,
])

test('[5.0.1, D-08] the order of validation: INPUT, ACTION, RULE, FUNDS, RESOURCES', () => {
  const codes: (string | undefined)[] = []
  const play = Play.b1().with((p) => {
    p.turn.actionsUsed = 2
    p.gold12 = -1
    p.stock.fill(0)
    p.troops.levels.bodyguard = 4
  })
  const next = (move: object) => codes.push(play.refusal(move)?.code)
  next({ ...troops, levels: 0 })
  next(troops)
  play.me.turn.actionsUsed = 0
  next(troops)
  play.me.troops.levels.bodyguard = 0
  next(troops)
  play.me.gold12 = 1200
  next(troops)
  stocked(play.me, 'special.armor', 1)
  stocked(play.me, 'special.weaponsShields', 1)
  next(troops)
  expect(codes).toEqual(['INPUT', 'ACTION', 'RULE', 'FUNDS', 'RESOURCES', undefined])
})
