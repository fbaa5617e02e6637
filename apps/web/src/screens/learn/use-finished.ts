import type { Move } from '@ludoteca/kernel'
import { useEffect, useRef } from 'react'
import type { CoachStore } from '../../match/coach-store.ts'
import type { LocalMatch } from '../../match/local-match.ts'
import { useRoot } from '../../stores/root.ts'

/** Remembers that the game was learnt here, and tells the server where it knows who plays. */
export function useFinished(match: LocalMatch, coach: CoachStore): void {
  const { learnt, session } = useRoot()
  const { isDone } = coach
  const wasDone = useRef(isDone)
  useEffect(() => {
    const { id } = match.box.game
    // A finished one that is only looked at again proves nothing new.
    if (!isDone || (wasDone.current && learnt.has(id))) return
    wasDone.current = true
    learnt.finish(
      id,
      match.record.moves.map(({ seat, move }) => ({ seat, move: move as Move })),
    )
    if (session.me === undefined) return
    void session.api
      .then((api) => learnt.handIn(api, id))
      .catch(() => {
        // It is handed in at the door of the next room.
      })
  }, [isDone, learnt, session, match])
}
