import type { LotResult } from '@ludoteca/imperio'

/** A sealed bid, and the lot it is for. */
export interface Envelope {
  readonly lot: LotResult
  readonly bid: LotResult['bids'][number]
  /** Nobody has bid more: with it the lot is sold. */
  readonly isLast: boolean
}

/** In the order in which they are opened: lot by lot as in the row, and of each lot the winner's last. */
export function envelopesOf(lots: readonly LotResult[]): readonly Envelope[] {
  return lots.flatMap((lot) => {
    const bids = opened(lot).toReversed()
    return bids.map((bid, at) => ({ lot, bid, isLast: at === bids.length - 1 }))
  })
}

/** The highest first; the winner before those who bid as much. */
export function opened({ bids, winnerId }: LotResult): LotResult['bids'] {
  const isWinner = (by: string) => Number(by === winnerId)
  return [...bids].sort((a, b) => b.amount - a.amount || isWinner(b.ownerId) - isWinner(a.ownerId))
}

/** How long each stays alone where no clock runs, and at most where one does, in milliseconds. */
const UNHURRIED_MS = 900
/** Faster than this nobody sees them apart. */
const LEAST_MS = 110
/** How much of what is left of the phase they may take: the rest is for what everybody earned. */
const SHARE = 0.5

/** How long each of so many envelopes is shown; nothing if there is no time to open them one by one. */
export function paceOf(count: number, leftMs: number | undefined): number | undefined {
  if (count === 0) return undefined
  if (leftMs === undefined) return UNHURRIED_MS
  const ms = Math.min(UNHURRIED_MS, (leftMs * SHARE) / count)
  return ms < LEAST_MS ? undefined : ms
}
