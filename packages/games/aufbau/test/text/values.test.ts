import { describe, expect, test } from 'vitest'
import { MATERIALS } from '../../src/data/materials.ts'
import { ORGANIZATION_KINDS, TIERS } from '../../src/data/posts.ts'
import { SPECIALIST_KINDS, SPECIALIST_TIERS, TROOP_KINDS } from '../../src/data/works.ts'
import type { Move } from '../../src/moves.ts'
import { de } from '../../src/text/de.ts'
import { gold12, score120, series, signed } from '../../src/text/grammar.ts'
import { CHOICES } from '../../src/text/labels.ts'
import { atHolding, holdingName, marketName } from '../../src/text/names/hosts.ts'
import { CITY_KIND_NAMES, FOCUS_NAMES } from '../../src/text/names.ts'
import { DOMAIN_KINDS, HOLDINGS, OFFICE_KINDS } from './samples.ts'
import { expectSentence, expectWords, names } from './sound.ts'

const items = [
  { good: 'raw.grain', count: 12 },
  { good: 'labor', count: 2 },
] as const
const payments = ['goldFirst', 'influenceFirst'] as const
const currencies = ['gold', 'influence'] as const
const rawPicks = ['raw.wood', 'raw.clay', 'raw.honey'] as const

/** Every move with all that it may say. */
const MOVES: readonly Move[] = [
  { type: 'gainInfluence', kind: 'temporary', investments: 3 },
  { type: 'gainInfluence', kind: 'permanent', investments: 1 },
  { type: 'moneyLend', investments: 2 },
  { type: 'moneySell', items },
  { type: 'moneySell', market: 'trade-0-trade-2-1', items },
  { type: 'moneyBuy', market: 'local', items },
  { type: 'moneySellBuy', sell: items, buy: items },
  { type: 'moneySellBuy', sell: items, buy: [] },
  { type: 'gainMaterials', mode: 'domainAdministration', investments: 4 },
  { type: 'gainMaterials', mode: 'workshopOversight', investments: 1, target: 'workshop-starter' },
  ...TIERS.map((tier) => ({ type: 'acquireDomain', tier, rawPicks }) as const),
  ...TIERS.map((tier) => ({ type: 'acquireCity', tier, tenure: 'pacht' }) as const),
  { type: 'acquireCity', tier: 'small' },
  ...payments.map((payment) => ({ type: 'acquireOffice', tier: 'small', payment }) as const),
  ...OFFICE_KINDS.map(
    (specialization) => ({ type: 'acquireOffice', tier: 'large', payment: 'goldFirst', specialization }) as const,
  ),
  ...ORGANIZATION_KINDS.map((kind) => ({ type: 'acquireOrganization', kind }) as const),
  ...TIERS.map((tier) => ({ type: 'acquireTrade', tier }) as const),
  { type: 'acquireTenants', host: 'city-starter', levels: 1 },
  { type: 'acquireTenants', host: 'domain-2', levels: 2 },
  ...TROOP_KINDS.map((kind) => ({ type: 'recruitTroops', kind, levels: 2 }) as const),
  ...TIERS.map((size) => {
    return { type: 'damageDefend', size, investments: 1, payment: 'combat', infoSpent: 0 } as const
  }),
  { type: 'damageDefend', size: 'small', investments: 2, payment: 'influence', infoSpent: 1 },
  { type: 'manipulate', size: 'small', investments: 2, payment: 'influenceFirst', infoSpent: 1 },
  { type: 'secureLoyalty', size: 'small', targets: ['city-starter', 'org-1'], payment: 'goldFirst', infoSpent: 0 },
  ...currencies.map((to) => ({ type: 'convertInformation', to, amount: 2 }) as const),
  { type: 'buildFacility', host: 'office-starter', facility: 'general.small.office' },
  {
    type: 'buildFacility',
    host: 'personal',
    facility: 'general.small.personal.kitchen',
    options: [0, 1],
    materials: ['raw.grain'],
  },
  { type: 'buildWorkshop', host: 'domain-2', tier: 'small', input: 'raw.wood', output: 'raw.lumber' },
  { type: 'upgradeWorkshop', workshop: 'workshop-2', tier: 'medium' },
  { type: 'buildStorage', host: 'city-2', tier: 'large' },
  { type: 'upgradeStorage', storage: 'storage-starter', tier: 'medium' },
  ...DOMAIN_KINDS.map((kind) => {
    const focus = 'quarry'
    return { type: 'specializeDomain', domain: 'domain-2', kind, costRaw: 'raw.grain', rawPicks, focus } as const
  }),
  { type: 'upgradeStarterDomain', rawPicks },
  ...SPECIALIST_KINDS.flatMap((kind) =>
    SPECIALIST_TIERS.map((tier) => ({ type: 'hireSpecialist', kind, tier }) as const),
  ),
  ...Object.keys(CITY_KIND_NAMES).map((kind) => {
    return { type: 'specializeCity', city: 'city-2', kind, focus: 'bakeries' } as const
  }),
  { type: 'setCityMode', city: 'city-starter', mode: 'leased' },
  { type: 'setCityMode', city: 'city-starter', mode: 'production' },
  ...(['influence', 'gold', 'split'] as const).map((mode) => {
    return { type: 'setOfficeYield', office: 'office-starter', mode } as const
  }),
  ...(['produce', 'trade'] as const).map((mode) => ({ type: 'setTradeMode', trade: 'trade-1', mode }) as const),
  ...HOLDINGS.map((target) => ({ type: 'repairDamage', target }) as const),
  { type: 'setFacilityOption', facility: 'city-city-2-facility-3', option: 1, choice: 0 },
  ...Object.keys(FOCUS_NAMES).map((focus) => ({ type: 'setOfficeFocus', office: 'office-starter', focus }) as const),
  ...currencies.map((choice) => ({ type: 'chooseLoss', choice }) as const),
  { type: 'addNote', text: 'Mehr Wein' },
  ...[true, false].map((ready) => ({ type: 'setReady', ready }) as const),
  { type: 'advance' },
  { type: 'endCampaign' },
]

describe('moves', () => {
  test.each(MOVES)('%j', (move) => {
    expectSentence(de.move(0, move, names))
    for (const [name, value] of Object.entries(move)) {
      if (name === 'type') continue
      expectWords(de.param(move.type, name))
      expect(de.param(move.type, name)).not.toBe(name)
      expectWords(de.value(move.type, name, value, names))
    }
  })

  test('there is a sample of every move', () => {
    expect([...new Set(MOVES.map(({ type }) => type))].toSorted()).toEqual(Object.keys(CHOICES).toSorted())
  })
})

test.each(MATERIALS)('material $id has a German name', ({ id }) => {
  expectWords(de.value('moneySell', 'good', id, names))
  expect(de.value('moneySell', 'good', id, names)).not.toBe(id)
})

test.each(HOLDINGS)('%s has a name', (id) => {
  expectWords(holdingName(id))
  expectWords(atHolding(id))
})

test('holdings, markets and goods are called by their names', () => {
  expect(holdingName('domain-2')).toBe('Domäne 2')
  expect(holdingName('city-city-2-facility-3')).toBe('Einrichtung (Stadtbesitz 2)')
  expect(marketName('local')).toBe('Lokaler Markt')
  expect(marketName('trade-0-trade-1-2')).toBe('Handelsunternehmung 1, Markt 2')
  expect(de.value('moneySell', 'items', items as never, names)).toBe('12 Getreide, 2 Arbeitskraft')
  expect(de.value('secureLoyalty', 'targets', ['city-starter', 'org-1'], names)).toBe('Stammhaus, Organisation 1')
})

test.each([
  [102, '8,5'],
  [100, '8,33'],
  [142, '11,83'],
  [48, '4'],
  [1, '0,08'],
  [-36, '−3'],
  [-31, '−2,58'],
  [0, '0'],
  [13_200, '1.100'],
])('[2.1] %i twelfths of a gold piece are %s', (twelfths, words) => expect(gold12(twelfths)).toBe(words))

test('scores, signs and series', () => {
  expect(score120(27060)).toBe('225,5')
  expect([2, 0, -1].map(signed)).toEqual(['+2', '±0', '−1'])
  expect(series(['a', 'b', 'c'])).toBe('a, b und c')
})

test('a key that nobody knows speaks for itself', () => {
  expect(de.prompt('toString')).toBe('toString')
  expect(de.option('toString').label).toBe('toString')
  expect(de.ending('nothing')).toBe('nothing')
})

const check = { kind: 'money', roll: 16, bonus: 3, extra: 0, total: 19, dc: 14, parts: [], tier: 'good' } as const
const paid = { gold12: 48, influence: 0, labor: 0, information: 0, magicPower: 0, goods: [] }
const done = { seat: 0, check, paid, key: 'money.lend', bonus: false } as const

test.each([
  [
    { type: 'moneyLent', ...done, investments: 2, payout: 16, isLast: false },
    'Aurelia verleiht Geld, 2 Einsätze. 16 + 3 = 19 gegen SG\u00a014: gut geschafft. Nächste Runde kommen 16 Gold zurück, bezahlt: 4 Gold.',
  ],
  [
    { type: 'damaged', seat: 1, target: 'workshop-starter', facility: '', repairGold: 5, event: 27 },
    'Das Ereignis „Aufruhr in der Stadt“ trifft Bruno und beschädigt die Stammwerkstatt. Die Reparatur kostet 5 Gold.',
  ],
  [
    {
      type: 'repaired',
      seat: 0,
      target: 'city-city-2-facility-3',
      facility: 'general.medium.city.insulae',
      gold: 4,
    },
    'Aurelia lässt die Einrichtung „Insulaebau“ im Stadtbesitz 2 für 4 Gold instand setzen.',
  ],
  [
    {
      type: 'envyStruck',
      seat: 0,
      threshold: 6,
      defence: { roll: 11, bonus: 0, dc: 12, held: false },
      choice: 'gold',
      loss: 8,
      as: -1,
      kw: 2,
    },
    'Die Neider schlagen zu (Schwelle 6). Aurelia wehrt sich mit 11 gegen 12 und verliert 8 Gold, Ansehen −1, Konsequenzen +2.',
  ],
] as const)('%j is told as %s', (fact, sentence) => expect(de.fact(fact, names)).toBe(sentence))
