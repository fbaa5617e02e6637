import type { Bot } from '@ludoteca/kernel'
import type { Move } from './moves.ts'
import type { View } from './view.ts'

/** Bids what the pearl is worth, or the nearest card still in hand. */
export const easy: Bot<View, Move> = ({ view: { hand, worth } }) => {
  if (worth === null) return undefined
  return { type: 'bid', card: nearest(hand, worth) }
}

/** Bids a little above the pearl's worth, keeps small cards for small pearls, and is not always the same. */
export const normal: Bot<View, Move> = ({ view: { hand, worth }, chance }) => {
  if (worth === null) return undefined
  const wish = worth <= 2 ? 1 : worth + 1 + chance.int('bid', 2)
  return { type: 'bid', card: nearest(hand, wish) }
}

function nearest(hand: readonly number[], wish: number): number {
  let best = hand[0] as number
  for (const card of hand) if (Math.abs(card - wish) < Math.abs(best - wish)) best = card
  return best
}
