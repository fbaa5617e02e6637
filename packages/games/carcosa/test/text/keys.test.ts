import { refuse } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { options } from '../../src/config.ts'
import { ENDINGS } from '../../src/data/king.ts'
import { REFUSAL_CODES } from '../../src/refusals.ts'
import { es } from '../../src/text/es.ts'
import { CHOICES, PROMPTS } from '../../src/text/labels.ts'
import { MESSAGES } from '../../src/text/refusals.ts'
import { FACTS } from './samples.ts'
import { expectSentence, expectWords, names } from './sound.ts'
import { sources } from './sources.ts'

describe('every key has words', () => {
  test.each(FACTS)('fact %s', (_type, facts) => {
    expect(facts.length).toBeGreaterThan(0)
    for (const fact of facts) expectSentence(es.fact(fact, names))
  })

  test.each(Object.keys(PROMPTS))('prompt %s', (prompt) => expectSentence(es.prompt(prompt)))
  test.each(Object.keys(CHOICES))('choice %s', (type) => {
    expectWords(es.choice(type))
    expect(es.choice(type)).not.toBe(type)
  })
  test.each(ENDINGS)('ending %s', (ending) => expectSentence(es.ending(ending)))

  test.each(Object.keys(options))('[14.1] option %s', (key) => {
    expectWords(es.option(key).label)
    expectSentence(es.option(key).help)
    const { domain } = options[key as keyof typeof options]
    if (domain.kind !== 'one' && domain.kind !== 'some') return
    for (const value of domain.of) {
      expectWords(es.value('', key, value, names))
      if (typeof value === 'string') expectWords(es.option(key).values?.[value])
    }
  })
})

describe('refusals', () => {
  test.each(REFUSAL_CODES)('%s', (code) => expectSentence(es.refusal(refuse(code))))

  test('no message is left over', () => expect(Object.keys(MESSAGES).toSorted()).toEqual(REFUSAL_CODES.toSorted()))

  test('every code that stands in the rules has words, here or in the kernel', () => {
    const calls = sources().flatMap((text) => [...text.matchAll(/'(E_[A-Z0-9_]+)'/g)].map(([, code = '']) => code))
    const shared = ['E_CONFIG', 'E_SEAT', 'E_PHASE', 'E_FORMAT', 'E_RANGE']
    for (const code of new Set(calls)) expect([...REFUSAL_CODES, ...shared]).toContain(code)
  })

  test('what every game shares is left to the kernel', () => {
    expect(es.refusal(refuse('E_PHASE', { move: 'search' }))).toBeUndefined()
    expect(es.refusal(refuse('toString'))).toBeUndefined()
    expect(es.refusal(refuse('E_CONFIG', { option: 'taberna' }))).toBe('Ese ajuste no vale: La Taberna.')
    expect(es.refusal(refuse('E_CONFIG', { option: 'nothing' }))).toBeUndefined()
    expect(es.refusal(refuse('E_CONFIG', { option: 'seats', min: 3, max: 5 }))).toContain('de 3 a 5')
  })
})
