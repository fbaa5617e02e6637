import { type Choice, type Io, next, one, refuse, type Step } from '@ludoteca/kernel'
import { AWARDS } from '../data/awards.ts'
import type { Fact } from '../facts.ts'
import type { AwardsFrame, Frame } from '../frames.ts'
import type { Move, MoveOf } from '../moves.ts'
import { ownerId, ownerIds, seatOf } from '../owners.ts'
import { awardWinner, dimLights, nomineesOf, votesFor } from '../rules/awards.ts'
import { listOf } from '../rules/list.ts'
import { modeOf } from '../rules/mode.ts'
import { changeFame, statsOf } from '../rules/resources.ts'
import type { State } from '../state.ts'
import { crowdMay, frameOf, tableGoesOn } from './asking.ts'
import { noteWatcher, onCrowd, WATCHER, WATCHING } from './crowd.ts'

/** [2.4.11] What may be voted on. */
export function openAwards(s: State, io: Io<Fact>): Frame {
  const nominees = nomineesOf(s)
  dimLights(s)
  const awards = listOf(nominees, ({ awardId, seats }) => ({ awardId, nominees: listOf(seats, ownerId) }))
  io.tell({ type: 'awardsOpen', awards })
  return { step: 'awards', nominees, crowd: [] }
}

/** [7.2.3] Watchers give one vote for each award, until all have or the table goes on. */
export const awards: Step<State, AwardsFrame, Move, Fact> = {
  ask: (s) => [CROWD_MAY(s), tableGoesOn(s, modeOf(s).timersSec.AWARDS)],
  on: {
    awardVote(s, f, _seat, { awardId, ownerId: id, watcher }) {
      noteWatcher(s, watcher)
      f.crowd.push({ watcher, awardId: awardId as AwardsFrame['crowd'][number]['awardId'], for: seatOf(id) })
      if (allVoted(s, f)) close(s, f)
    },
    ...onCrowd,
    continue: (s, f) => close(s, f),
  },
}

/** [2.3.4] Never with a stray, since there may be more of them. */
function allVoted(s: Readonly<State>, { nominees, crowd }: AwardsFrame): boolean {
  if (s.strays) return false
  const votes = (watcher: string) => crowd.filter((vote) => vote.watcher === watcher).length
  return s.audience.every((watcher) => votes(watcher) === nominees.length)
}

function close(s: State, { crowd }: AwardsFrame): void {
  for (const { awardId, for: seat } of crowd) s.awardVotes[awardId][seat] = (s.awardVotes[awardId][seat] as number) + 1
  next(s)
}

const awardVote: Choice<State, MoveOf<'awardVote'>> = {
  type: 'awardVote',
  paramsOf(s) {
    const nominees = frameOf(s, 'awards')?.nominees ?? []
    if (nominees.length === 0) return null
    const seats = new Set(nominees.flatMap((award) => award.seats))
    const ids = ownerIds(s).filter((_, seat) => seats.has(seat))
    return { awardId: one(nominees.map(({ awardId }) => awardId)), ownerId: one(ids), watcher: WATCHER }
  },
  check(s, _seat, { awardId, ownerId: id, watcher }) {
    const f = frameOf(s, 'awards')
    const award = f?.nominees.find((other) => other.awardId === awardId)
    if (!f || !award?.seats.includes(seatOf(id))) return refuse('BAD_MESSAGE')
    const voted = f.crowd.some((vote) => vote.watcher === watcher && vote.awardId === awardId)
    return voted ? refuse('ALREADY_SUBMITTED') : undefined
  },
}
const CROWD_MAY = crowdMay([awardVote, ...WATCHING])

/** [7.2.4] Before the final ranking. */
export function giveAwards(s: State, io: Io<Fact>): void {
  const winners = listOf(AWARDS, ({ id }) => awardWinner(s, id))
  const results = AWARDS.map(({ id, fameAtEnd }, i) => {
    const winner = winners[i] ?? null
    if (winner !== null) {
      changeFame(s, winner, fameAtEnd)
      statsOf(s, winner)[id === 'AW-FAV' ? 'awardFavorito' : 'awardAmpay'] = 1
    }
    return { awardId: id, winnerId: winner === null ? null : ownerId(winner), votes: votesFor(s, id) }
  })
  io.tell({ type: 'awardResults', awards: results })
}
