import { expect, test } from 'vitest'
import { LOCALES, localeFrom, shellWords } from '../../src/play/words/index.ts'
import { COMMANDS } from '../../src/play/words/shell-words.ts'
import { start, testHost } from './host.ts'

test('the menu speaks the language of the system', async () => {
  const host = { ...testHost(['salir']), systemLanguage: 'es_PE.UTF-8' }
  expect(await start(host, {})).toBe(0)
  expect(host.terminal.text).toContain('Bienvenidos a Ludoteca')
  expect(host.terminal.text).toContain('Hasta la próxima.')
})

test('a game speaks its own language unless another is asked for', async () => {
  const own = { ...testHost(['quit']), systemLanguage: 'de_DE' }
  await start(own, { game: 'pearls', seats: '2' })
  expect(own.terminal.text).toContain('Saved in')
  const asked = testHost(['ende'])
  await start(asked, { game: 'pearls', seats: '2', lang: 'de' })
  expect(asked.terminal.text).toContain('Gespeichert in')
})

test('the language can be changed in the menu and goes with the match', async () => {
  const host = testHost(['language', 'deutsch', 'pearls', 'spielen', '2', '', '', '', '', 'hilfe', 'undo'])
  await start(host, {})
  const { text } = host.terminal
  expect(text).toContain('Was möchtest du spielen?')
  expect(text).toContain('Wie viele Plätze?')
  expect(text).toContain('was gefragt ist, und diese Befehle')
  expect(text).toContain('Das lässt sich nicht mehr zurücknehmen.')
})

test('commands work in the language spoken and in English, with or without accents', async () => {
  const host = testHost(['historia', 'story', 'atras', 'tablero', 'board', '/ayuda', 'salir'])
  await start(host, { game: 'pearls', seats: '2', lang: 'es' })
  expect(host.terminal.prompts).toHaveLength(7)
  expect(host.terminal.text).not.toContain('no está en la lista')
})

test('every command has words of its own in every language', () => {
  const { commands: english } = shellWords('en')
  for (const locale of LOCALES.filter((each) => each !== 'en')) {
    for (const command of COMMANDS) {
      const { names, help } = shellWords(locale).commands[command]
      expect([locale, names.filter((name) => name !== '?' && english[command].names.includes(name))]).toEqual([
        locale,
        [],
      ])
      expect(help).not.toBe(english[command].help)
    }
  }
})

test('no two commands of a language share a word', () => {
  for (const locale of LOCALES) {
    const names = COMMANDS.flatMap((command) => shellWords(locale).commands[command].names)
    expect(new Set(names).size).toBe(names.length)
  }
})

test.each([
  ['de_AT.UTF-8', 'de'],
  ['ES', 'es'],
  ['en', 'en'],
  ['C', undefined],
  [undefined, undefined],
])('the setting %s means %s', (setting, locale) => {
  expect(localeFrom(setting)).toBe(locale)
})

test.each([
  [
    'aufbau',
    ['', 'hilfe', 'ende'],
    ['wie in „Einfluss gewinnen Für diese Runde“', 'zurücknehmen', '„hilfe“ nennt die Befehle'],
  ],
  ['imperio', ['', '', 'ayuda', 'salir'], ['«Pujar ', 'deshacer', '«ayuda» muestra los comandos']],
  ['carcosa', ['ayuda', 'salir'], ['como «Moverse ', 'deshacer', '«ayuda» muestra los comandos']],
] as const)('%s is helped and left in its own language', async (game, lines, words) => {
  const host = testHost(lines)
  expect(await start(host, { game, seed: 'words' })).toBe(0)
  const { text } = host.terminal
  for (const each of words) expect(text).toContain(each)
  // Neither the commands nor the example of what can be typed are English.
  expect(text).not.toMatch(/\b(bid|help|undo|quit|Enter for)\b/)
})

test('rules are left with the word of the language', async () => {
  const host = testHost(['regeln', 'zurück', 'ende'])
  Object.assign(host.terminal, { interactive: true, rows: 7 })
  await start(host, { game: 'aufbau', seats: '2', seed: 'words' })
  expect(host.terminal.prompts.filter((prompt) => prompt.includes('Enter für mehr'))).toHaveLength(1)
})
