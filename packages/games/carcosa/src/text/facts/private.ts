import type { PrivateFact } from '../../facts.ts'
import type { PsychicOrder } from '../../moves.ts'
import { quoted, sentence, series } from '../grammar.ts'
import { CARD_NAMES, place } from '../terms.ts'
import type { FactWords } from './words.ts'

/** [9] Whoever reads these is the one who saw. */
export const privateFacts: FactWords<PrivateFact['type']> = {
  cardsSeen: ({ cards }) => {
    const seen = cards.map(({ room, at, card }) => {
      if (card === null) return `en ${place(room)} no quedan cartas`
      return `en ${place(room)}, ${at === 0 ? 'arriba' : `carta ${at + 1}`}: ${quoted(CARD_NAMES[card])}`
    })
    return seen.length === 0 ? 'No viste nada.' : `Solo tú lo ves. ${sentence(seen.join('; '))}.`
  },
  motemeyOffered: ({ cards }) => `Motemey te muestra ${series(cards.map((card) => quoted(CARD_NAMES[card])))}.`,
  psychicArranged: ({ order }) => ARRANGED[order],
}

const ARRANGED: Readonly<Record<PsychicOrder, string>> = {
  KEEP: 'Dejas las cartas como estaban.',
  SWAP: 'Cambias de orden las dos cartas.',
  BOTTOM_FIRST: 'Entierras la primera carta en el fondo del mazo.',
  BOTTOM_SECOND: 'Entierras la segunda carta en el fondo del mazo.',
}
