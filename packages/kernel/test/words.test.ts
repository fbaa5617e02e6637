import { describe, expect, test } from 'vitest'
import { formatInt, type Locale, refusalInWords, refuse, type Words } from '../src/index.ts'

const CODES = ['E_SEAT', 'E_PHASE', 'E_FORMAT', 'E_RANGE', 'E_OVER', 'E_UNDO', 'E_NOTHING', 'E_CONFIG', 'E_NAMES']
const LOCALES: readonly Locale[] = ['en', 'es', 'de']
const own = { refusal: ({ code }) => (code === 'E_OVER' ? 'own words' : undefined) } as Words

describe('shared words', () => {
  test.each(LOCALES)('every refusal of the kernel has its own sentence in %s', (locale) => {
    const said = CODES.map((code) =>
      refusalInWords(
        { ...own, refusal: () => undefined },
        locale,
        refuse(code, { param: 'a', option: 'b', name: 'c', max: 20 }),
      ),
    )
    expect(new Set(said).size).toBe(CODES.length)
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|E_/)
  })

  test('a game’s own sentence goes first, and an unknown code is still said', () => {
    expect(refusalInWords(own, 'en', refuse('E_OVER'))).toBe('own words')
    expect(refusalInWords(own, 'es', refuse('E_OTHER'))).toContain('E_OTHER')
  })

  test.each([
    [0, 'en', '0'],
    [999, 'en', '999'],
    [1000, 'en', '1,000'],
    [1234567, 'es', '1.234.567'],
    [-1000, 'de', '−1.000'],
  ] as const)('%i in %s is %s', (value, locale, said) => {
    expect(formatInt(value, locale)).toBe(said)
  })
})
