import { type Choice, next, one, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import type { Frame, MoodFrame, State } from '../state.ts'
import { crowdMay, tableGoesOn, thinkMs } from './asking.ts'
import { byId, countVotes, leaders, spreadRumor, WATCHER, watcherRumor, whyNotVote } from './crowd.ts'

export function openMood(): Frame {
  return { step: 'mood' }
}

/** Watchers vote on the mood of the next round, until the table goes on. */
export const mood: Step<State, MoodFrame, Move, Fact> = {
  ask: (s) => [tableGoesOn(s, thinkMs(s)), crowdMay('mood', moodVote, watcherRumor)],
  on: {
    moodVote(s, _f, _seat, { watcher, optionId }) {
      s.votes.push({ watcher, on: 'mood', for: optionId })
    },
    watcherRumor: (s, _f, _seat, move) => spreadRumor(s, move),
    continue(s, _f, _seat, _move, io) {
      const counts = countVotes(s, 'mood', s.ballot)
      s.mood = s.votes.length === 0 ? null : io.chance.pick('mood', leaders(s.ballot, counts))
      s.votes = []
      io.reveal()
      io.tell({ type: 'moodResult', votes: byId(s.ballot, counts), winnerId: s.mood })
      next(s)
    },
  },
}

const moodVote: Choice<State, MoveOf<'moodVote'>> = {
  type: 'moodVote',
  paramsOf: (s) => ({ optionId: one(s.ballot), watcher: WATCHER }),
  check: (s, _seat, { watcher }) => whyNotVote(s, watcher, 'mood'),
}
