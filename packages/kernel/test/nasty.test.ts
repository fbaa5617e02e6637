import { expect, test } from 'vitest'
import { NASTY_VALUES, OBJECT_NAMES, ODD_SHAPES, PROTOTYPE_NAMES } from '../src/testing/nasty.ts'

test('the list knows what an object, a list and a function answer to', () => {
  expect(PROTOTYPE_NAMES).toEqual(
    expect.arrayContaining(['constructor', '__proto__', 'valueOf', 'map', 'call', 'then']),
  )
  for (const name of OBJECT_NAMES) expect(name in {}).toBe(true)
})

test('everything of it can be sent: written as JSON and read again, it is there', () => {
  for (const value of NASTY_VALUES) expect(JSON.parse(JSON.stringify(value))).toBeDefined()
  const named = ODD_SHAPES.map((shape) => JSON.stringify(shape))
  expect(named).toContain('{"__proto__":{"polluted":true}}')
})
