import type { Io, Seat } from '@ludoteca/kernel'
import { PLACES, ROOMS, type RoomId } from '../data/board.ts'
import { cardOf, type Uid } from '../data/cards.ts'
import type { Fact } from '../facts.ts'
import type { Deck, State } from '../state.ts'
import { learn, publicKnowledge, putBottom } from './knowledge.ts'

export function boxIn({ boxAt }: Readonly<State>, room: RoomId): number {
  return boxAt[PLACES[room].index] as number
}
export function deckIn(s: Readonly<State>, room: RoomId): Deck {
  return s.boxes[boxIn(s, room)] as Deck
}
/** Where a box stands now. */
function roomOfBox({ boxAt }: Readonly<State>, box: number): RoomId {
  return ROOMS[boxAt.indexOf(box)] as RoomId
}

/** [3.12] To the bottom of its deck, for all to see. */
export function returnToBox(s: State, uid: Uid, box: number, io: Io<Fact>): void {
  putBottom(s.boxes[box] as Deck, uid, publicKnowledge(s.round))
  io.tell({ type: 'cardReturned', room: roomOfBox(s, box), card: cardOf(uid) })
}

/** [9] A soul looks at the top of a deck, and nobody else learns what lies there. */
export function look(s: State, seat: Seat, rooms: readonly RoomId[], depth: number, io: Io<Fact>): void {
  const cards: { room: RoomId; at: number; card: ReturnType<typeof cardOf> | null }[] = []
  for (const room of rooms) {
    const deck = deckIn(s, room)
    if (deck.cards.length === 0) cards.push({ room, at: 0, card: null })
    for (let at = 0; at < Math.min(depth, deck.cards.length); at++) {
      learn(deck, at, seat, s.round)
      cards.push({ room, at, card: cardOf(deck.cards[at] as Uid) })
    }
  }
  io.reveal()
  io.tell({ type: 'cardsSeen', seat, cards }, [seat])
}
