import { expect, test } from 'vitest'
import { banca } from '../src/game.ts'
import type { Player, State, Summary, SummaryRow } from '../src/state.ts'
import { A, B, C, D, idle, leave, noBids, nobodyLeaves, play, startMatch, table } from './kit.ts'

function paidOut(): State {
  const match = play(startMatch(table), leave(D), ...idle(A, B, C), noBids)
  return banca.copy(match.position.state)
}

type Spoiler = readonly [what: string, part: (s: State) => Partial<State>, pattern: RegExp]

const SPOILERS: readonly Spoiler[] = [
  ['money from nowhere [19.1]', ({ bank }) => ({ bank: bank + 1 }), /not conserved/],
  ['a negative bank [19.2]', () => ({ bank: -1 }), /the bank holds -1/],
  ['a negative balance [19.2]', (s) => withPlayer(s, A, { balance: -1 }), /seat 0: the balance is -1/],
  ['a level below 0 [19.2]', (s) => withPlayer(s, B, { level: -1 }), /seat 1: the level is -1/],
  ['a multiplier below its levels [19.2]', (s) => withPlayer(s, B, { level: 5 }), /seat 1: the multiplier/],
  ['leaving without a turn [6.3]', (s) => withPlayer(s, D, { exitTurn: null }), /seat 3: left/],
  ['an end with something left to do [5]', () => ({ ending: 'turnLimit' }), /over and not over/],
  ['a game without opponents [12]', onlyOne, /fewer than two/],
  ['shares above the dividend [19.3]', (s) => withSummary(s, { dividend: 1 }), /exceed the dividend/],
  ['a dividend above its part [19.3]', (s) => withSummary(s, { bankBefore: 1 }), /its part of the bank/],
]

test.each(SPOILERS)('the invariants see %s', (_what, part, pattern) => {
  const s = paidOut()
  expect(banca.invariants(s)).toEqual([])
  expect(banca.invariants({ ...s, ...part(s) }).join()).toMatch(pattern)
})

test('the invariants see a share that does not follow the multiplier [19.3]', () => {
  const s = paidOut()
  const { rows } = s.summary as Summary
  const spoilt = (part: Partial<SummaryRow>) => rows.map((row, i) => (i === 0 ? { ...row, ...part } : row))
  for (const part of [{ share: 1 }, { multiplierTenths: 99, share: 0 }]) {
    expect(banca.invariants({ ...s, ...withSummary(s, { rows: spoilt(part) }) })).toEqual([
      'shares do not follow multipliers',
    ])
  }
})

test('whoever has left stays as they are [19.5]', () => {
  const before = paidOut()
  const after = { ...before, ...withPlayer(before, D, { balance: 1 }) }
  expect(banca.transitions?.(before, after, [])).toEqual(['seat 3 changed after leaving'])
})

test('every payout charges somebody and rewards somebody [19.4]', () => {
  const match = play(startMatch(table), nobodyLeaves, ...idle(A, B, C, D))
  const before = banca.copy(match.position.state)
  play(match, noBids)
  const after = match.position.state
  expect(banca.transitions?.(before, after, match.told)).toEqual([])
  const silent = match.told.filter(({ fact }) => fact.type !== 'penalty' && fact.type !== 'bonus')
  expect(banca.transitions?.(before, after, silent)).toEqual([
    'nobody was charged the penalty',
    'nobody gained the bonus',
  ])
})

function withPlayer(s: State, seat: number, part: Partial<Player>): Partial<State> {
  return { players: s.players.map((player, other) => (other === seat ? { ...player, ...part } : player)) }
}

function onlyOne({ players }: State): Partial<State> {
  return { players: players.map((player, seat) => (seat === A ? player : { ...player, active: false, exitTurn: 1 })) }
}

function withSummary({ summary }: State, part: Partial<Summary>): Partial<State> {
  return { summary: { ...(summary as Summary), ...part } }
}
