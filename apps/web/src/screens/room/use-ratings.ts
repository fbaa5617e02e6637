import type { PlayerRating, RoomRatings } from '@ludoteca/client'
import type { RoomView } from '@ludoteca/protocol'
import { useEffect, useState } from 'react'
import type { RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'

const NONE: RoomRatings = []

/** How well the people of a room play its game, as far as anybody knows. Asked again when somebody comes. */
export function useRatings(store: RoomStore, room: RoomView): (participantId: string) => PlayerRating | undefined {
  const { session } = useRoot()
  const [ratings, setRatings] = useState(NONE)
  const isRated = store.box?.game.id === room.game && store.box.ladder?.rating !== undefined
  const people = room.seats.flatMap((seat) => (seat.kind === 'human' ? seat.participantId : [])).join()
  const isHere = store.me !== undefined
  useEffect(() => {
    let isWanted = isRated && isHere && people !== ''
    if (!isWanted) return setRatings(NONE)
    // Nice to know, and nothing to complain about where it is not known.
    void session.api
      .then((api) => api.roomRatings(room.roomId))
      .then((found) => isWanted && setRatings(found))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [session, room.roomId, isRated, isHere, people])
  return (participantId) => ratings.find((rating) => rating.participantId === participantId)
}
