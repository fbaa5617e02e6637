import type { RoomView } from '@ludoteca/protocol'

/** What stands between a room and its match. */
export interface StartOutlook {
  /** So many players are missing. */
  readonly missing: number
  /** So many bots will make up the minimum. */
  readonly botsToCome: number
  /** Other people at the table who have not said that they are ready. */
  readonly unready: readonly string[]
}

/** Why a room can start, or cannot yet. The server decides; this says beforehand what it will look at. */
export function startOf({ seats, seatsMin, botFill }: RoomView, me: string | undefined): StartOutlook {
  const lacking = Math.max(0, seatsMin - seats.filter(({ kind }) => kind !== 'open').length)
  return {
    missing: botFill ? 0 : lacking,
    botsToCome: botFill ? lacking : 0,
    unready: seats.flatMap((seat) =>
      seat.kind === 'human' && !seat.ready && seat.participantId !== me ? [seat.name] : [],
    ),
  }
}

/** The seat that would be the last of a match that started now; while there are too few, the last there is. */
export function lastSeatOf({ seats, seatsMin }: Pick<RoomView, 'seats' | 'seatsMin'>): number {
  const isEnough = seats.filter(({ kind }) => kind !== 'open').length >= seatsMin
  return isEnough ? seats.findLastIndex(({ kind }) => kind !== 'open') : seats.length - 1
}
