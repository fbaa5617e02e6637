import { hashState, type Seat, TABLE } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { historyOf } from '../src/history.ts'
import {
  A,
  auction,
  B,
  C,
  D,
  decide,
  idle,
  leave,
  nextTurn,
  noBids,
  nobodyLeaves,
  play,
  settings,
  startMatch,
  table,
} from './kit.ts'

const undo = { type: 'undo' } as const

test('a wrong result is taken back and entered again: one net payment [T44]', () => {
  const match = play(startMatch(table), nobodyLeaves, ...idle(A, B, C, D), auction(B, 1200))
  expect(match.submit(TABLE, { ...undo, reason: 'misheard' }).ok).toBe(true)
  play(match, auction(B, 2100))
  expect(match.position.state.summary?.bankBefore).toBe(6100)
  expect(match.position.state.players[B]?.balance).toBe(9000 - 2100 + 435)
  const entries = historyOf(match).filter(({ type }) => type === 'auctionWon' || type === 'undo')
  expect(entries).toMatchObject([
    {
      type: 'auctionWon',
      seat: B,
      turn: 1,
      phase: 'AUCTION',
      data: { amount: 1200, m10: 12 },
      bank: 5200,
      undone: true,
    },
    {
      type: 'undo',
      phase: 'AUCTION',
      data: { command: 'auctionResult', reason: 'misheard' },
      bank: 4000,
      undone: false,
    },
    {
      type: 'auctionWon',
      seat: B,
      turn: 1,
      phase: 'AUCTION',
      data: { amount: 2100, m10: 12 },
      bank: 6100,
      undone: false,
    },
  ])
})

/** Plays up to the last decision of a lottery that all four have entered. */
function upToLottery(seed: string) {
  return play(startMatch(table, seed), nobodyLeaves, ...[A, B, C, D].map((seat) => decide(seat, 'keep', 'join')))
}

test.each(['one', 'two', 'three', 'four', 'five'])('undo does not draw again, seed %s [T45]', (seed) => {
  const match = upToLottery(seed)
  const drawn = hashState(match.position.state)
  match.submit(TABLE, undo)
  expect(match.position.state.players[A]?.balance).toBe(9000)
  play(match, decide(D, 'keep', 'join'))
  expect(hashState(match.position.state)).toBe(drawn)
})

test('undo and the same command again give the same state for every kind of command [19.7]', () => {
  const match = startMatch({ ...table, modifierBands: [{ fromTurn: 1, min: 1, max: 4 }] })
  const moves = [
    settings({ bidStep: 50 }),
    leave(C),
    decide(A, 'raise', 'join'),
    decide(B, 'keep', 'join'),
    decide(D),
    auction(A, 300),
    nextTurn,
  ]
  for (const move of moves) {
    const before = hashState(match.position.state)
    play(match, move)
    const after = hashState(match.position.state)
    match.submit(TABLE, undo)
    expect(hashState(match.position.state)).toBe(before)
    play(match, move)
    expect(hashState(match.position.state)).toBe(after)
  }
})

test('undo reaches back to the start of the game and no further [14.1]', () => {
  const match = startMatch(table)
  const start = hashState(match.position.state)
  expect(match.refusalOf(TABLE, undo)?.code).toBe('E_NOTHING')
  play(match, nobodyLeaves, ...idle(A, B, C, D), noBids, nextTurn, leave(A, B, C, D))
  expect(match.outcome()?.reason).toBe('allLeft')
  for (let i = 0; i < 8; i++) expect(match.submit(TABLE, undo).ok).toBe(true)
  expect(hashState(match.position.state)).toBe(start)
  expect(match.refusalOf(TABLE, undo)?.code).toBe('E_NOTHING')
})

test('undoing a decision asks the same player again and leaves the others sealed [14.4]', () => {
  const match = play(startMatch(table), nobodyLeaves, decide(A, 'raise'), decide(B))
  match.submit(TABLE, undo)
  expect(match.decisionsFor(B).map(({ prompt }) => prompt)).toEqual(['decide'])
  const seen = match.view(TABLE)
  expect(seen.answered).toEqual([true, false, false, false])
  expect(seen.myPlan).toBe(null)
})

test('only the banker takes back, and only at one device [14.1]', () => {
  const match = play(startMatch(table), nobodyLeaves, decide(A))
  expect(match.refusalOf(A, undo)?.code).toBe('E_UNDO')
  const live = startMatch({})
  live.submit(A, { type: 'exitChoice', exit: false })
  for (const seat of [A, TABLE] as Seat[]) expect(live.refusalOf(seat, undo)?.code).toBe('E_UNDO')
})

test('entries of the log count from 1, carry the bank, and agree with the match about what was taken back [16]', () => {
  const match = play(startMatch(table), nobodyLeaves, decide(A, 'raise'), ...idle(B, C, D), noBids)
  match.submit(TABLE, undo)
  match.submit(TABLE, undo)
  play(match, decide(D), auction(C, 500), nextTurn)
  const entries = historyOf(match)
  expect(entries.map(({ id }) => id)).toEqual(entries.map((_, i) => i + 1))
  expect(entries[0]).toMatchObject({
    turn: 1,
    phase: 'EXIT',
    type: 'gameStarted',
    data: { names: ['Ann', 'Ben', 'Cleo', 'Dan'], bank: 4000 },
    bank: 4000,
  })
  expect(entries.filter(({ type }) => type === 'undo').map(({ data }) => data.command)).toEqual(['noBids', 'decide'])
  expect(entries.filter(({ type }) => type === 'payout').map(({ undone, bank }) => [undone, bank])).toEqual([
    [true, 3378],
    [false, 3752],
  ])
  expect(entries.at(-1)).toMatchObject({ turn: 2, phase: 'EXIT', type: 'turnStarted', data: { turn: 2, n: 4 } })
  expect(match.undone().size).toBe(2)
})
