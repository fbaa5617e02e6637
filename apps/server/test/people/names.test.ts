import { describe, expect, test } from 'vitest'
import { guestName, isPassword, tidyHandle, tidyName } from '../../src/people/names.ts'
import { StandingClock } from './house.ts'

describe('names', () => {
  test.each([
    ['  Ana  ', 'Ana'],
    ['Jose\u0301', 'José'],
    ['🦊🦊🦊', '🦊🦊🦊'],
    ['❤️ Zoë', '❤️ Zoë'],
    ['Ana\u00a0\u3000 B', 'Ana B'],
    ['x'.repeat(16), 'x'.repeat(16)],
  ])('%j is kept as %j', (given, kept) => {
    expect(tidyName(given)).toBe(kept)
  })

  test.each(['', '   ', 'x'.repeat(17), 'a\u0000b', 'a\nb', 'a\u202Eb', 'a\u200Bb', '\uD800', '\uE000'])(
    '%j is no name',
    (given) => {
      expect(tidyName(given)).toBeUndefined()
    },
  )

  test.each(['\u3164', '\u2800', '\u115F\u1160', '\uFE0F', 'Ana\u3164', 'Ana\uFE0F', 'A\u034Fna'])(
    '%j is no name: it looks like nothing, or like another one',
    (given) => {
      expect(tidyName(given)).toBeUndefined()
    },
  )

  test('case does not count in a handle', () => {
    expect(tidyHandle('Ana_B7')).toBe('ana_b7')
  })

  test.each(['ab', 'x'.repeat(17), 'ana b', 'aña', 'ana-b', ''])('%j is no handle', (given) => {
    expect(tidyHandle(given)).toBeUndefined()
  })

  test('a password has 8 to 128 characters, whatever they are', () => {
    expect(isPassword('1234567')).toBe(false)
    expect(isPassword('🦊'.repeat(8))).toBe(true)
    expect(isPassword('🦊'.repeat(7))).toBe(false)
    expect(isPassword('x'.repeat(128))).toBe(true)
    expect(isPassword('x'.repeat(129))).toBe(false)
  })

  test('a guest is called so in the language they ask for, and the name will do', () => {
    const clock = new StandingClock()
    expect(guestName(clock, 'en')).toMatch(/^Guest [1-9]\d{3}$/)
    expect(guestName(clock, 'es')).toMatch(/^Invitado [1-9]\d{3}$/)
    expect(guestName(clock, 'de')).toMatch(/^Gast [1-9]\d{3}$/)
    expect(tidyName(guestName(clock, 'es'))).toBeDefined()
  })
})
