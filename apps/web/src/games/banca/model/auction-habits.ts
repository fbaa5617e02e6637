import { isFields } from '@ludoteca/kernel'

const KEY = 'ludoteca.banca.auction.v1'

/** How long everybody may think over a bid, in seconds; 0 is as long as they like. */
export const CLOCKS_SEC: readonly number[] = [0, 10, 15, 30, 60]

/** How people at this device hold their auctions: aloud or on the screen, and with which clock. */
export interface AuctionHabits {
  readonly way: 'aloud' | 'screen'
  readonly clockSec: number
}

const USUAL: AuctionHabits = { way: 'aloud', clockSec: 0 }

/** As it was the last time. What was kept may be of another time or broken: only what makes sense is taken. */
export function habitsIn(storage: Storage): AuctionHabits {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    if (!isFields(kept)) return USUAL
    const { way, clockSec } = kept
    return {
      way: way === 'screen' ? 'screen' : USUAL.way,
      clockSec: CLOCKS_SEC.find((one) => one === clockSec) ?? USUAL.clockSec,
    }
  } catch {
    return USUAL
  }
}

export function keepHabits(storage: Storage, { way, clockSec }: AuctionHabits): void {
  try {
    storage.setItem(KEY, JSON.stringify({ way, clockSec }))
  } catch {
    // A full storage costs the memory and nothing else.
  }
}
