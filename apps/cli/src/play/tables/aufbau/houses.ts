import { gold12, type PostCount, score120, signed, type View } from '@ludoteca/aufbau'
import type { Seat } from '@ludoteca/kernel'
import { grid, wrapText } from '../../terminal/layout.ts'
import { seatChip } from '../colours.ts'
import type { Scene } from '../table.ts'

const HEAD = ['', 'Haus', 'Domänen', 'Stadt', 'Ämter', 'Handel', 'Zirkel', 'AS', 'Gold', 'Wert', '']

/** One row per house: what everybody knows, and the books of those that are open. */
export function houseLines(scene: Scene<View>, width: number): string[] {
  const { view, paint } = scene
  const [first = '', ...others] = grid([HEAD, ...scene.seats.map((seat) => cells(scene, seat))], width)
  const isValued = !view.finished && view.scores.some((score) => score !== null)
  return [paint.dim(first), ...others, ...(isValued ? wrapText(WORTH, width).map(paint.dim) : [])]
}

/** [6.10] Why the last value differs from all before it. */
const WORTH = 'Wert: Solange gespielt wird, zählen AK und Einfluss der Runde mit, am Ende nicht mehr.'

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
