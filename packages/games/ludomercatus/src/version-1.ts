import type { Game, OptionSpecs } from '@ludoteca/kernel'
import { type Config, options } from './config.ts'
import type { Fact } from './facts.ts'
import { ludomercatus } from './game.ts'
import type { Move } from './moves.ts'
import { setupWithoutTokens } from './setup.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

const { startCash: _startCash, noRentInJail: _noRentInJail, evenBuilding: _evenBuilding, ...known } = options

/** The rules before tokens were chosen and some options were there. Their matches go on and verify for ever. */
export const version1: Game<Config, State, Move, View, Fact> = {
  ...ludomercatus,
  version: 1,
  options: known as OptionSpecs<Config>,
  setup: setupWithoutTokens,
  // The table could take back that it had called time.
  undo: (s) => (s.options.undo ? 'own' : 'none'),
}
