import { gold12, type PostCount, score120, signed, type View } from '@ludoteca/aufbau'
import type { Seat } from '@ludoteca/kernel'
import { grid } from '../../terminal/layout.ts'
import { seatChip } from '../colours.ts'
import type { Scene } from '../table.ts'

const HEAD = ['', 'Haus', 'Domänen', 'Stadt', 'Ämter', 'Handel', 'Zirkel', 'AS', 'Gold', 'Wert', '']

/** One row per house: what everybody knows, and the books of those that are open. */
export function houseLines(scene: Scene<View>, width: number): string[] {
  const [first = '', ...others] = grid([HEAD, ...scene.seats.map((seat) => cells(scene, seat))], width)
  return [scene.paint.dim(first), ...others]
}

function cells({ view, names, viewer, paint, shell }: Scene<View>, seat: Seat): string[] {
  const { domains, cities, offices, trades, organizations, as, ready } = view.profiles[seat] as View['profiles'][number]
  const name = seat === viewer ? paint.bold(`${names(seat)} (${shell.you})`) : names(seat)
  const score = view.scores[seat] ?? null
  const books = view.players[seat] ?? null
  return [
    seatChip(paint, seat),
    name,
    ...[domains, cities, offices, trades].map(posts),
    String(organizations.length),
    signed(as),
    books ? gold12(books.gold12) : '·',
    score === null ? '·' : score120(score),
    ready ? '✓' : '',
  ]
}

/** Small, medium and large ones; the starter domain counts as small. */
function posts({ starter, small, medium, large }: PostCount): string {
  return `${starter + small}/${medium}/${large}`
}
