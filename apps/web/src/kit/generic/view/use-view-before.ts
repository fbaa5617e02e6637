import { useState } from 'react'
import type { MatchStore } from '../../../match/match-store.ts'
import type { ReplayMatch } from '../../../match/replay-match.ts'

interface Seen {
  readonly match: MatchStore
  readonly viewer: MatchStore['viewer']
  readonly view: object | undefined
  /** The move of a replay. */
  readonly at: number
  readonly before: object | undefined
}

/**
 * The view before the last move. Nothing when somebody else looked then, or after a jump in a replay: what differs was
 * not changed by one move.
 */
export function useViewBefore(match: MatchStore): object | undefined {
  const { viewer, view } = match
  const at = match.kind === 'replay' ? (match as ReplayMatch).at : 0
  const [seen, setSeen] = useState<Seen>({ match, viewer, view, at, before: undefined })
  const isSame = seen.match === match && seen.viewer === viewer
  if (isSame && seen.view === view && seen.at === at) return seen.before
  const isStep = match.kind !== 'replay' || at === seen.at + 1
  const before = isSame && isStep ? seen.view : undefined
  setSeen({ match, viewer, view, at, before })
  return before
}
