import type { Seat } from '@ludoteca/kernel'
import type { Paint } from '../terminal/paint.ts'

/** Told apart by most eyes, on dark and on light ground; a seat's number always stands beside its colour. */
const SEAT_COLOURS = ['#e4572e', '#2e86de', '#27ae60', '#d4a017', '#9b59b6', '#16a3a3', '#e84393', '#7f8c8d']

export function seatColour(seat: Seat): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] as string
}

/** A seat's number on its colour. */
export function seatChip(paint: Paint, seat: Seat): string {
  return paint.band(seatColour(seat), String(seat + 1))
}
