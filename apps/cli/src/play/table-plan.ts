import { STRENGTHS } from '@ludoteca/bots'
import type { Box, SeatInfo } from '@ludoteca/kernel'
import { Mistake } from '../exit.ts'
import { nameSeats } from './names.ts'
import type { SeatKind, ShellWords } from './words/shell-words.ts'

export const SEAT_KINDS: readonly SeatKind[] = ['human', ...STRENGTHS]
const SEATS_WHEN_UNSAID = 4

/** Who sits where: `human,normal,easy`, names before a colon (`Ada:human`), or just how many seats. */
export function readSeats(box: Box, text: string | undefined, shell: ShellWords): SeatInfo[] {
  const { min, max } = box.game.seats
  const said = text?.trim()
  const isCount = said === undefined || /^\d+$/.test(said)
  const places = isCount
    ? onePersonAnd(said === undefined ? usualSeats(box.game) : Number(said))
    : said.split(',').map((place) => readPlace(place, shell))
  if (places.length < min || places.length > max) throw new Mistake(shell.mistakes.seatCount(places.length, min, max))
  return nameSeats(places, shell, box.botNames)
}

/** How many seats a match has when nobody says. */
export function usualSeats({ seats }: Pick<Box['game'], 'seats'>): number {
  return Math.max(seats.min, Math.min(seats.max, SEATS_WHEN_UNSAID))
}

interface Place {
  readonly kind: SeatKind
  readonly name?: string
}

function onePersonAnd(count: number): Place[] {
  // More than any game seats is refused by its number, not by building the list.
  return Array.from({ length: Math.min(count, 1000) }, (_, i) => ({ kind: i === 0 ? 'human' : 'normal' }))
}

function readPlace(text: string, { mistakes }: ShellWords): Place {
  const at = text.lastIndexOf(':')
  const kind = SEAT_KINDS.find(
    (known) =>
      known ===
      text
        .slice(at + 1)
        .trim()
        .toLowerCase(),
  )
  if (kind === undefined) throw new Mistake(mistakes.seatKind(text.slice(at + 1).trim()))
  return at < 0 ? { kind } : { kind, name: text.slice(0, at).trim() }
}
