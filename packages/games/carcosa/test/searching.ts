import type { CardId } from '../src/data/cards.ts'
import type { State } from '../src/state.ts'
import { at, base4, P1, stack, type Table } from './kit.ts'

/** P1 in F1_R1 with these cards in the room. */
export function searching(cards: readonly CardId[], change: (s: State) => void = () => {}): Table {
  return base4((s) => {
    at(s, P1, 'F1_R1')
    stack(s, 'F1_R1', ...cards)
    change(s)
  })
}
