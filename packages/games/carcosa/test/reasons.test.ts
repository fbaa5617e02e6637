import { configure, drawAny, Position, describe as plain, type Seat, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { ACTIONS } from '../src/actions/index.ts'
import type { Config } from '../src/config.ts'
import { carcosa } from '../src/game.ts'
import type { Action, Move } from '../src/moves.ts'
import { actionsSpent, whyNotSeen } from '../src/reasons.ts'
import { at, base4, give, P1, P3, play } from './kit.ts'

const TYPES = Object.keys(ACTIONS) as Action['type'][]

test.each([
  ['a', 4, {}],
  ['b', 3, { freeActionsAtZero: false, ringActivation: true }],
] as const)('what a table finds possible is what the rules offer, all match long: seed %s', (seed, seats, options) => {
  const config = configure(carcosa as never, options, seats) as Config
  const position = Position.setup(carcosa, config, seats, new SeededChance(seed))
  const plan = new SeededChance(`plan ${seed}`).unrecorded()
  while (carcosa.outcome(position.state) === undefined) {
    const [decision] = position.decisions
    if (decision?.prompt === 'turn') {
      const offered = plain(position.state, decision).choices.map(({ type }) => type)
      const view = carcosa.view(position.state, decision.seat)
      const possible = TYPES.filter((type) => whyNotSeen(view, decision.seat, type) === undefined)
      expect(possible.sort()).toEqual(offered.sort())
    }
    const drawn = drawAny(position.state, position.decisions, plan) as { seat: Seat; move: Move }
    position.apply(drawn.seat, drawn.move)
  }
})

test('a Tanque beside one keeps one from meditating, and a table can say so', () => {
  const { s } = base4((house) => {
    play(house, P3, 'TANK')
    at(house, P3, 'F1_P')
    give(house, P1, 'VIAL')
  })
  const view = carcosa.view(s, P1)
  expect(whyNotSeen(view, P1, 'meditate')).toBe('E_TANK_HERE')
  expect(whyNotSeen(view, P1, 'search')).toBe('E_NOT_IN_ROOM')
  expect(whyNotSeen(view, P1, 'useVial')).toBeUndefined()
})

test('the first step of the Explorador costs nothing', () => {
  const { s } = base4((house) => play(house, P1, 'SCOUT'))
  const view = carcosa.view(s, P1)
  expect(actionsSpent(view, P1, 'move')).toBe(0)
  expect(actionsSpent(view, P1, 'search')).toBe(1)
  expect(actionsSpent(view, P1, 'endTurn')).toBe(0)
})
