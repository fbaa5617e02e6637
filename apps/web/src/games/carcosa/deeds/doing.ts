import type { Move } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { type CarcosaParts, play, viewOf } from '../kit.ts'
import { isQuiet } from './quiet.ts'
import { mayBeQuiet, remindersOf } from './reminders.ts'

/** Makes a move, or first asks whether it is meant, where that is worth a second word [12.2, 12.3]. */
export function act({ match, ui }: CarcosaParts, move: Move, seat: Seat): void {
  if (match.inFlight) return
  const reminders = remindersOf(viewOf(match), seat, move, match.names).filter(
    ({ id }) => !mayBeQuiet(id) || !isQuiet(id),
  )
  const [first] = reminders
  if (first === undefined) {
    void play(match, move, seat)
    return
  }
  const text = reminders.flatMap(({ lines }) => lines).join('\n')
  // Of several things at once somebody can only silence one that stands alone.
  const quiet = reminders.length === 1 && mayBeQuiet(first.id) ? first.id : undefined
  ui.ask({ text, yes: first.yes, quiet, move, seat })
}
