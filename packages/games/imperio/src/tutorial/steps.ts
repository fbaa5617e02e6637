import { type AskStep, type AwaitedDecision, type Decision, playSteps } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { ActionFrame, BidFrame, Frame, MoodFrame, ShowFrame } from '../frames.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { action } from '../steps/action.ts'
import { tableGoesOn } from '../steps/asking.ts'
import { bid } from '../steps/bid.ts'
import { mood } from '../steps/mood.ts'
import { openWith } from '../steps/open.ts'
import { show } from '../steps/show.ts'
import { STEPS } from '../steps.ts'
import { choicesFor, scriptedMove } from './choices.ts'
import { SCRIPTED } from './openings.ts'

type Asks<Fr> = AskStep<State, Fr, Move, Fact>

/** The steps of any match, in which a script stands for luck and for the others. Nobody watches. */
export const { settle, decisions, apply } = playSteps<Frame, State, Move, Fact>({
  ...STEPS,
  open: openWith(SCRIPTED),
  show: { ...(show as Asks<ShowFrame>), ask: (s, { sec }) => [tableGoesOn(s, sec)] },
  bid: scripted(bid as Asks<BidFrame>),
  action: scripted(action as Asks<ActionFrame>),
  mood: scripted(mood as Asks<MoodFrame>),
})

/** Only owners are asked, and each only for what the script leaves them. */
function scripted<Fr extends BidFrame | ActionFrame | MoodFrame>(step: Asks<Fr>): Asks<Fr> {
  const narrow = (s: Readonly<State>, decision: AwaitedDecision<State, Move>, name: Fr['step']) => ({
    ...decision,
    choices: choicesFor(s, decision.seat, name),
    fallback: scriptedMove(s, decision.seat, name),
  })
  return {
    on: step.on,
    ask(s, f) {
      const owners = step.ask(s, f).filter(({ seat }) => seat in s.owners)
      return owners.map((decision): Decision<State, Move> => (decision.open ? decision : narrow(s, decision, f.step)))
    },
  }
}
