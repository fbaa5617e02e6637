import { configure, type Decision, describe, Position, type Seat, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Config } from '../../src/config.ts'
import { STREET_GROUPS } from '../../src/data/board.ts'
import { ludomercatus } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import type { State } from '../../src/state.ts'
import {
  A,
  B,
  C,
  cash,
  cashes,
  D,
  given,
  houses,
  jailed,
  levels,
  mortgaged,
  owes,
  own,
  rolled,
  rule,
  spaces,
  stand,
} from '../positions.ts'

/** A position with A to begin, changed as said. */
function position(change: (s: State) => void, options: Partial<Config> = {}) {
  const config = configure(ludomercatus as never, { startingPlayer: 'first', ...options }, 4) as never
  const made = Position.setup(ludomercatus, config, 4, new SeededChance('windows'))
  change(made.state)
  return made
}

/** What the match waits for. */
function awaitedIn(change: (s: State) => void, options: Partial<Config> = {}) {
  const awaited = position(change, options).decisions.filter((decision) => !decision.open)
  expect(awaited).toHaveLength(1)
  return awaited[0] as Extract<Decision<State, Move>, { fallback: Move }>
}

const debtor = given(own(A, 5), cash(A, 10))
const frame =
  (...frames: State['agenda']) =>
  (s: State) => {
    s.agenda.push(...frames)
  }
const noOffer = { cash: 0, spaces: [], jailCards: [] }

test.each<[string, (s: State) => void, Move, number]>([
  ['preRoll', () => {}, { type: 'roll' }, 60_000],
  ['jail', jailed(A, 0), { type: 'jailRoll' }, 60_000],
  ['endTurn', rolled, { type: 'endTurn' }, 60_000],
  ['buy', frame({ step: 'buy', seat: A, space: 39 }), { type: 'decline' }, 30_000],
  [
    'auction',
    frame({
      step: 'auction',
      lot: 'space',
      space: 39,
      opening: 1,
      high: 0,
      leader: null,
      order: [B],
      at: 0,
      passed: [],
    }),
    { type: 'pass' },
    15_000,
  ],
  [
    'trade',
    frame({
      step: 'trade',
      proposer: A,
      responder: B,
      give: noOffer,
      get: noOffer,
      lift: [],
      revision: 2,
      debtor: null,
    }),
    { type: 'declineTrade', revision: 2 },
    60_000,
  ],
  ['debt', given(debtor, owes(A, [B], 110)), { type: 'liquidate' }, 90_000],
  ['debt', given(debtor, owes(A, [B], 111)), { type: 'declareBankruptcy' }, 90_000],
  ['inherit', frame({ step: 'inherit', seat: B, spaces: [5] }), { type: 'settleInherited', lift: [] }, 30_000],
  ['claim', frame({ step: 'claim', seat: B, kind: 'house', max: 2 }), { type: 'claim', count: 0 }, 20_000],
  [
    'place',
    given(own(B, 6, 8, 9), levels({ 6: 1 }), frame({ step: 'place', seat: B, kind: 'house', left: 1, paid: true })),
    { type: 'place', space: 8 },
    20_000,
  ],
])('the clock of %s plays its fallback [19]', (prompt, change, fallback, clockMs) => {
  expect(awaitedIn(change)).toMatchObject({ prompt, fallback, clockMs })
  expect(awaitedIn(change, { clocks: false })).not.toHaveProperty('clockMs')
})

test('after doubles the clock rolls again [19]', () => {
  const again = given(rolled, (s) => {
    s.mayRollAgain = true
  })
  expect(awaitedIn(again)).toMatchObject({ prompt: 'rollAgain', fallback: { type: 'roll' } })
})

test('everybody live may manage in an open window, in seat order after the active player [5.4, D12]', () => {
  const change = given((s: State) => {
    s.active = C
    const gone = s.players[D]
    if (gone) gone.bankrupt = true
  })
  const { decisions } = position(change)
  const managing = decisions.filter(({ prompt }) => prompt === 'manage')
  expect(managing.map(({ seat }) => seat)).toEqual([C, A, B])
})

test.each<[string, (s: State) => void]>([
  ['its cash', cash(B, 7)],
  ['where it stands', stand(B, 7)],
  ['what it owns', own(B, ...(STREET_GROUPS[0]?.members ?? []))],
  ['the houses of the bank', houses(7)],
  [
    'the hotels of the bank',
    (s) => {
      s.bank.hotels = 7
    },
  ],
])('a bot that did nothing is asked again when %s has changed, and not before [D12]', (_, news) => {
  const isAskedAgain = (change: (s: State) => void) => {
    const { decisions, state } = position(given(turnOf(C)))
    const poll = decisions.find(({ prompt, seat }) => prompt === 'manage' && seat === B)?.poll
    // Another state, since the groups of this one are only looked at again when the rules hand property over.
    const changed = ludomercatus.copy(state)
    change(changed)
    return poll?.(changed) !== poll?.(state)
  }
  expect(isAskedAgain(news)).toBe(true)
  expect(isAskedAgain(given(turnOf(D), cash(A, 7), stand(A, 7)))).toBe(false)
})

const turnOf = (seat: Seat) => (s: State) => {
  s.active = seat
}

test('a trade returns to the same window, and so does managing [D12]', () => {
  const made = position(given(own(A, 6)))
  const { windowNo } = made.state
  made.apply(A, { type: 'proposeTrade', to: B, give: { ...noOffer, cash: 1 }, get: noOffer })
  made.apply(B, { type: 'declineTrade', revision: 1 })
  expect(made.state.windowNo).toBe(windowNo)
  made.apply(A, { type: 'mortgage', space: 6 })
  expect(made.state.windowNo).toBe(windowNo)
})

test.each<[string, (s: State) => void, Move]>([
  ['a roll played out', frame({ step: 'finishRoll' }, { step: 'buy', seat: A, space: 8 }), { type: 'buy' }],
  ['leaving jail', jailed(A, 0), { type: 'jailPay' }],
  ['the next turn', rolled, { type: 'endTurn' }],
])('%s opens a new window [5.2, D12]', (_what, change, move) => {
  const made = position(change)
  const { windowNo } = made.state
  made.apply(A, move)
  expect(made.state.windowNo).toBe(windowNo + 1)
})

rule('others manage in the window after a roll, the active player goes on [5.4]', {
  given: given(own(B, 5), own(C, 15), mortgaged(15), own(D, 37, 39), levels({ 37: 1 }), rolled),
  when: [
    [A, 'roll', {}, 'E_PHASE'],
    [B, 'endTurn', {}, 'E_SEAT'],
    [B, 'mortgage', { space: 5 }],
    [C, 'unmortgage', { space: 15 }],
    [D, 'sellBuildings', { group: 'purple', levels: [0, 0] }],
    [A, 'endTurn'],
  ],
  then: { players: cashes(1500, 1600, 1390, 1600), active: B },
})

rule('moves of another phase, of nobody and of no kind are refused [20]', {
  given: given(own(A, 1)),
  when: [
    [A, 'bid', { amount: 1 }, 'E_PHASE'],
    [A, 'buy', {}, 'E_PHASE'],
    [A, 'jailRoll', {}, 'E_PHASE'],
    [9, 'roll', {}, 'E_SEAT'],
    [A, 'fly', {}, 'E_PHASE'],
    [A, 'roll', { far: 40 }, 'E_FORMAT'],
    [A, 'mortgage', {}, 'E_FORMAT'],
    [A, 'mortgage', { space: 1, twice: true }, 'E_FORMAT'],
  ],
  then: { players: cashes(1500), deeds: spaces({ 1: { mortgaged: false } }) },
})

test('all legal level vectors are offered, 36 per group and direction at most [20]', () => {
  const rich = given(own(A, 6, 8, 9), cash(A, 10_000))
  const offered = (change: (s: State) => void, type: string) => {
    const { decisions, state } = position(change)
    const choices = decisions.flatMap((decision) => describe(state, decision).choices)
    const levelsParam = choices.find((choice) => choice.type === type)?.params.levels
    return levelsParam?.kind === 'one' ? levelsParam.of : []
  }
  // From nothing: seven vectors on each of four floors. From hotels: all 36 even vectors but the one that stands.
  expect(offered(rich, 'build')).toHaveLength(4 * 7)
  expect(offered(given(rich, levels({ 6: 4, 8: 4, 9: 4 })), 'build')).toHaveLength(7)
  expect(offered(given(rich, levels({ 6: 5, 8: 5, 9: 5 }), houses(32)), 'sellBuildings')).toHaveLength(35)
  expect(offered(given(rich, cash(A, 100)), 'build')).toHaveLength(6)
  expect(offered(given(rich, stand(A, 5), mortgaged(6)), 'build')).toHaveLength(0)
})

test('only property that can be mortgaged or freed right now is offered [13.1, 13.3, 20]', () => {
  const change = given(own(A, 5, 12, 15, 37, 39), mortgaged(5, 12), levels({ 37: 1 }), cash(A, 109))
  const { decisions, state } = position(change)
  const choices = decisions.filter(({ seat }) => seat === A).flatMap((decision) => describe(state, decision).choices)
  const spacesFor = (type: string) => choices.find((choice) => choice.type === type)?.params.space
  expect(spacesFor('mortgage')).toMatchObject({ of: [15] })
  expect(spacesFor('unmortgage')).toMatchObject({ of: [12] })
})
