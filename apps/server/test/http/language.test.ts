import { describe, expect, test } from 'vitest'
import { languageOf } from '../../src/http/language.ts'

describe('the language of an answer', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es-PE', 'es'],
    ['de', 'de'],
    ['fr, de;q=0.5, es;q=0.8', 'es'],
    ['es;q=0, de;q=0.1', 'de'],
    ['fr-FR, ja', 'en'],
    ['EN;q=0.1, DE-at;q=0.2', 'de'],
    [';;q=;,,*', 'en'],
    ['es;q=high', 'es'],
  ])('%j is answered in %s', (header, locale) => {
    expect(languageOf(header)).toBe(locale)
  })
})
