import type { Io } from '@ludoteca/kernel'
import type { AnyConfig } from './config.ts'
import { CHANCE, CHEST } from './data/cards.ts'
import type { Fact } from './facts.ts'
import { dealTokens } from './rules/tokens.ts'
import { initialState, type State } from './state.ts'
import { beginTurn } from './steps/end-turn.ts'
import { steps } from './steps.ts'

/** [3.4] Draws the tokens last, so that all else is as it was without them. */
export function setup(config: AnyConfig, seats: number, io: Io<Fact>): State {
  const s = setupWithoutTokens(config, seats, io)
  s.tokens = dealTokens(seats, io)
  return s
}

/** [3.4] Draws in this order: chance deck, chest deck, starting seat. */
export function setupWithoutTokens(config: AnyConfig, seats: number, io: Io<Fact>): State {
  // Not by `map`, which makes lists of another kind once it is compiled; whatever reads them would be compiled anew.
  const decks = { chance: Array.from(CHANCE, ({ id }) => id), chest: Array.from(CHEST, ({ id }) => id) }
  io.chance.shuffle('deck:chance', decks.chance)
  io.chance.shuffle('deck:chest', decks.chest)
  const startSeat = config.startingPlayer === 'random' ? io.chance.int('start', seats) : 0
  const s = initialState(config, seats, startSeat, decks)
  io.tell({ type: 'gameStarted', seats, startSeat, options: s.options })
  s.agenda.push({ step: 'endTurn' }, beginTurn(s, io))
  steps.settle(s, io)
  return s
}
