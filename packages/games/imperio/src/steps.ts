import { playSteps } from '@ludoteca/kernel'
import type { Fact } from './facts.ts'
import type { Frame } from './frames.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import { action } from './steps/action.ts'
import { awards } from './steps/awards.ts'
import { bid } from './steps/bid.ts'
import { finish } from './steps/finish.ts'
import { init } from './steps/init.ts'
import { mood } from './steps/mood.ts'
import { open } from './steps/open.ts'
import { round } from './steps/round.ts'
import { show } from './steps/show.ts'
import { vote } from './steps/vote.ts'

/** The table of steps, in order of play. */
export const STEPS = { init, round, open, show, bid, action, mood, vote, awards, finish }

export const { settle, decisions, apply } = playSteps<Frame, State, Move, Fact>(STEPS)

/** The names of all steps. */
export const STEP_NAMES: readonly string[] = Object.keys(STEPS)
