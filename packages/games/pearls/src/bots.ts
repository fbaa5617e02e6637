import type { Bot, Chance } from '@ludoteca/kernel'
import type { Move } from './moves.ts'
import type { View } from './view.ts'

// A bot that always bid the same would meet itself at the table, and equal cards cancel: so both leave room for luck.

/** Bids some card not too far from what the pearl is worth. */
export const easy: Bot<View, Move> = ({ view, chance }) => bidBetween(view, -4, 4, chance)

/** Keeps closer to the pearl's worth; against a single rival it bids that or a little more. */
export const normal: Bot<View, Move> = ({ view, chance }) =>
  view.pearls.length === 2 ? bidBetween(view, 0, 2, chance) : bidBetween(view, -3, 3, chance)

function bidBetween({ hand, worth }: View, below: number, above: number, chance: Chance): Move | undefined {
  if (worth === null) return undefined
  const near = hand.filter((card) => card >= worth + below && card <= worth + above)
  return { type: 'bid', card: near.length > 0 ? chance.pick('bid', near) : nearest(hand, worth) }
}

function nearest(hand: readonly number[], worth: number): number {
  let best = hand[0] as number
  for (const card of hand) if (Math.abs(card - worth) < Math.abs(best - worth)) best = card
  return best
}
