import type { CardCategory } from '../../data/cards/types.ts'
import type { State } from '../../state.ts'
import { shuffled } from '../hash.ts'

/**
 * [5.4.2] The first card from the top that is playable now goes to the discard; skipped cards stay where they are.
 * When there is none, the discard is shuffled under the pile, once. Nothing if there is still none.
 */
export function pickCard(s: State, category: CardCategory, isPlayable: (copy: string) => boolean): string | undefined {
  const pile = s.piles[category]
  let at = pile.draw.findIndex(isPlayable)
  if (at < 0) {
    pile.epoch++
    pile.draw.push(...shuffled(pile.discard, s.matchSeed, `PILE-${category}`, pile.epoch))
    pile.discard = []
    at = pile.draw.findIndex(isPlayable)
  }
  if (at < 0) return undefined
  const [copy] = pile.draw.splice(at, 1)
  if (at < pile.known) pile.known--
  pile.discard.push(copy as string)
  return copy
}

/** [5.8.3] The first copy of a card in the draw pile, or else in the discard, goes on top, for everybody to know. */
export function putOnTop(s: State, category: CardCategory, cardId: string): void {
  const pile = s.piles[category]
  const { draw, discard } = pile
  for (const from of [draw, discard]) {
    const at = from.findIndex((copy) => copy === cardId || copy.startsWith(`${cardId}#`))
    if (at < 0) continue
    if (from === discard || at >= pile.known) pile.known++
    draw.unshift(...from.splice(at, 1))
    return
  }
}
