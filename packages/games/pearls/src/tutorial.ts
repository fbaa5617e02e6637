import type { Lesson, Tutorial } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import type { Move } from './moves.ts'
import type { View } from './view.ts'

/** The luck of this seed: the pearls come up as 1, 3, 2. */
const SEED = 'pearls, the first dive: 14'

const bid = (card: number): Move => ({ type: 'bid', card })

const WELCOME: Lesson<Move> = {
  id: 'welcome',
  isRead: true,
  text: 'Pearls come up one by one, and everybody bids a card face down. The highest card takes the pearl.',
}
/** By how many pearls are still in the sea. */
const DIVES: readonly Lesson<Move>[] = [
  { id: 'last', text: 'The last pearl. Whatever you have left must do.', suggested: bid(2) },
  {
    id: 'best',
    text: 'The pearl worth 3 is the best of all. Bid your 3: nothing beats it.',
    allows: ({ card }) => card === 3,
    suggested: bid(3),
  },
  {
    id: 'spare',
    text: 'A pearl worth 1 is not worth a good card. Bid your 1.',
    allows: ({ card }) => card === 1,
    suggested: bid(1),
  },
]
/** What Berta bids for a pearl of that worth. */
const BERTA: readonly (number | undefined)[] = [undefined, 3, 1, 2]

/** Three pearls against Berta, who spends her best card too early. */
export const tutorial: Tutorial<Config, View, Move> = {
  seed: SEED,
  options: { pearls: 3 },
  others: ['Berta'],
  lesson({ view, decisions, said }) {
    if (decisions.length === 0) return undefined
    return said.has(WELCOME.id) ? DIVES[view.pearlsInTheSea] : WELCOME
  },
  play({ worth }) {
    const card = worth === null ? undefined : BERTA[worth]
    return card === undefined ? undefined : bid(card)
  },
  isDone: ({ view }) => view.worth === null,
  learnt: ['Cards are gone once they are bid.', 'A good card is best spent on a good pearl.'],
}
