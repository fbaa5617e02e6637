import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faults } from './planted/all.mjs'

// Planting all faults takes long and is done now and then; that each can still be planted is seen here.
describe('planted faults', () => {
  test.each(faults)('$what: can still be planted', ({ file, right, wrong, tests }) => {
    expect(readFileSync(file, 'utf8').split(right)).toHaveLength(2)
    expect(wrong).not.toBe(right)
    expect(tests.filter((name: string) => !name.includes('*') && !existsSync(name))).toEqual([])
  })

  test('have names of their own', () => {
    expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length)
  })
})
