import { type Move, type Refusal, refuse, type Seat, TABLE } from '@ludoteca/kernel'
import { inForce } from './in-force.ts'
import { lastInForce } from './match-parts.ts'
import type { AnyMatch } from './privacy.ts'
import type { TableSeat } from './shown.ts'

/** A match in which something may be taken back. */
interface Undoable {
  readonly match: AnyMatch
  readonly seats: readonly Pick<TableSeat, 'kind'>[]
  /** What was learnt in a tutorial is not taken back. */
  readonly isTaught: boolean
}

/** The seat of a person, or of the table, in whose name the last move can be taken back; undefined when none may. */
export function undoSeatOf(undoable: Undoable): Seat | undefined {
  if (!mayBeTakenBack(undoable)) return undefined
  const people = undoable.seats.flatMap(({ kind }, seat) => (kind === 'human' ? seat : []))
  return [...people, TABLE].find((by) => undoable.match.refusalOf(by, { type: 'undo' }) === undefined)
}

/** Takes back up to the last move of a person: what bots did after it they would only do again. */
export function takeBack(undoable: Undoable, seat: Seat, submit: (undo: Move) => Refusal | undefined) {
  const { match, seats } = undoable
  const undo = { type: 'undo' } as const
  if (!mayBeTakenBack(undoable)) return match.refusalOf(seat, undo) ?? refuse('E_UNDO')
  let refusal: Refusal | undefined
  let isBots = true
  while (isBots && refusal === undefined) {
    const last = lastInForce(match)
    isBots = last !== undefined && seats[last.seat]?.kind === 'bot'
    refusal = submit(undo)
  }
  return refusal
}

/** Whether the last move in force that bots did not make may be taken back: nobody takes back what the clock did. */
function mayBeTakenBack({ match, seats, isTaught }: Undoable): boolean {
  if (isTaught) return false
  const counting = inForce(match.log)
  const last = match.log.findLast(({ seq, seat }) => counting.has(seq) && seats[seat]?.kind !== 'bot')
  return last !== undefined && last.by !== 'clock'
}
