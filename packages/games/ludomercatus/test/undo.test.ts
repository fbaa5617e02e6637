import { configure, isRefusal, Match, Position, SeededChance, type SubmitResult } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { ludomercatus } from '../src/game.ts'
import { A, B, cash, given, owes, own } from './positions.ts'

const gift = {
  type: 'proposeTrade',
  to: B,
  give: { cash: 5, spaces: [], jailCards: [] },
  get: { cash: 0, spaces: [], jailCards: [] },
}

function start(options: Partial<Config>) {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, kind: 'human' }))
  const match = Match.start(ludomercatus, { options: { startingPlayer: 'first', ...options }, seats, seed: 'undo' })
  if (isRefusal(match)) throw new Error(match.code)
  return match
}

const codeOf = (answer: SubmitResult) => (answer.ok ? undefined : answer.refusal.code)

test('a seat takes back its own last move while nothing was thrown', () => {
  const match = start({})
  expect(match.submit(A, gift).ok).toBe(true)
  expect(codeOf(match.submit(B, { type: 'undo' }))).toBe('E_UNDO')
  expect(match.submit(A, { type: 'undo' }).ok).toBe(true)
  expect(match.position.state.proposalsUsed).toEqual([0, 0])
})

test('a throw cannot be taken back', () => {
  const match = start({})
  expect(match.submit(A, { type: 'roll' }).ok).toBe(true)
  expect(codeOf(match.submit(A, { type: 'undo' }))).toBe('E_UNDO')
})

test('nothing is taken back where the option says so', () => {
  const match = start({ undo: false })
  expect(match.submit(A, gift).ok).toBe(true)
  expect(codeOf(match.submit(A, { type: 'undo' }))).toBe('E_UNDO')
})

test('a card turned once the fine is raised, without a throw in the same move, is not taken back either', () => {
  const config = configure(ludomercatus as never, { startingPlayer: 'first' }, 2) as never
  const position = Position.setup(ludomercatus, config, 2, new SeededChance('undo'))
  given(cash(A, 20), own(A, 1), owes(A, [], 50, 'jailFine'), (s) => {
    s.agenda.splice(2, 0, { step: 'move', seat: A, spaces: 7 })
  })(position.state)
  position.apply(A, { type: 'mortgage', space: 1 })
  expect(position.told.map(({ fact }) => fact.type)).toContain('cardDrawn')
  expect(position.revealed).toBe(true)
})
