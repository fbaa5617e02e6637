import { floorOf } from '../data/board.ts'
import { FIGURE_OF } from '../data/monsters.ts'
import type { Player, State } from '../state.ts'
import { hasStatus } from './statuses.ts'

/** [5.2 step 4] How many actions a soul gets. Being at −5 takes none away. */
export function actionsFor(s: Readonly<State>, p: Readonly<Player>): number {
  if (p.skipNextRound || hasStatus(p, 'STUN')) return 0
  const floor = floorOf(p.node)
  const capped = s.king.limitedFloor === floor || hasAura(s, floor)
  const dealt = capped ? Math.min(1, s.config.baseActions) : s.config.baseActions
  return dealt + (hasStatus(p, 'ILUMINADO') ? 1 : 0)
}

/** [7.5] A stunned figure has none. */
function hasAura({ monsters }: Readonly<State>, floor: number): boolean {
  for (const { id, node, stun } of monsters) {
    if (FIGURE_OF[id].aura && stun === 0 && floorOf(node) === floor) return true
  }
  return false
}
