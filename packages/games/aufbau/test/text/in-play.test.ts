import { refusalInWords } from '@ludoteca/kernel'
import { formsOf, playAloud } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import type { Config } from '../../src/config.ts'
import { explain } from '../../src/explaining.ts'
import { aufbau } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import { de } from '../../src/text/de.ts'
import { CHOICES, PROMPTS } from '../../src/text/labels.ts'
import { expectSentence, expectWords, names } from './sound.ts'

const tables: readonly (readonly [string, number, Partial<Config>])[] = [
  ['one house', 1, { maxRounds: 8 }],
  ['three houses of plenty', 3, { maxRounds: 8, abundance: true, visibility: 'open' }],
  ['two houses and a game master', 2, { maxRounds: 7, advance: 'gm', administrationUpkeep: true }],
  ['two houses with the full catalogue', 2, { maxRounds: 8, abundance: true, facilityCatalogue: 'full' }],
]

test.each(tables)('a random match speaks plainly from beginning to end: %s', (seed, seats, options) => {
  playAloud(
    aufbau,
    { seed, seats, options, every: 40, wild: WILD, avoid: 'setReady' },
    {
      // Notes say what people write, whatever that is.
      fact(fact) {
        if (fact.type !== 'noted') expectSentence(de.fact(fact, names))
      },
      move(seat, move) {
        if (move.type !== 'addNote') expectSentence(de.move(seat, move, names))
      },
      question(question) {
        expect(Object.keys(PROMPTS)).toContain(question.prompt)
        for (const { type } of question.choices) expect(Object.keys(CHOICES)).toContain(type)
        for (const { type, name, values } of formsOf(question)) {
          expectWords(de.param(type, name))
          for (const value of values) expectWords(de.value(type, name, value, names))
        }
      },
      refusal(refusal, state, seat, move) {
        expectSentence(refusalInWords(de, 'de', explain(state, seat, move, refusal)))
      },
      ending: (reason) => expectSentence(de.ending(reason)),
    },
  )
})

const NOT_HEARD = { move: () => {}, question: () => {}, refusal: () => {}, ending: () => {} }

test('in the last round nobody is told of a next one [D-01]', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 120 && seen.size < 2; i++) {
    const options: Partial<Config> = { session: 'partie', maxRounds: 7, abundance: true, visibility: 'open' }
    let isLast = false
    playAloud(
      aufbau,
      { seed: `last ${i}`, seats: 2, options, every: 40, wild: [], avoid: 'setReady' },
      {
        ...NOT_HEARD,
        fact(fact) {
          if (fact.type === 'roundStarted') isLast = fact.round === 7
          if (!isLast || fact.type === 'noted') return
          if (fact.type === 'moneyLent' || fact.type === 'bought') seen.add(fact.type)
          expect(de.fact(fact, names)).not.toMatch(/nächste/i)
        },
      },
    )
  }
  expect([...seen].sort()).toEqual(['bought', 'moneyLent'])
})

/** Moves that are mostly refused, each for reasons of its own. */
const WILD: readonly Move[] = [
  { type: 'gainInfluence', kind: 'temporary', investments: 99 },
  { type: 'moneyLend', investments: 2 },
  { type: 'moneySell', items: [{ good: 'raw.grain', count: 5 }] },
  { type: 'moneyBuy', items: [{ good: 'special.minorMagicArtifacts', count: 1 }] },
  { type: 'moneySell', market: 'trade-7-trade-1-1', items: [{ good: 'labor', count: 1 }] },
  { type: 'gainMaterials', mode: 'workshopOversight', investments: 1, target: 'workshop-9' },
  { type: 'acquireDomain', tier: 'large', rawPicks: ['raw.salt'] },
  { type: 'acquireCity', tier: 'large' },
  { type: 'acquireOffice', tier: 'large', payment: 'goldFirst' },
  { type: 'acquireOrganization', kind: 'cult' },
  { type: 'acquireTenants', host: 'domain-starter', levels: 9 },
  { type: 'recruitTroops', kind: 'bodyguard', levels: 9 },
  { type: 'damageDefend', size: 'large', investments: 3, payment: 'combat', infoSpent: 0 },
  { type: 'manipulate', size: 'large', investments: 9, payment: 'goldFirst', infoSpent: 9 },
  {
    type: 'secureLoyalty',
    size: 'small',
    targets: ['city-starter', 'city-starter'],
    payment: 'goldFirst',
    infoSpent: 0,
  },
  { type: 'convertInformation', to: 'gold', amount: 9 },
  { type: 'buildFacility', host: 'domain-starter', facility: 'general.small.office' },
  { type: 'buildFacility', host: 'office-starter', facility: 'general.medium.office.administrativeReforms' },
  { type: 'buildFacility', host: 'nowhere', facility: 'nothing' },
  { type: 'buildWorkshop', host: 'city-starter', tier: 'large' },
  { type: 'upgradeWorkshop', workshop: 'workshop-starter', tier: 'large' },
  { type: 'buildStorage', host: 'domain-starter', tier: 'small' },
  { type: 'specializeDomain', domain: 'domain-starter', kind: 'mining' },
  { type: 'specializeCity', city: 'city-starter', kind: 'fineCrafts', focus: 'glass' },
  { type: 'upgradeStarterDomain' },
  { type: 'hireSpecialist', kind: 'artisan', tier: 'master' },
  { type: 'setOfficeYield', office: 'office-starter', mode: 'split' },
  { type: 'setCityMode', city: 'city-starter', mode: 'leased' },
  { type: 'setOfficeFocus', office: 'office-starter', focus: 'markets' },
  { type: 'repairDamage', target: 'workshop-starter' },
  { type: 'advance' },
  { type: 'endCampaign' },
]
