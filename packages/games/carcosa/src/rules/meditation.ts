import type { Seat } from '@ludoteca/kernel'
import { floorOf, isRoom, type NodeId } from '../data/board.ts'
import { MEDITATE_CORRIDOR, MEDITATE_ROOM } from '../data/constants.ts'
import type { RefusalCode } from '../refusals.ts'
import type { King, Player } from '../state.ts'

/** What meditation depends on; states and views both have it. */
interface Surroundings {
  readonly king: Readonly<King>
  readonly players: readonly Readonly<Player>[]
}

/** [6.1] Neither beside the King nor beside a Tanque. */
export function whyNotMeditate({ king, players }: Surroundings, seat: Seat, node: NodeId): RefusalCode | undefined {
  if (!isRoom(node) && king.vanish === 0 && king.floor === floorOf(node)) return 'E_KING_HERE'
  for (let other = 0; other < players.length; other++) {
    const { role, node: place } = players[other] as Player
    if (other !== seat && role === 'TANK' && place === node) return 'E_TANK_HERE'
  }
  return undefined
}

/** [6.1] What an action of it heals there. */
export function meditationHeals(node: NodeId): number {
  return isRoom(node) ? MEDITATE_ROOM : MEDITATE_CORRIDOR
}
