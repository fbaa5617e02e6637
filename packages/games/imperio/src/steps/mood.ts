import {
  type AwaitedDecision,
  type Choice,
  CROWD,
  type Decision,
  type Io,
  next,
  type OpenDecision,
  one,
  type Refusal,
  refuse,
  type Seat,
  type Step,
} from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Frame, MoodFrame } from '../frames.ts'
import type { Move, MoveOf } from '../moves.ts'
import { listOf } from '../rules/list.ts'
import { hasWatchers, isLastRound, modeOf, whenOf } from '../rules/mode.ts'
import { report } from '../rules/news.ts'
import type { State } from '../state.ts'
import { crowdMay, eachMay, eachMust, frameOf, tableGoesOn } from './asking.ts'
import {
  allWatchersVoted,
  byId,
  countVotes,
  noteWatcher,
  onVotingCrowd,
  WATCHER,
  WATCHING,
  whyNotVote,
} from './crowd.ts'
import { tellMoodOptions } from './reveal.ts'

const NO_VOTE: Move = { type: 'moodVote', optionId: null }

export function openMood(s: State, io: Io<Fact>): Frame {
  tellMoodOptions(s, io)
  return {
    step: 'mood',
    owners: !hasWatchers(s),
    done: listOf(s.owners, () => false),
    votes: listOf(s.owners, () => null),
    crowd: [],
    late: [],
  }
}

/** [2.4.6, 6.4] Watchers vote on the mood of the next round; owners, if there are none. */
export const mood: Step<State, MoodFrame, Move, Fact> = {
  ask(s, f) {
    const { MOOD, MOOD_NO_WATCHERS } = modeOf(s).timersSec
    const sec = f.owners ? MOOD_NO_WATCHERS : MOOD
    const mustVote = (isLastRound(s) ? MUST_VOTE_LAST : MUST_VOTE)(s, sec)
    const asked: Decision<State, Move>[] = []
    for (let seat = 0; seat < f.done.length; seat++) {
      if (f.owners && !f.done[seat]) asked.push(mustVote[seat] as AwaitedDecision<State, Move>)
      else asked.push(VOTED[seat] as OpenDecision<State, Move>)
    }
    asked.push(CROWD_MAY(s), tableGoesOn(s, sec))
    return asked
  },
  on: {
    moodVote(s, f, seat, { optionId, watcher = '' }, io) {
      if (seat === CROWD) {
        noteWatcher(s, watcher)
        f.crowd.push({ watcher, for: optionId as string })
      } else {
        f.votes[seat] = optionId
        f.done[seat] = true
        io.tell({ type: 'moodVoteIn', seat })
      }
      if (allVoted(s, f)) close(s, f, io)
    },
    ...onVotingCrowd,
    continue: (s, f, _seat, _move, io) => close(s, f, io),
  },
}

/** [2.3.4] */
function allVoted(s: Readonly<State>, f: Readonly<MoodFrame>): boolean {
  if (f.owners) return !f.done.includes(false) && allWatchersVoted(s, f)
  return s.audience.length > 0 && allWatchersVoted(s, f)
}

/** [6.4.2] More votes win; a tie goes to the positive option; without any vote there is no mood. */
function close(s: State, f: MoodFrame, io: Io<Fact>): void {
  const cast = f.crowd.length > 0 ? listOf(f.crowd, (vote) => vote.for) : f.votes
  const counts = countVotes(s.moodOptions, cast)
  const [positive = 0, other = 0] = counts
  const winnerId = positive + other === 0 ? null : (s.moodOptions[other > positive ? 1 : 0] as string)
  // [6.4.3] In the last round there is nothing left to change.
  if (!isLastRound(s)) s.moodNext = winnerId
  if (winnerId !== null) report(s, 'MOOD_RESULT', { cardId: winnerId })
  io.reveal()
  io.tell({ type: 'moodResult', votes: byId(s.moodOptions, counts), winnerId, when: whenOf(s) })
  next(s)
}

const ownerVote: Choice<State, MoveOf<'moodVote'>> = {
  type: 'moodVote',
  paramsOf: (s, seat) => (whyNotOwner(s, seat) ? null : { optionId: one([null, ...s.moodOptions]) }),
  check: (s, seat, { optionId }) => whyNotOwner(s, seat) ?? (optionId === null ? undefined : whyNotOption(s, optionId)),
}
const crowdVote: Choice<State, MoveOf<'moodVote'>> = {
  type: 'moodVote',
  paramsOf: (s) => ({ optionId: one(s.moodOptions), watcher: WATCHER }),
  check: (s, _seat, { optionId, watcher }) => whyNotVote(frameOf(s, 'mood'), watcher) ?? whyNotOption(s, optionId),
}
const OWNER_CHOICES = [ownerVote]
const MUST_VOTE = eachMust('mood', OWNER_CHOICES, NO_VOTE)
const MUST_VOTE_LAST = eachMust('moodLast', OWNER_CHOICES, NO_VOTE)
const VOTED = eachMay('moodSent', OWNER_CHOICES)
const CROWD_MAY = crowdMay([crowdVote, ...WATCHING])

function whyNotOwner(s: Readonly<State>, seat: Seat): Refusal | undefined {
  const f = frameOf(s, 'mood')
  if (!f?.owners) return refuse('NOT_WATCHER')
  return f.done[seat] ? refuse('ALREADY_SUBMITTED') : undefined
}

function whyNotOption(s: Readonly<State>, optionId: string | null): Refusal | undefined {
  return s.moodOptions.some((option) => option === optionId) ? undefined : refuse('BAD_MESSAGE')
}
