import type { Words } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'

export const en: Words<Move, Fact, View> = {
  title: 'Pearls',
  tagline: 'Bid high, but not what the others bid.',
  prompt: (_prompt, sight) => {
    const worth = sight?.view.worth ?? null
    return worth === null ? 'Which card do you bid?' : `Which card do you bid for the pearl worth ${worth}?`
  },
  choice: () => 'Bid a card',
  param: () => 'Card',
  value: (_type, _name, value) => `Card ${value}`,
  move: (seat, { card }, names) => `${names(seat)} bids card ${card}.`,
  fact(fact, names) {
    switch (fact.type) {
      case 'pearlShown':
        return `A pearl worth ${fact.worth} comes up.`
      case 'bidsShown':
        return `The cards are turned: ${fact.bids.map((card, seat) => `${names(seat)} bid ${card}`).join(', ')}.`
      case 'pearlTaken':
        return `${names(fact.seat)} takes the pearl worth ${fact.worth}.`
      case 'pearlLost':
        return `Nobody bid alone: the pearl worth ${fact.worth} sinks.`
    }
  },
  refusal: ({ code }) => (code === 'E_RANGE' ? 'You no longer hold that card.' : undefined),
  option: () => ({ label: 'Pearls', help: 'How many pearls there are, and so how many cards everybody holds.' }),
  ending: () => 'The sea is empty.',
}
