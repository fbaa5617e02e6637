import { type Choice, int, type Json, LEARNER, one, type Params, refuse, type Seat, same } from '@ludoteca/kernel'
import type { BidFrame, MoodFrame } from '../frames.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { State } from '../state.ts'
import { OWN_ACTIONS } from '../steps/action-choices.ts'
import { BIDS } from '../steps/bid.ts'
import { NEVER } from '../steps/domains.ts'
import { FIRST_BID, partOf, sceneOf } from './script.ts'

type Asking = BidFrame['step'] | 'action' | MoodFrame['step']

/** [9] What the script leaves an owner to do: bots their part, the learner what the round is about. */
export function choicesFor(s: Readonly<State>, seat: Seat, step: Asking): readonly Choice<State, Move>[] {
  if (seat !== LEARNER) return only(scriptedMove(s, seat, step))
  return sceneOf(s).freedom === 'free' ? FREE[step] : BOUNDED[step](s)
}

/** What an owner does by the script, and when the coach plays for the learner. */
export function scriptedMove(s: Pick<State, 'round'>, seat: Seat, step: Asking): Move {
  const { bid, action, moodVote } = partOf(s, seat)
  if (step === 'mood') return moodVote ?? { type: 'moodVote', optionId: null }
  return step === 'bid' ? bid : action
}

/** There is nobody yet to make deals with. */
const noDeal: Choice<State, MoveOf<'dealOffer'>> = {
  type: 'dealOffer',
  paramsOf: () => null,
  check: () => refuse('DEAL_TEMPLATE'),
}

/** In a round in which the learner is free. */
const FREE: Readonly<Record<Asking, readonly Choice<State, Move>[]>> = {
  bid: BIDS,
  action: [...OWN_ACTIONS, noDeal],
  mood: [],
}

/** In a round that teaches one thing after the other. */
const BOUNDED: Readonly<Record<Asking, (s: Readonly<State>) => readonly Choice<State, Move>[]>> = {
  bid: (s) => [firstBid(sceneOf(s).row[0] as string)],
  action: (s) => [...only(partOf(s, LEARNER).action), noDeal],
  mood: (s) => [firstVote(sceneOf(s).moods)],
}

function firstBid(lot: string): Choice<State, MoveOf<'bid'>> {
  const { min, max } = FIRST_BID
  return {
    type: 'bid',
    params: { propertyId: one([lot]), amount: int(min, max), useFameToken: one([false]) },
    check(_s, _seat, { propertyId, amount }) {
      if (propertyId !== lot) return refuse('BAD_PROPERTY')
      return amount >= min && amount <= max ? undefined : refuse('BAD_AMOUNT')
    },
  }
}

function firstVote(moods: readonly string[]): Choice<State, MoveOf<'moodVote'>> {
  return {
    type: 'moodVote',
    params: { optionId: one(moods) },
    check: (_s, _seat, { optionId }) => (moods.some((id) => id === optionId) ? undefined : refuse('BAD_MESSAGE')),
  }
}

/** This move and no other. */
function only(move: Move): readonly Choice<State, Move>[] {
  const { type, ...fields } = move
  const params: Params = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, one([value as Json])]))
  const it: Choice<State, Move> = {
    type,
    params,
    check: (_s, _seat, sent) => (same(sent, move) ? undefined : refuse('BAD_PHASE')),
  }
  return type === 'action' ? [noOtherAction, it] : [it]
}

/** Has the shape of every action, so that it is this that refuses all others. */
const noOtherAction: Choice<State, MoveOf<'action'>> = {
  type: 'action',
  params: { action: one([]), propertyId: NEVER, level: NEVER },
  check: () => refuse('BAD_PHASE'),
}
