import type { Io, Seat } from '@ludoteca/kernel'
import { CARDS, type Card, type CardId, type DeckId, JAIL_CARD } from '../data/cards.ts'
import type { Fact } from '../facts.ts'
import type { State } from '../state.ts'
import { playerAt } from './seats.ts'

/** [10.1] Takes the top card. It goes to the bottom at once, unless it is kept. */
export function drawCard(s: State, seat: Seat, deck: DeckId, io: Io<Fact>): Card {
  const cards = s.decks[deck]
  const id = cards.shift() as CardId
  io.reveal()
  io.tell({ type: 'cardDrawn', seat, deck, card: id })
  if (id === JAIL_CARD[deck]) playerAt(s, seat).jailCards.push(deck)
  else cards.push(id)
  return CARDS.get(id) as Card
}

/** [10.2] A kept card goes back under its own deck. */
export function returnCard(s: State, seat: Seat, deck: DeckId, io: Io<Fact>): void {
  const held = playerAt(s, seat).jailCards
  held.splice(held.indexOf(deck), 1)
  const card = JAIL_CARD[deck]
  s.decks[deck].push(card)
  io.tell({ type: 'cardReturned', seat, deck, card })
}
