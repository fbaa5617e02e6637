import { floorOf, type NodeId } from '../data/board.ts'
import { hasKeySlot } from '../rules/souls.ts'
import { isTrapped } from '../rules/statuses.ts'
import type { Player } from '../state.ts'
import { cursedOn, isCatcherNear, isSlowed } from './danger.ts'
import { isTimeToLeave, type Mind } from './mind.ts'
import { stepsOut } from './routes.ts'
import { disturbedAt } from './tank.ts'

/** In hundredths of a card never seen. */
const CAUGHT = 120
const SLOWED = 80
const STEP_TO_UMBRAL = 4
const DISTURBED = 40

/** What it is worth to end the turn there, the King aside: figures, company, the way out. */
export function standingAt(mind: Mind, node: NodeId): number {
  const { view, character } = mind
  const { umbralNode } = view.config
  const floor = floorOf(node)
  let worth = isCatcherNear(view, node) ? -CAUGHT : 0
  if (isSlowed(view, floor)) worth -= SLOWED
  worth -= cursedOn(mind, floor) * character.pointBelow
  if (isTimeToLeave(view)) return worth - STEP_TO_UMBRAL * stepsOut(node, umbralNode)
  worth -= disturbedAt(mind, node) * DISTURBED
  if (floor === floorOf(umbralNode)) worth += view.teamKeys * character.nearUmbral
  return canHandOverAt(mind, node) ? worth + character.meeting : worth
}

/** Whether somebody there could take the key of a soul whose ring is full. */
function canHandOverAt({ view, seat, me }: Mind, node: NodeId): boolean {
  if (hasKeySlot(me) || !view.config.tradeEnabled) return false
  for (let other = 0; other < view.players.length; other++) {
    const p = view.players[other] as Readonly<Player>
    if (other !== seat && p.node === node && hasKeySlot(p) && !isTrapped(p)) return true
  }
  return false
}
