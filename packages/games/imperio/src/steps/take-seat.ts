import { type Choice, type Io, one, refuse, type Seat } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import { ownerAt, ownerIds, seatOf } from '../owners.ts'
import { BELONGINGS, prefer } from '../rules/belongings.ts'
import { areSeatsLocked } from '../rules/mode.ts'
import type { State } from '../state.ts'
import { WATCHER, WATCHING } from './crowd.ts'

/** [1.5.3] At REVEAL alone. Whether anybody plays the seat is for the server to know. */
const takeSeat: Choice<State, MoveOf<'takeSeat'>> = {
  type: 'takeSeat',
  paramsOf: (s) => (areSeatsLocked(s) ? null : { ownerId: one(ownerIds(s)), watcher: WATCHER, ...BELONGINGS }),
  check(s, _seat, { ownerId }) {
    if (areSeatsLocked(s)) return refuse('SEATS_LOCKED')
    return seatOf(ownerId) in s.owners ? undefined : refuse('BAD_MESSAGE')
  },
}

/** What watchers may do at REVEAL. */
export const CHANGING_SEATS: readonly Choice<State, Move>[] = [...WATCHING, takeSeat]

/** [decision 226] Everything stays with the seat but what the newcomer brings along. */
export function onTakeSeat(s: State, _f: object, _seat: Seat, move: MoveOf<'takeSeat'>, io: Io<Fact>): void {
  const { ownerId, team } = move
  const seat = seatOf(ownerId)
  prefer(s, seat, move)
  ownerAt(s, seat).takenOverRound = s.round
  if (team !== undefined && !isTaken(s, seat, team)) ownerAt(s, seat).team = team
  // Who plays becomes known, even where nothing changes that everybody sees.
  io.reveal()
  io.tell({ type: 'seatTaken', ownerId, team: ownerAt(s, seat).team })
}

function isTaken({ config, owners }: Readonly<State>, seat: Seat, team: string): boolean {
  return config.uniqueTeams && owners.some((owner, other) => other !== seat && owner.team === team)
}
