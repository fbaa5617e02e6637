import type { Question, View } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'

/** Whose answer is awaited: partners answer for themselves, the King's seat for the King. */
export function whoDecides(
  question: Exclude<Question, { step: 'turn' | 'kingTurn' }>,
  { kingSeat, players }: Pick<View, 'kingSeat' | 'players'>,
): Seat {
  switch (question.step) {
    case 'camaraAnswer':
      return question.partner
    case 'tradeAnswer':
      return question.to
    case 'kingPick':
      return kingSeat ?? players.length
    default:
      return question.seat
  }
}
