import type { Io } from '@ludoteca/kernel'
import { facilityUpkeep } from '../../catalogue/maintain.ts'
import type { Fact } from '../../facts.ts'
import type { Player, World } from '../../state.ts'
import { openBooks } from './books.ts'
import { closeBooks } from './closing.ts'
import { conflict } from './conflict.ts'
import { counterReaction } from './counter-reaction.ts'
import { accident, damages } from './damage.ts'
import { influenceOfEvents } from './event-influence.ts'
import { laborOfEvents } from './event-labor.ts'
import { famine } from './famine.ts'
import { effectiveLabor, fixedUpkeep } from './fixed-costs.ts'
import { food } from './food.ts'
import { goldOfEvents, income } from './incomes.ts'
import { courtPurge, cultInspection, provinceInspection } from './inspections.ts'
import { pending } from './pending.ts'
import { emigration, flight, insulaeSettlers } from './people.ts'
import { piracy } from './piracy.ts'
import { plunder } from './plunder.ts'
import { rawProduction, ruinFinds } from './production.ts'
import { advanceProjects, completeProjects } from './projects.ts'
import { raiders } from './raiders.ts'
import { sectionStart } from './section-start.ts'
import { taxes } from './taxes.ts'
import { tradeYields } from './trade-yields.ts'
import { storageUpkeep, workshopUpkeep } from './works-upkeep.ts'

/** [3.2] One player's maintenance, step by step; each step sees what those before it did. */
export function maintain(w: Readonly<World>, p: Player, io: Io<Fact>): void {
  const b = openBooks(w, p, io)
  counterReaction(b) // P1
  insulaeSettlers(b) // P2
  sectionStart(b) // P3
  emigration(b) // P4
  pending(b) // P5
  cultInspection(b) // P6
  courtPurge(b) // P7
  accident(b) // P8
  damages(b) // P9
  income(b) // P10, P11
  goldOfEvents(b) // P10
  laborOfEvents(b) // P11
  influenceOfEvents(b) // P11
  provinceInspection(b) // P11
  rawProduction(b) // P12
  ruinFinds(b) // P12
  famine(b) // P13
  raiders(b) // P14
  piracy(b) // P14
  conflict(b) // P14
  plunder(b) // P14
  effectiveLabor(b) // P15
  fixedUpkeep(b) // P16
  food(b) // P16
  facilityUpkeep(b) // P16a
  tradeYields(b) // P17
  advanceProjects(b) // P18
  workshopUpkeep(b) // P19
  storageUpkeep(b) // P20
  taxes(b) // P21
  closeBooks(b) // P21
  completeProjects(b) // P22
  flight(b) // P23
}
