import { type Move as AnyMove, CROWD, currentFrame, lookUp, type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { Phase } from './frames.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** [11.4] Who may do what, and when; a rumour may be spread in any phase. */
const OF_OWNERS: readonly string[] = ['bid', 'action', 'dealOffer', 'dealResponse', 'profile'] satisfies Move['type'][]
const OF_WATCHERS: readonly string[] = ['watcherRumor', 'awardVote', 'takeSeat', 'watch'] satisfies Move['type'][]
const PHASES: Readonly<Record<string, readonly Phase[]>> = {
  profile: ['MATCH_INIT'],
  bid: ['BID'],
  action: ['BID', 'ACTION'],
  dealOffer: ['ACTION'],
  dealResponse: ['ACTION'],
  moodVote: ['MOOD'],
  electionVote: ['VOTE'],
  awardVote: ['AWARDS'],
  takeSeat: ['REVEAL'],
}
/** [decision 231] What is wrong with a value that is not among the possible ones. */
const VALUES: Readonly<Record<string, string>> = {
  propertyId: 'BAD_PROPERTY',
  amount: 'BAD_AMOUNT',
  contribution: 'BAD_AMOUNT',
  candidateId: 'BAD_CANDIDATE',
}

/** [11.11] What the specification calls the refusals that all games share: first the role, then the phase [decision 184]. */
export function explain(s: Readonly<State>, seat: Seat, { type }: AnyMove, refusal: Refusal): Refusal {
  const { code, params } = refusal
  switch (code) {
    case 'E_SEAT':
    case 'E_PHASE':
      return refuse(misplaced(s, seat, type))
    case 'E_RANGE':
      return refuse(lookUp(VALUES, String(params.param)) ?? 'BAD_MESSAGE')
    case 'E_FORMAT':
      return refuse('BAD_MESSAGE')
    case 'E_OVER':
      return refuse('BAD_PHASE')
    default:
      return refusal
  }
}

function misplaced(s: Readonly<State>, seat: Seat, type: string): string {
  if (seat === CROWD && OF_OWNERS.includes(type)) return 'NOT_OWNER'
  if (seat >= 0 && OF_WATCHERS.includes(type)) return 'NOT_WATCHER'
  const frame = currentFrame(s)
  const isDone = frame !== undefined && 'done' in frame && frame.done[seat] === true
  return isDone && lookUp(PHASES, type)?.includes(s.phase) ? 'ALREADY_SUBMITTED' : 'BAD_PHASE'
}
