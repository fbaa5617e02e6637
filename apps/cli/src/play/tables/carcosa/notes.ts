import { CARD_NAMES, type CardKind, kindOf, placeName, type View } from '@ludoteca/carcosa'
import { wrapText } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'

type Seen = View['rooms'][number]['seen'][number]

/** What is near the top will soon be drawn; these are worth knowing wherever they lie. */
const NEAR = 3
const WEIGHTY: readonly CardKind[] = ['KEY', 'MONSTER', 'OMEN', 'TREASURE']

/** [9, 12.1] Which cards whoever looks on knows in each deck, by their place from the top, and since which round. */
export function noteLines({ view }: Scene<View>, width: number): string[] {
  return view.rooms.flatMap(({ room, seen }) => {
    const cards = seen.filter(isWorthNoting).map(note)
    return cards.length === 0 ? [] : wrapText(`${placeName(room)}: ${cards.join(' · ')}`, width, 2)
  })
}

export function isWorthNoting({ at, card }: Seen): boolean {
  return at < NEAR || WEIGHTY.includes(kindOf(card))
}

/** Stays on one line. */
function note({ at, card, round }: Seen): string {
  return `${at + 1}.ª ${CARD_NAMES[card]} (ronda ${round})`.replaceAll(' ', '\u00a0')
}
