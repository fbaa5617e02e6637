import { type Books, book, tellOwner } from './books.ts'

/** [P21, 3.2.2] What is left becomes the pools of the round; what was missing is forgiven. */
export function closeBooks(b: Books): void {
  const { p } = b
  book(b, 'shortfall', '', 0, Math.max(0, 0 - b.labor), Math.max(0, 0 - b.influence))
  p.turn.labor = b.labor
  p.turn.influence = b.influence
  p.ledger = b.lines
  tellOwner(b, {
    type: 'booked',
    seat: p.seat,
    lines: b.lines,
    gold12: b.gold12,
    labor: b.labor,
    influence: b.influence,
    maintained: p.turn.maintained.slice(),
    idle: b.idle,
  })
}
