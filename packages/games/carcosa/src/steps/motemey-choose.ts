import { type AskStep, type Io, int, next, type RunStep, type Seat } from '@ludoteca/kernel'
import { cardOf, type Uid } from '../data/cards.ts'
import { MOTEMEY_OFFERS } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { gain, gainKey } from '../rules/items.ts'
import { knownOnlyTo, publicKnowledge, putBottom, takeTop } from '../rules/knowledge.ts'
import { hasKeySlot, soulAt } from '../rules/souls.ts'
import type { Frame, MotemeyChooseFrame, MotemeyOfferFrame, State } from '../state.ts'
import { type AnyChoice, awaited, frameNow } from './asking.ts'

/** [7.8, seed D] Two cards from the top, or the last one; only the buyer sees them. */
export const motemeyOffer: RunStep<State, MotemeyOfferFrame, Fact> = {
  run(s, { seat }, io) {
    const offers: Uid[] = []
    while (offers.length < MOTEMEY_OFFERS && s.motemey.cards.length > 0) offers.push(takeTop(s.motemey) as Uid)
    io.reveal()
    io.tell({ type: 'motemeyOffered', seat, cards: offers.map(cardOf) }, [seat])
    next(s, { step: 'motemeyChoose', seat, offers })
  },
}

const FIRST: Move = { type: 'motemeyChoose', index: 0 }
const CHOICES: readonly AnyChoice[] = [
  { type: 'motemeyChoose', paramsOf: (s) => ({ index: int(0, frameNow<'motemeyChoose'>(s).offers.length - 1) }) },
]

/** [7.8, seed D] MOTEMEY_BUY_CHOOSE: one is kept, the other goes to the bottom in secret. */
export const motemeyChoose: AskStep<State, MotemeyChooseFrame, Move, Fact> = {
  ask: (s, { seat }) => awaited(s, seat, 'motemeyChoose', CHOICES, FIRST),
  on: {
    motemeyChoose(s, { offers }, seat, { index }, io) {
      const chosen = offers[index] as Uid
      io.reveal()
      io.tell({ type: 'motemeyBought', seat, card: cardOf(chosen) })
      const frames = receive(s, seat, chosen, io)
      for (const uid of offers) if (uid !== chosen) putBottom(s.motemey, uid, knownOnlyTo(seat, s.round))
      next(s, ...frames)
    },
  },
}

/** [7.8] A key without a place goes under the deck, before the rejected card; the price is not returned. */
function receive(s: State, seat: Seat, uid: Uid, io: Io<Fact>): readonly Frame[] {
  if (cardOf(uid) !== 'KEY') return gain(s, seat, uid, 'MOTEMEY', io)
  if (hasKeySlot(soulAt(s, seat))) gainKey(s, seat, uid, 'MOTEMEY', io)
  else {
    putBottom(s.motemey, uid, publicKnowledge(s.round))
    io.tell({ type: 'keyLeft', seat, from: 'MOTEMEY' })
  }
  return []
}
