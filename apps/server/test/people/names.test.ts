import { describe, expect, test } from 'vitest'
import { drawGuestName, tidyHandle, tidyName } from '../../src/people/names.ts'
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

  test.each([
    'Z\u0338\u0321a\u0335\u035cl\u0334go',
    'a\u0301\u0301\u0301\u0301',
    '\u0301\u0301',
    'Ana \u0301',
    'A\u20ddna',
    '...',
    '\u{1d159}',
    '\ufffc',
    '\u{e0041}\u{e0042}',
    '\u0378',
    '\u{10ffff}',
    'Ana\u2066',
    'Ana\u00ad',
  ])('%j is no name: it grows over others, or shows nothing', (given) => {
    expect(tidyName(given)).toBeUndefined()
  })

  test.each(['Nguyễn', 'สวัสดี', 'हिन्दी', 'مرحبا', 'שָׁלוֹם', 'Пётр', '花子', 'Ærøskøbing', 'Σωκράτης', 'D’Artagnan', '✌️'])(
    '%s is a name in its language',
    (given) => {
      expect(tidyName(given)).toBe(given.normalize('NFKC'))
    },
  )

  test.each([
    'Admin',
    'ADMIN 2',
    'adm1n',
    'Аdmin',
    'Ａｄｍｉｎ',
    'A d m i n',
    'A.d.m.i.n',
    'AdminAna',
    'Ana (Admin)',
    'Ludoteca',
    'LUD0TECA',
    'Lսdoteca',
    'Moderador',
    'Moderatorin',
    'Soporte',
    'Support',
    'Sistema',
    'System',
    'Host',
    'Ηost',
    'Anfitrión',
    'Gastgeberin',
    'Banco',
    'Bot',
    'B0t',
    'Вot Alba',
    'bot2000',
    'Robot',
    'Autopilot',
    'ᴀᴅᴍɪɴ',
    'ąɗɱıŋ',
    'ʙᴏᴛ',
    '🅐🅓🅜🅘🅝',
    '🅰dmin',
    '🇦🇩🇲🇮🇳',
    'ꭺdmin',
    'ΛDMIN',
    '@dmin',
    '4dm1n',
    '$taff',
    '5taff',
    'M0der4tor',
    '80t',
    'Bot!',
    '@mod',
    'superadmin',
    'AnaMod',
    'AlbaBot',
  ])('%j is no name: it would pass for the house or for a bot', (given) => {
    expect(tidyName(given)).toBeUndefined()
  })

  test.each([
    'Botero',
    'Stafford',
    'Modesto',
    'Hostelero',
    'Banksy',
    'Tu',
    'Admiral',
    'Alba',
    'Rootham',
    'Teamo',
    'Talbot',
    'JoAnn',
    'Ana 807',
    'B 4',
    '🇩🇪 Max',
    'Gast 8077',
  ])('%s may be called so', (given) => {
    expect(tidyName(given)).toBe(given)
  })

  test('case does not count in a handle', () => {
    expect(tidyHandle('Ana_B7')).toBe('ana_b7')
  })

  test.each(['ab', 'x'.repeat(17), 'ana b', 'aña', 'ana-b', ''])('%j is no handle', (given) => {
    expect(tidyHandle(given)).toBeUndefined()
  })

  test('a guest is called so in the language they ask for, and the name will do', () => {
    const clock = new StandingClock()
    expect(drawGuestName(clock, 'en')).toMatch(/^Guest [1-9]\d{3}$/)
    expect(drawGuestName(clock, 'es')).toMatch(/^Invitado [1-9]\d{3}$/)
    expect(drawGuestName(clock, 'de')).toMatch(/^Gast [1-9]\d{3}$/)
    for (const locale of ['en', 'es', 'de'] as const) {
      for (let i = 0; i < 200; i++) expect(tidyName(drawGuestName(clock, locale))).toBeDefined()
    }
  })
})
