import type { LotResult } from '@ludoteca/imperio'

/** How the auction ended for one owner: what they won, or what they bid for in vain. */
export function ownLotOf(lots: readonly LotResult[], ownerId: string): OwnLot | undefined {
  const lot = lots.find(({ bids }) => bids.some((bid) => bid.ownerId === ownerId))
  return lot && { lot, isWon: lot.winnerId === ownerId }
}

interface OwnLot {
  readonly lot: LotResult
  readonly isWon: boolean
}
