import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { ANNOUNCED } from '../src/facts.ts'

test('[1.5.3] seats change hands while there is a round to come, and after the first only if they are not locked', () => {
  const at = (round: number, lockSeatsAfterRound1: boolean, phase = 'BID') => {
    const config = { mode: 'QUICK', lockSeatsAfterRound1 }
    return box.lateJoin?.({ round, phase, config } as never)
  }
  expect([0, 1, 2, 6, 7].map((round) => at(round, false))).toEqual([true, true, true, true, false])
  expect([0, 1, 2, 6, 7].map((round) => at(round, true))).toEqual([true, false, false, false, false])
  expect([1, 2, 7].map((round) => at(round, true, 'REVEAL'))).toEqual([true, false, false])
  expect([1, 2, 7].map((round) => at(round, false, 'REVEAL'))).toEqual([true, true, true])
})

test('the box announces what travels by itself and opens a chapter with every round', () => {
  expect(box.locale).toBe('es')
  expect(Object.values(box.messages?.facts ?? {}).map(({ fact }) => fact)).toEqual(ANNOUNCED)
  expect(box.chapters).toEqual(['revealMarket'])
})
