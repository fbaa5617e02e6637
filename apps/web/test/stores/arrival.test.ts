import { expect, test } from 'vitest'
import { Arrival } from '../../src/stores/arrival.ts'
import { FakeStorage } from './fake-storage.ts'

test('people are asked where the page was loaded, and only once', () => {
  const arrival = new Arrival('/local/a', new FakeStorage())
  expect(arrival.isAt('/local/b')).toBe(false)
  expect(arrival.isAt('/local/a')).toBe(true)
  arrival.settle()
  expect(arrival.isAt('/local/a')).toBe(false)
})

test('wherever one arrives, one is asked about a match once in a session, and about every other as well', () => {
  const session = new FakeStorage()
  const byLink = new Arrival('/game/banca', session)
  expect(byLink.isUnknown('a')).toBe(true)
  byLink.ask('a')
  expect(byLink.isUnknown('a')).toBe(false)
  expect(byLink.isUnknown('b')).toBe(true)
  const loadedAgain = new Arrival('/', session)
  expect(loadedAgain.isUnknown('a')).toBe(false)
  expect(loadedAgain.isUnknown('b')).toBe(true)
  loadedAgain.ask('b')
  expect(['a', 'b'].map((id) => new Arrival('/', session).isUnknown(id))).toEqual([false, false])
  expect(new Arrival('/', new FakeStorage()).isUnknown('a')).toBe(true)
})

test('whoever comes from its table knows of a match, until the app is opened again', () => {
  const session = new FakeStorage()
  const arrival = new Arrival('/game/banca', session)
  arrival.see('a')
  expect(arrival.isUnknown('a')).toBe(false)
  expect(new Arrival('/', session).isUnknown('a')).toBe(true)
})

test('a session that keeps nothing costs a second question and nothing else', () => {
  const session = new FakeStorage()
  session.roomFor = 0
  const arrival = new Arrival('/', session)
  arrival.ask('a')
  expect(arrival.isUnknown('a')).toBe(false)
  expect(new Arrival('/', session).isUnknown('a')).toBe(true)
})
