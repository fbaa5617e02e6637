import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { A, auction, B, C, D, idle, nextTurn, nobodyLeaves, play, startMatch, table } from './kit.ts'

test('a newcomer may take over a seat in the first turn, and not after it', () => {
  const match = startMatch(table)
  expect(box.lateJoin?.(match.position.state)).toBe(true)
  play(match, nobodyLeaves, ...idle(A, B, C, D), auction(B, 700))
  expect(box.lateJoin?.(match.position.state)).toBe(true)
  play(match, nextTurn)
  expect(box.lateJoin?.(match.position.state)).toBe(false)
})
