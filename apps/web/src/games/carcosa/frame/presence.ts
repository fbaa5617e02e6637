import { arrivalLoss, type View } from '@ludoteca/carcosa'

/** When the King's presence changes, and what it costs then. */
export interface Presence {
  readonly round: number
  readonly loss: number
}

/** The table has its last step well before this. */
const ROUNDS_AHEAD = 12

/** What the King's presence costs in this round. */
export function presenceOf(view: View): number {
  return arrivalLoss(view)
}

/** The next step of the table; nothing when it will not change any more. */
export function nextPresence(view: View): Presence | undefined {
  const now = presenceOf(view)
  for (let round = view.round + 1; round <= view.round + ROUNDS_AHEAD; round++) {
    const loss = arrivalLoss({ ...view, round })
    if (loss !== now) return { round, loss }
  }
  return undefined
}
