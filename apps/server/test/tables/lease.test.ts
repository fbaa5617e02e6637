import { describe, expect, test } from 'vitest'
import { Lease } from '../../src/tables/loop/lease.ts'

describe('when a match is due', () => {
  test('is written only if what is stored would be too late', () => {
    expect(new Lease(5).toWrite(10, 4)).toBeUndefined()
    expect(new Lease(5).toWrite(3, 2)).toBe(3)
    expect(new Lease(null).toWrite(3, 2)).toBe(3)
    expect(new Lease(5).toWrite(null, 4)).toBeUndefined()
  })

  test('is written again when its time has passed, for another process may have taken it away', () => {
    expect(new Lease(5).toWrite(10, 5)).toBe(10)
  })

  test('is written in any case by whoever was given the match, in place of what it was given until', () => {
    const due = new Lease(null)
    due.lease(8)
    expect([due.leasedUntil, due.toWrite(10, 4), due.toWrite(null, 4)]).toEqual([8, 10, null])
    due.written(10)
    expect([due.leasedUntil, due.toWrite(10, 4)]).toEqual([undefined, undefined])
  })
})
