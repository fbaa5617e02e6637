import { tensionMilli, type View } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'

/** How the table feels, from nothing to one. No rule looks at it. */
export interface Mood {
  readonly tension: number
  /** How near the own soul, or for watchers the worst off, is to −5. */
  readonly fear: number
}

const FLOOR = -5
/** From this sanity on nobody is afraid. */
const BEARABLE = 2

export function moodOf(view: View, soul: Seat | undefined): Mood {
  if (view.phase === 'OVER') return { tension: view.ending === 'WIN' ? 0 : 1, fear: 0 }
  const own = soul === undefined ? undefined : view.players[soul]
  const sanity = own?.sanity ?? Math.min(...view.players.map((player) => player.sanity))
  const fear = (BEARABLE - sanity) / (BEARABLE - FLOOR)
  return { tension: tensionMilli(view) / 1000, fear: Math.min(1, Math.max(0, fear)) }
}
