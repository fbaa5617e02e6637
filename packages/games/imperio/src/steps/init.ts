import { type Choice, type Decision, next, refuse, type Step } from '@ludoteca/kernel'
import { MATCH_INIT_SEC } from '../data/modes.ts'
import type { Fact } from '../facts.ts'
import type { InitFrame } from '../frames.ts'
import type { Move, MoveOf } from '../moves.ts'
import { ownerAt } from '../owners.ts'
import { BELONGINGS, dealTeams, prefer } from '../rules/belongings.ts'
import type { State } from '../state.ts'
import { crowdMay, eachMay, frameOf, tableGoesOn } from './asking.ts'
import { ARRIVING, onCrowd } from './crowd.ts'

/** [2.4.1] Before the first round owners may say what they bring along. */
export const init: Step<State, InitFrame, Move, Fact> = {
  ask(s) {
    const asked: Decision<State, Move>[] = MAY_SAY.slice(0, s.owners.length)
    asked.push(CROWD_MAY(s), tableGoesOn(s, MATCH_INIT_SEC))
    return asked
  },
  on: {
    profile(s, f, seat, move) {
      f.done[seat] = true
      prefer(s, seat, move)
      if (move.team === undefined) return
      f.chose[seat] = true
      ownerAt(s, seat).team = move.team
      if (s.config.uniqueTeams) dealTeams(s, f.chose)
    },
    watch: onCrowd.watch,
    continue: (s) => next(s),
  },
}

/** [1.7.4] With unique teams whoever has chosen a dynasty keeps it. */
const profile: Choice<State, MoveOf<'profile'>> = {
  type: 'profile',
  paramsOf: (s, seat) => (frameOf(s, 'init')?.done[seat] ? null : BELONGINGS),
  check(s, seat, { team }) {
    const frame = frameOf(s, 'init')
    if (frame?.done[seat]) return refuse('ALREADY_SUBMITTED')
    if (team === undefined || !s.config.uniqueTeams) return undefined
    const isTaken = s.owners.some((owner, other) => frame?.chose[other] && owner.team === team)
    return isTaken ? refuse('TEAM_TAKEN') : undefined
  },
}
const MAY_SAY = eachMay('profile', [profile])
const CROWD_MAY = crowdMay(ARRIVING)
