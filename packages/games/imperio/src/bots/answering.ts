import type { Seat } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import { isAsked, termsOf } from '../rules/deals/offers.ts'
import type { Deal } from '../state.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { pays } from './judging.ts'

/** [15.3] The answer to an offer or to a counter, as soon as there is one to answer. */
export function chooseAnswer(view: View, seat: Seat, character: Character): Move | undefined {
  for (const deal of view.deals) if (isAsked(deal, seat)) return answerTo(view, seat, deal, character)
  return undefined
}

function answerTo(view: View, seat: Seat, deal: Readonly<Deal>, character: Character): Move {
  const isGood = character.judgesDeals && pays(view, seat, termsOf(deal), character)
  return { type: 'dealResponse', dealId: deal.dealId, response: isGood ? 'ACCEPT' : 'REJECT' }
}
