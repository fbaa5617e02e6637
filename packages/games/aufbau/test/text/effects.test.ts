import { describe, expect, test } from 'vitest'
import type { Effect } from '../../src/catalogue/effects.ts'
import { CATALOGUE } from '../../src/data/full/catalogue.ts'
import { KIND_EFFECTS } from '../../src/data/full/specialists.ts'
import {
  CITY_SPECIALIZATIONS,
  DOMAIN_SPECIALIZATIONS,
  OFFICE_SPECIALIZATIONS,
} from '../../src/data/full/specializations.ts'
import { alternativeInWords } from '../../src/text/effects/operations.ts'
import { effectsInWords, facilityInWords } from '../../src/text/effects.ts'
import { FACILITY_NAMES, facilityName, IMPROVED_NAMES } from '../../src/text/names/facilities.ts'
import { CITY_KIND_NAMES, DOMAIN_KIND_NAMES, FOCUS_NAMES, OFFICE_KIND_NAMES } from '../../src/text/names.ts'
import { officeInWords, specialtyInWords } from '../../src/text/specialties.ts'
import { expectSentence, expectWords } from './sound.ts'

test('[11.1] all facilities and rooms are there', () => expect(CATALOGUE).toHaveLength(202 + 12))

describe.each(CATALOGUE)('[11.1] $key', (entry) => {
  const words = facilityInWords(entry)

  test('has a name of its own', () => {
    expect(FACILITY_NAMES[entry.key]).toBeDefined()
    expectWords(words.name)
    if (entry.upgrade !== undefined) expectWords(IMPROVED_NAMES[entry.key])
  })

  test('says what it does, sentence by sentence', () => {
    expect(words.effects.length).toBeGreaterThan(0)
    for (const sentence of words.effects) expectSentence(sentence)
  })

  test('says what it costs and needs', () => {
    const said = [words.cost, words.upkeep, words.building, words.limit, words.upgrade, ...words.requires]
    for (const part of said) if (part !== '') expectWords(part)
    expect(words.cost === '').toBe(Object.keys(entry.cost).length === 0)
    expect(words.upkeep === '').toBe(Object.keys(entry.upkeep).length === 0)
    expect(words.building === '').toBe(entry.build === undefined)
    expect(words.requires.length).toBeGreaterThanOrEqual(entry.requires?.length ?? 0)
  })

  test('alternatives are list entries', () => {
    for (const effect of entry.effects) if (effect.op === 'choose') for (const way of effect.options) expectWay(way)
  })
})

function expectWay(effects: readonly Effect[]): void {
  expectWords(alternativeInWords(effects))
}

describe('[11.1] specialisations', () => {
  test.each(DOMAIN_SPECIALIZATIONS)('domain $kind', ({ kind, effects, foci }) => {
    expectWords(DOMAIN_KIND_NAMES[kind as keyof typeof DOMAIN_KIND_NAMES])
    for (const sentence of effectsInWords(effects)) expectSentence(sentence)
    for (const [focus, { effects: more }] of Object.entries(foci)) expectFocus(focus, more)
  })

  test.each(CITY_SPECIALIZATIONS)('city $kind', ({ kind, foci }) => {
    expectWords(CITY_KIND_NAMES[kind])
    for (const [focus, { effects }] of Object.entries(foci)) expectFocus(focus, effects)
  })

  test.each(OFFICE_SPECIALIZATIONS)('office $kind', ({ kind, effects, foci }) => {
    expectWords(OFFICE_KIND_NAMES[kind])
    for (const sentence of effectsInWords(effects)) expectSentence(sentence)
    for (const [focus, more] of Object.entries(foci)) expectFocus(focus, more)
  })
})

function expectFocus(focus: string, effects: readonly Effect[]): void {
  expectWords(FOCUS_NAMES[focus])
  expect(effects.length).toBeGreaterThan(0)
  for (const sentence of effectsInWords(effects)) expectSentence(sentence)
}

test.each(Object.entries(KIND_EFFECTS))('[11.1] specialists: %s', (_kind, tiers) => {
  for (const effects of Object.values(tiers)) for (const sentence of effectsInWords(effects)) expectSentence(sentence)
})

test('[11.1] offices with a focus, and specialisations that nobody knows', () => {
  expect(officeInWords('militaryOffice', null)).toHaveLength(2)
  expect(officeInWords('militaryOffice', 'field')).toHaveLength(4)
  expect(specialtyInWords('city', 'nothing', '')).toBeUndefined()
})

test('keys without a name are called after category and size', () => {
  expect(facilityName('general.small.office')).toBe('Allgemeine Einrichtung (klein)')
  expect(facilityName('special.large.trade.whatever')).toBe('Besondere Einrichtung (groß)')
  expect(facilityName('domain.forestry')).toBe('Forstwirtschaft')
})

test.each([
  [
    { op: 'income', resource: 'influence', amount: { each: 1, per: 'hostRank' } },
    'Bringt jede Runde 1 Einfluss je Rang des Orts.',
  ],
  [
    {
      op: 'dc',
      actions: ['gainInfluence', 'damageDefend', 'manipulate', 'secureLoyalty'],
      delta: -1,
      sizes: ['medium', 'large'],
    },
    'Schwierigkeit −1: Einflussgewinn und politische Schritte (nur mittel oder groß).',
  ],
  [
    { op: 'convert', recipes: [{ in: 'raw.grain', count: 1, out: 'raw.bread', makes: 2 }], maxBatches: 4 },
    'Verwandelt in der Umwandlung bis zu 4-mal 1 Getreide in 2 Brot.',
  ],
  [
    { op: 'price', targets: ['acquireOffice'], gold: -2, influence: -1, min: 0, sizes: ['small'] },
    'Preis gesenkt um 2 Gold und 1 Einfluss: Erwerb von Ämtern (nur klein).',
  ],
] as const)('%j is told as %s', (effect, sentence) => expect(effectsInWords([effect as Effect])).toEqual([sentence]))
