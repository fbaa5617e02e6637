import { playSteps, type Steps } from '@ludoteca/kernel'
import type { Fact } from './facts.ts'
import type { Move } from './moves.ts'
import type { Frame, State } from './state.ts'
import { auction, lot } from './steps/auction.ts'
import { buy } from './steps/buy.ts'
import { claim, claims } from './steps/claims.ts'
import { debt } from './steps/debt.ts'
import { endTurn } from './steps/end-turn.ts'
import { inherit } from './steps/inherit.ts'
import { jail, release } from './steps/jail.ts'
import { move } from './steps/move.ts'
import { place, placements } from './steps/place.ts'
import { finishRoll, postRoll } from './steps/post-roll.ts'
import { preRoll } from './steps/pre-roll.ts'
import { raise } from './steps/raise.ts'
import { resolve } from './steps/resolve.ts'
import { shortage } from './steps/shortage.ts'
import { trade } from './steps/trade.ts'

const all: Steps<State, Frame, Move, Fact> = {
  preRoll,
  jail,
  postRoll,
  move,
  resolve,
  buy,
  lot,
  auction,
  debt,
  raise,
  release,
  inherit,
  claims,
  claim,
  shortage,
  placements,
  place,
  trade,
  finishRoll,
  endTurn,
}

export const steps = playSteps<Frame, State, Move, Fact>(all)

/** Whether a step asks somebody; the others run by themselves. */
export function isAsking(step: Frame['step']): boolean {
  return 'ask' in all[step]
}

export const STEP_NAMES: readonly Frame['step'][] = Object.keys(all) as Frame['step'][]
