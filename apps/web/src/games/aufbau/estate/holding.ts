import type { Player, View } from '@ludoteca/aufbau'
import type { Flows } from './flows.ts'

/** What every card of the estate is given. */
export interface Holding {
  readonly view: View
  readonly player: Player
  readonly flows: Flows
}
