import type { Seat } from '@ludoteca/kernel'
import type { RoomView } from '@ludoteca/protocol'

/** A seat that nobody plays. */
export interface SeatToTake {
  readonly at: Seat
  readonly name: string
}

/** The seats that somebody who watches may take over, and the one they will, if they have asked for one. */
export function seatsToTake(
  room: RoomView | undefined,
  me: string | undefined,
): { readonly free: readonly SeatToTake[]; readonly claimed: SeatToTake | undefined } {
  const { seats = [], claims = [] } = room ?? {}
  const unplayed = seats.flatMap((seat, at) =>
    seat.kind === 'bot' || (seat.kind === 'human' && seat.left) ? [{ at, name: seat.name }] : [],
  )
  const mine = claims.find(({ participantId }) => participantId === me)
  return {
    free: unplayed.filter(({ at }) => !claims.some(({ seat }) => seat === at)),
    claimed: unplayed.find(({ at }) => at === mine?.seat),
  }
}
