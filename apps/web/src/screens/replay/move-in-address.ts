import { reaction } from 'mobx'
import { useEffect } from 'react'
import type { ReplayMatch } from '../../match/replay-match.ts'

/** Browsers do not like their address to change too often. */
const SETTLE_MS = 250

/** The move that the address names; the set-up when it names none. */
export function moveInAddress(): number {
  const move = Number(new URLSearchParams(window.location.search).get('move'))
  return Number.isInteger(move) ? move : 0
}

/** The address of a move of what is shown. */
export function addressOf(move: number): string {
  return `${window.location.origin}${window.location.pathname}?move=${move}`
}

/** Keeps the number of the move in the address, without filling the browser's history. */
export function useMoveInAddress(match: ReplayMatch): void {
  useEffect(
    () =>
      reaction(
        () => match.at,
        (at) => window.history.replaceState(window.history.state, '', addressOf(at)),
        { delay: SETTLE_MS },
      ),
    [match],
  )
}
