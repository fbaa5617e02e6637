import { playSteps, type Steps } from '@ludoteca/kernel'
import type { Fact } from './facts.ts'
import type { Move } from './moves.ts'
import type { Frame, State } from './state.ts'
import { convert, newRound, recover, upkeep } from './steps/passages.ts'
import { actions, conversion, maintenance, reset } from './steps/phases.ts'

const table: Steps<State, Frame, Move, Fact> = {
  maintenance,
  upkeep,
  actions,
  convert,
  conversion,
  recover,
  reset,
  newRound,
}

export const STEP_NAMES: readonly string[] = Object.keys(table)
export const { decisions, apply } = playSteps(table)
