import { type Floor, floorOf, type NodeId } from '../data/board.ts'
import { STATUS_OF } from '../data/statuses.ts'
import {
  TENSION_BEARABLE_SANITY,
  TENSION_MILLI,
  TENSION_MONSTERS_SCALE,
  TENSION_ROUNDS_SCALE,
  TENSION_STATUS_PER_SOUL,
} from '../data/tension.ts'
import type { Player } from '../state.ts'

/** What the index looks at; states and views both have it. */
export interface Tense {
  readonly config: { readonly keysToWin: number; readonly umbralNode: NodeId }
  readonly round: number
  readonly players: readonly Readonly<Pick<Player, 'sanity' | 'node' | 'keys' | 'statuses'>>[]
  readonly monsters: readonly unknown[]
  readonly king: { readonly floor: Floor }
  readonly crown: { readonly holder: number | null }
}

/** [13.6] How tense it is, in thousandths. No rule reads this: moods and the King's seat may. */
export function tensionMilli(s: Tense): number {
  const { bias, sanity, round, monsters, keys, crown, umbral, statuses, kingRisk } = TENSION_MILLI
  const milli =
    bias +
    sanity * fear(s) +
    round * grows(s.round / TENSION_ROUNDS_SCALE) +
    monsters * grows(s.monsters.length / TENSION_MONSTERS_SCALE) +
    keys * keysShare(s) +
    crown * (s.crown.holder === null ? 0 : 1) +
    umbral * shareOf(s, ({ node }) => node === s.config.umbralNode) +
    statuses * burden(s) +
    kingRisk * exposure(s)
  return Math.round(1000 / (1 + Math.exp(-milli / 1000)))
}

type Soul = Tense['players'][number]

const grows = (x: number): number => 1 - Math.exp(-x)

function shareOf({ players }: Tense, is: (p: Soul) => boolean): number {
  return players.filter(is).length / players.length
}

/** The worst off counts for most of it. */
function fear({ players }: Tense): number {
  const fears = players.map(({ sanity }) => Math.min(1, Math.max(0, (TENSION_BEARABLE_SANITY - sanity) / 8)))
  const mean = fears.reduce((sum, each) => sum + each, 0) / fears.length
  return 0.7 * Math.max(...fears) + 0.3 * mean
}

function keysShare({ config, players }: Tense): number {
  const held = players.reduce((sum, { keys }) => sum + keys.length, 0)
  return Math.min(1, held / config.keysToWin)
}

function burden({ players }: Tense): number {
  let left = 0
  for (const { statuses } of players) for (const status of statuses) if (!STATUS_OF[status.id].good) left += status.left
  return Math.min(1, left / (TENSION_STATUS_PER_SOUL * players.length))
}

function exposure(s: Tense): number {
  const lowest = Math.min(...s.players.map(({ sanity }) => sanity))
  const share = shareOf(s, ({ node }) => floorOf(node) === s.king.floor)
  return Math.min(1, (share * (1 + Math.max(0, -2 - lowest))) / 3)
}
