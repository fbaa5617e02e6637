import { expect, test } from 'vitest'
import { SettingsStore } from '../../src/stores/settings.ts'
import { FakeStorage } from './fake-storage.ts'

const KEY = 'ludoteca.settings.v1'

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'es-PE'], 'es'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser that speaks %j is spoken to in %s', (languages, locale) => {
  expect(new SettingsStore(new FakeStorage(), languages).locale).toBe(locale)
})

test('what was chosen is there the next time', () => {
  const storage = new FakeStorage()
  const settings = new SettingsStore(storage, ['en'])
  settings.set('locale', 'es')
  settings.set('textSize', 130)
  settings.set('sound', false)
  expect(new SettingsStore(storage, ['en']).chosen).toEqual(settings.chosen)
})

test.each(['{"locale":"xx","textSize":500,"sound":"loud","theme":"dark"}', '{"theme":"dark"}'])(
  'what makes no sense is not taken: %s',
  (kept) => {
    const storage = new FakeStorage()
    storage.setItem(KEY, kept)
    const settings = new SettingsStore(storage, ['en'])
    expect(settings.chosen).toMatchObject({ locale: 'en', textSize: 100, theme: 'dark' })
  },
)

test.each(['not JSON', 'null', '[]', '7'])('a broken store is as good as none: %s', (kept) => {
  const storage = new FakeStorage()
  storage.setItem(KEY, kept)
  expect(new SettingsStore(storage, ['en']).theme).toBe('auto')
})

test('theme and motion follow the device until somebody chooses', () => {
  const settings = new SettingsStore(new FakeStorage(), ['en'])
  settings.sense('systemDark', true)
  settings.sense('systemReducesMotion', true)
  expect([settings.isDark, settings.reducesMotion]).toEqual([true, true])
  settings.set('theme', 'light')
  settings.set('motion', 'full')
  expect([settings.isDark, settings.reducesMotion]).toEqual([false, false])
})

test('calls are off until somebody wants them', () => {
  expect(new SettingsStore(new FakeStorage(), ['es']).voice).toBe(false)
})

test('a place that speaks one language decides while somebody is in it, and what they chose is kept', () => {
  const storage = new FakeStorage()
  const settings = new SettingsStore(storage, ['de'])
  const leaveRoom = settings.enter('es')
  const leaveTable = settings.enter('es')
  expect([settings.locale, settings.isLocaleGiven]).toEqual(['es', true])
  expect(new SettingsStore(storage, ['en']).locale).toBe('de')
  // One place may be inside the other, and they are not left in that order.
  leaveRoom()
  expect(settings.locale).toBe('es')
  leaveTable()
  expect([settings.locale, settings.isLocaleGiven]).toEqual(['de', false])
})
