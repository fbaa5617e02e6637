import { expect, test } from 'vitest'
import { Arrival } from '../../src/stores/arrival.ts'
import { FakeStorage } from './fake-storage.ts'

test('people are asked only where the page was loaded, and only once', () => {
  const arrival = new Arrival('/local/a', new FakeStorage())
  expect(arrival.isAt('/local/b')).toBe(false)
  expect(arrival.isAt('/local/a')).toBe(true)
  arrival.settle()
  expect(arrival.isAt('/local/a')).toBe(false)
})

test('whoever comes in by the front door is asked once in a session, whoever comes by a link is not', () => {
  const session = new FakeStorage()
  expect(new Arrival('/game/banca', session).isOpening).toBe(false)
  const first = new Arrival('/', session)
  expect(first.isOpening).toBe(true)
  first.comeIn(false)
  expect(first.isOpening).toBe(false)
  const loadedAgain = new Arrival('/', session)
  expect(loadedAgain.isOpening).toBe(true)
  loadedAgain.comeIn(true)
  expect(new Arrival('/', session).isOpening).toBe(false)
})

test('a look at the shelf answers nothing about the match one came to', () => {
  const arrival = new Arrival('/local/a', new FakeStorage())
  arrival.comeIn(false)
  expect(arrival.isAt('/local/a')).toBe(true)
})
