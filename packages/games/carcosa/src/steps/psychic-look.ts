import { type AskStep, next, one } from '@ludoteca/kernel'
import { cardOf, kindOf, type Uid } from '../data/cards.ts'
import { BURY_MONSTER_PRICE, BURY_PRICE, SANITY_FLOOR } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import { type Move, PSYCHIC_ORDERS } from '../moves.ts'
import { deckIn } from '../rules/decks.ts'
import { knownOnlyTo } from '../rules/knowledge.ts'
import { price } from '../rules/sanity.ts'
import { soulAt } from '../rules/souls.ts'
import type { Deck, PsychicLookFrame, State } from '../state.ts'
import { awaited } from './asking.ts'

const ALL = [{ type: 'psychicLook', params: { order: one(PSYCHIC_ORDERS) } }] as const
/** [D-55] At −5 there is nothing left to pay a burial with. */
const PENNILESS = [{ type: 'psychicLook', params: { order: one(['KEEP', 'SWAP']) } }] as const
const KEEP = { type: 'psychicLook', order: 'KEEP' } as const

/** [7.13] PSYCHIC_LOOK: the Psíquico arranges the two cards he has seen; the draw that follows reveals the new top. */
export const psychicLook: AskStep<State, PsychicLookFrame, Move, Fact> = {
  ask: (s, { seat }) => awaited(s, seat, 'psychicLook', soulAt(s, seat).sanity > SANITY_FLOOR ? ALL : PENNILESS, KEEP),
  on: {
    psychicLook(s, { seat, room }, _seat, { order }, io) {
      const deck = deckIn(s, room)
      // [9] Whatever he did, nobody else can be sure of these two any more.
      deck.known[0] = knownOnlyTo(seat, s.round)
      deck.known[1] = knownOnlyTo(seat, s.round)
      io.tell({ type: 'psychicArranged', seat, order }, [seat])
      if (order === 'KEEP') return next(s)
      if (order === 'SWAP') {
        deck.cards.splice(0, 2, deck.cards[1] as Uid, deck.cards[0] as Uid)
        return next(s)
      }
      const buried = bury(deck, order === 'BOTTOM_FIRST' ? 0 : 1)
      const amount = kindOf(cardOf(buried)) === 'MONSTER' ? BURY_MONSTER_PRICE : BURY_PRICE
      next(s, price(seat, amount, 'PSYCHIC'))
    },
  },
}

/** Puts a card under the deck, with what is known about it. */
function bury(deck: Deck, at: number): Uid {
  const uid = deck.cards.splice(at, 1)[0] as Uid
  deck.cards.push(uid)
  deck.known.push(deck.known.splice(at, 1)[0] as number)
  return uid
}
