import { type Io, next, type RunStep, type Seat } from '@ludoteca/kernel'
import { cardOf, kindOf, type Uid } from '../data/cards.ts'
import type { EventId } from '../data/events.ts'
import type { MonsterCardId, OmenId } from '../data/monsters.ts'
import type { StateCardId } from '../data/statuses.ts'
import type { Fact } from '../facts.ts'
import { boxIn, returnToBox } from '../rules/decks.ts'
import { gain, gainKey } from '../rules/items.ts'
import { takeTop } from '../rules/knowledge.ts'
import { hasKeySlot, soulAt } from '../rules/souls.ts'
import { giveStatus } from '../rules/statuses.ts'
import type { Deck, DrawFrame, Frame, ReturnCardFrame, State } from '../state.ts'

/** [7.3] The top card is revealed and resolved by its kind. Whoever puts this step has seen that there is one. */
export const draw: RunStep<State, DrawFrame, Fact> = {
  run(s, { seat, room }, io) {
    const box = boxIn(s, room)
    const deck = s.boxes[box] as Deck
    const uid = takeTop(deck) as Uid
    s.reveals++
    io.reveal()
    io.tell({ type: 'cardRevealed', seat, room, card: cardOf(uid) })
    next(s, ...follow(s, seat, uid, box, io))
  },
}

/** [3.12, 7.3] */
function follow(s: State, seat: Seat, uid: Uid, box: number, io: Io<Fact>): readonly Frame[] {
  const card = cardOf(uid)
  switch (kindOf(card)) {
    case 'EVENT':
      return [
        { step: 'event', seat, event: card as EventId },
        { step: 'returnCard', uid, box },
      ]
    case 'STATE':
      s.discard.push(uid)
      giveStatus(s, seat, card as StateCardId, io)
      return []
    case 'MONSTER':
      s.discard.push(uid)
      return [{ step: 'appear', seat, monster: card as MonsterCardId }]
    case 'OMEN':
      s.discard.push(uid)
      return [{ step: 'omen', seat, omen: card as OmenId }]
    case 'KEY':
      if (hasKeySlot(soulAt(s, seat))) gainKey(s, seat, uid, 'DECK', io)
      else {
        io.tell({ type: 'keyLeft', seat, from: 'DECK' })
        returnToBox(s, uid, box, io)
      }
      return []
    default:
      return gain(s, seat, uid, 'DECK', io)
  }
}

/** [D-11] */
export const returnCard: RunStep<State, ReturnCardFrame, Fact> = {
  run(s, { uid, box }, io) {
    returnToBox(s, uid, box, io)
    next(s)
  },
}
