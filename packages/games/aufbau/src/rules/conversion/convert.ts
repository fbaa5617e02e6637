import type { Io } from '@ludoteca/kernel'
import { workOn } from '../../catalogue/converting.ts'
import type { Fact } from '../../facts.ts'
import type { WorkshopLine } from '../../ledger.ts'
import type { Player, World } from '../../state.ts'
import { audienceOf } from '../names.ts'
import { runAlleys } from './alleys.ts'
import { sellRest } from './sale.ts'
import { chooseStored } from './storing.ts'
import { runWorkshops } from './workshops.ts'

/** [3.3, 6.8] What becomes of goods and pools at the end of a round. */
export function convert(w: Readonly<World>, p: Player, io: Io<Fact>): void {
  const workshops = runWorkshops(w, p) // C1
  const facilities = workOn(p, workshops) // C1
  const alleys = runAlleys(p) // C2
  const stored = chooseStored(w, p) // C3
  const { labor, influence } = p.turn
  const { sold, gold12 } = sellRest(w, p, stored) // C4
  const all12 = gold12 + goldOf12(facilities)
  const report = { workshops, facilities, alleys, stored, sold, labor, influence, gold12: all12 }
  p.conversion = report
  io.tell({ type: 'converted', seat: p.seat, report }, audienceOf(w, p))
}

function goldOf12(lines: readonly WorkshopLine[]): number {
  let gold12 = 0
  for (const line of lines) gold12 += line.gold12 ?? 0
  return gold12
}
