import { useState } from 'react'
import type { MatchStore } from '../../../match/match-store.ts'

interface Seen {
  readonly match: MatchStore
  readonly viewer: MatchStore['viewer']
  readonly view: object | undefined
  readonly before: object | undefined
}

/** The view before the last move; nothing when somebody else looked then, for what differs was not changed by it. */
export function useViewBefore(match: MatchStore): object | undefined {
  const { viewer, view } = match
  const [seen, setSeen] = useState<Seen>({ match, viewer, view, before: undefined })
  if (seen.match === match && seen.viewer === viewer && seen.view === view) return seen.before
  const before = seen.match === match && seen.viewer === viewer ? seen.view : undefined
  setSeen({ match, viewer, view, before })
  return before
}
