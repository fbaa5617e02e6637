import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { landmarks } from '../src/landmarks.ts'
import type { Move } from '../src/moves.ts'
import { A, auction, B, C, D, decide, idle, leave, nextTurn, nobodyLeaves, startMatch, table } from './kit.ts'

test('a match is measured by what flows through the bank', () => {
  const meter = box.meter()
  const match = startMatch(table)
  meter.hear(match.told)
  const moves = [
    nobodyLeaves,
    decide(A, 'raise', 'join'),
    ...idle(B, C, D),
    auction(B, 700),
    nextTurn,
    leave(A, B, C, D),
  ]
  for (const [seat, type, params] of moves) {
    const answer = match.submit(seat, { type, ...params } as Move)
    if (answer.ok) meter.hear(answer.told)
  }
  const outcome = match.outcome()
  if (!outcome) throw new Error('not over')
  expect(meter.read(match.position.state, outcome)).toMatchObject({
    turns: 2,
    exits: 4,
    levels: 500,
    refunds: 0,
    lotteryFees: 100,
    auctionRevenue: 700,
    penalties: 200,
    payouts: 1323,
    bankLeft: 4177,
    endedByAllLeft: 1,
    endedByLastPlayer: 0,
    endedByTurnLimit: 0,
  })
})

test.each([
  [{ type: 'penalty', seat: A, due: 300, paid: 139, balance: 0, bank: 0 } as const, 'rule:penalty:capped'],
  [{ type: 'passed', seat: A, auto: true } as const, 'rule:auction:autoPass'],
  [{ type: 'passed', seat: A, auto: false } as const, 'fact:passed'],
  [
    { type: 'lotteryDrawn', entrants: [B], winner: B, rewardTenths: 1, multiplierTenths: 11 } as const,
    'rule:lottery:single',
  ],
])('%j is a landmark', (fact, landmark) => {
  expect(landmarks.reachedBy(fact, {})).toContain(landmark)
  const [, ...name] = landmark.split(':')
  const expected = [...(landmarks.expected.rule ?? []), ...(landmarks.expected.fact ?? [])]
  expect(expected).toContain(name.join(':'))
})
