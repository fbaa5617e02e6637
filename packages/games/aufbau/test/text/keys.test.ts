import { refuse } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { options } from '../../src/config.ts'
import { de } from '../../src/text/de.ts'
import { ENDINGS } from '../../src/text/endings.ts'
import { CHOICES, PROMPTS } from '../../src/text/labels.ts'
import { CODES, REASONS } from '../../src/text/refusals.ts'
import { FACTS } from './samples.ts'
import { expectSentence, expectWords, names } from './sound.ts'
import { sources } from './sources.ts'

describe('every key has words', () => {
  test.each(FACTS)('fact %s', (_type, facts) => {
    expect(facts.length).toBeGreaterThan(0)
    for (const fact of facts) expectSentence(de.fact(fact, names))
  })

  test.each(Object.keys(PROMPTS))('prompt %s', (prompt) => expectSentence(de.prompt(prompt)))
  test.each(Object.keys(CHOICES))('choice %s', (type) => {
    expectWords(de.choice(type))
    expect(de.choice(type)).not.toBe(type)
  })
  test.each(Object.keys(ENDINGS))('ending %s', (ending) => expectSentence(de.ending(ending)))

  test.each(Object.keys(options))('[2.8] option %s', (key) => {
    expectWords(de.option(key).label)
    expectSentence(de.option(key).help)
    const { domain } = options[key as keyof typeof options]
    if (domain.kind !== 'one') return
    for (const value of domain.of) {
      expectWords(de.value('', key, value, names))
      if (typeof value === 'string') expectWords(de.option(key).values?.[value])
    }
  })

  test('every question that is asked has a prompt', () => {
    const asked = sources().flatMap((text) => [...text.matchAll(/prompt: '(\w+)'|(?:awaited|open)\(seat, '(\w+)'/g)])
    const prompts = asked.map(([, named, given]) => named ?? given)
    expect(prompts.length).toBeGreaterThan(3)
    for (const prompt of prompts) expect(Object.keys(PROMPTS)).toContain(prompt)
  })

  test('title and tagline', () => {
    expectWords(de.title)
    expectSentence(de.tagline)
  })
})

/** What rules say with their refusals. */
const PARAMS = {
  param: 'levels',
  cap: 4,
  max: 4,
  need: 2,
  have: 1,
  need12: 100,
  have12: 30,
  tier: 'medium',
  lot: 6,
  perRound: 2,
  round: 5,
  key: 'money.sell',
  material: 'raw.grain',
  agriculture: false,
  input: 'raw.grain',
  seats: '0,2',
  slots: 2,
  phase: 'conversion',
  of: 'special.small.domain.agri.terraces',
  index: 0,
  facility: 'general.medium.domain.marketplace',
  good: 'any:special.expensive',
}

describe('refusals', () => {
  test.each(Object.keys(REASONS))('%s', (why) => expectSentence(de.refusal(refuse('RULE', { ...PARAMS, why }))))

  test.each(Object.keys(CODES))('%s says something even without a reason', (code) => {
    expectSentence(de.refusal(refuse(code)))
    expectSentence(de.refusal(refuse(code, { why: 'somethingNew' })))
  })

  test('[5.0.2] all codes of the game are there', () => {
    for (const code of ['INPUT', 'ACTION', 'RULE', 'FUNDS', 'RESOURCES', 'PHASE', 'AUTH', 'STATE']) {
      expect(CODES[code]).toBeDefined()
    }
  })

  test('every reason that stands in the rules has words', () => {
    const texts = sources()
    const said = texts.flatMap((text) => [
      ...text.matchAll(/\brefuse\(\s*'[A-Z]+',\s*\{\s*why: '(\w+)'/g),
      ...text.matchAll(/E_[A-Z]+: \['[A-Z]+', '(\w+)'\]/g),
      ...text.matchAll(/\bdeny\(\s*'[A-Z]+',\s*'(\w+)'/g),
    ])
    const denied = said.map(([, why = '']) => why)
    expect(new Set(denied).size).toBeGreaterThan(30)
    for (const why of denied) expect(Object.keys(REASONS)).toContain(why)
  })

  test('what every game shares is left to the kernel', () => {
    expect(de.refusal(refuse('E_UNDO'))).toBeUndefined()
    expect(de.refusal(refuse('toString'))).toBeUndefined()
    expect(de.refusal(refuse('E_CONFIG', { option: 'maxRounds' }))).toBe(
      'Diese Einstellung ist nicht zulässig: Runden.',
    )
    expect(de.refusal(refuse('E_CONFIG', { option: 'nothing' }))).toBeUndefined()
  })

  test('numbers and names stand in the sentence', () => {
    expect(de.refusal(refuse('FUNDS', { why: 'gold', need12: 144, have12: 78 }))).toBe(
      'Das kostet 12 Gold, du hast 6,5.',
    )
    expect(de.refusal(refuse('ACTION', { why: 'keyUsed', key: 'acquire.org.cult' }))).toBe(
      'Das hast du in dieser Runde schon getan: Kult aufbauen.',
    )
    expect(de.refusal(refuse('RULE', { why: 'hostFull', cap: 1 }))).toBe('Dort ist nur Platz für 1 Stufe.')
    expect(de.refusal(refuse('RULE', { why: 'hostFull', cap: 0 }))).toBe('Dort kann sich niemand niederlassen.')
    expect(de.refusal(refuse('INPUT', { why: 'badPicks', tier: 'large', agriculture: false }))).toBe(
      'Diese Erzeugnisse passen nicht: Hier sind es 7 verschiedene Erzeugnisse: 4 billige, 2 bis 3 einfache und höchstens 1 teures, höchstens 1 davon mit Verkaufsbonus.',
    )
    expect(de.refusal(refuse('INPUT', { why: 'badPicks', tier: 'small', agriculture: true }))).toBe(
      'Diese Erzeugnisse passen nicht: Hier sind es 4 verschiedene Erzeugnisse: 2 billige und 2 einfache.',
    )
    expect(de.refusal(refuse('INPUT', { why: 'lossMissing', seats: '0,2' }))).toMatch(/Es fehlen Sitz 1 und Sitz 3\.$/)
    expect(de.refusal(refuse('PHASE', { why: 'phase', phase: 'maintenance' }))).toBe(
      'Das geht nicht in der Phase „Unterhalt“.',
    )
    expect(de.refusal(refuse('RULE', { why: 'unmetRequirement', of: 'city.fineCrafts', index: 0 }))).toBe(
      'Dafür fehlt noch: Kunsthandwerker.',
    )
  })
})
