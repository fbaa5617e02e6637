import { expect, test } from 'vitest'
import { Arrival } from '../../src/stores/arrival.ts'

test('people are asked only where the page was loaded, and only once', () => {
  const arrival = new Arrival('/local/a')
  expect(arrival.isAt('/local/b')).toBe(false)
  expect(arrival.isAt('/local/a')).toBe(true)
  arrival.settle()
  expect(arrival.isAt('/local/a')).toBe(false)
})
