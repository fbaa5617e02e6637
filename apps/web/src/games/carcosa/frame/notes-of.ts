import { CARD_NAMES, type CardId, placeName, type RoomId, type View } from '@ludoteca/carcosa'
import { frameWords as words } from './words.ts'

/** Something that whoever looks on remembers of a deck. */
export interface Note {
  readonly key: string
  /** Nothing for the deck of Motemey. */
  readonly room: RoomId | undefined
  readonly card: CardId
  /** Where in the deck: “arriba”. */
  readonly at: string
  readonly isTop: boolean
  readonly round: number
  /** The whole of it, to be told to others. */
  readonly sentence: string
}

/** What is known of the decks, room by room: where the boxes stand now. */
export function notesOf({ rooms, motemey }: View): readonly Note[] {
  return [
    ...rooms.flatMap(({ room, seen, size }) => seen.map((card) => noteOf(room, placeName(room), size, card))),
    ...motemey.seen.map((card) => noteOf(undefined, words.motemey, motemey.size, card)),
  ]
}

function noteOf(
  room: RoomId | undefined,
  place: string,
  size: number,
  { at, uid, card, round }: View['motemey']['seen'][number],
): Note {
  const where = at === 0 ? words.noteTop : at === size - 1 ? words.noteLast : words.noteAt(at)
  return {
    key: `${room ?? 'MOTEMEY'} ${uid}`,
    room,
    card,
    at: where,
    isTop: at === 0,
    round,
    sentence: words.note(place, where, CARD_NAMES[card], round),
  }
}
