import { describe, expect, test } from 'vitest'
import { formatInt, type Json, type Locale, optionInWords, refusalInWords, refuse, type Words } from '../src/index.ts'

const CODES = [
  'E_SEAT',
  'E_PHASE',
  'E_CLOCK',
  'E_LESSON',
  'E_FORMAT',
  'E_RANGE',
  'E_OVER',
  'E_UNDO',
  'E_NOTHING',
  'E_CONFIG',
  'E_NAMES',
]
const LOCALES: readonly Locale[] = ['en', 'es', 'de']
const own = { refusal: ({ code }) => (code === 'E_OVER' ? 'own words' : undefined) } as Words

describe('shared words', () => {
  test.each(LOCALES)('every refusal of the kernel has its own sentence in %s', (locale) => {
    const said = CODES.map((code) =>
      refusalInWords(
        { ...own, refusal: () => undefined },
        locale,
        refuse(code, { param: 'a', option: 'b', name: 'c', max: 20, text: 'First this.' }),
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
    [1234567, 'es', '1,234,567'],
    [-1000, 'de', '−1.000'],
  ] as const)('%i in %s is %s', (value, locale, said) => {
    expect(formatInt(value, locale)).toBe(said)
  })
})

describe('values of options', () => {
  const german = { locale: 'de', yes: 'ja', no: 'nein' } as const
  const option = {
    label: '',
    help: '',
    values: { none: 'Abwarten', TANK: 'Tanque', 0: 'ohne Grenze', '0,0,0': 'Keine', '': 'Niemand' },
  }

  test.each<[Json, string]>([
    ['none', 'Abwarten'],
    [0, 'ohne Grenze'],
    [10_000, '10.000'],
    [true, 'ja'],
    [false, 'nein'],
    [[0, 0, 0], 'Keine'],
    [[0, 1, 2], 'ohne Grenze, 1, 2'],
    [[], 'Niemand'],
    [['TANK', 'SCOUT'], 'Tanque, SCOUT'],
    [
      [
        [3, 3, 3],
        [4, 3, 3],
      ],
      '3, 3, 3; 4, 3, 3',
    ],
    [
      [
        { fromTurn: 1, max: 4 },
        { fromTurn: 5, max: 9 },
      ],
      'from turn 1, max 4; from turn 5, max 9',
    ],
    ['liveTable', 'live table'],
    [null, '–'],
    ['constructor', 'constructor'],
  ])('%j reads as a person would say it', (value, said) => {
    expect(optionInWords(option, value, german)).toBe(said)
  })

  test('an empty list without words is a dash', () => {
    expect(optionInWords({ label: '', help: '' }, [], german)).toBe('–')
  })
})
