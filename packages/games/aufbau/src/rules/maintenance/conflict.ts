import { EVENT } from '../../data/events.ts'
import { RANK } from '../../data/posts.ts'
import type { Trade } from '../../estate.ts'
import type { Goods } from '../../ledger.ts'
import { rollDefence } from '../defence.ts'
import { isActive } from '../events.ts'
import { roll } from '../names.ts'
import { type Books, tellOwner } from './books.ts'
import { isTriggered, raidDc } from './hits.ts'
import { damage, loseTrade, steal } from './losses.ts'

const CONFLICT_DC = 15
const LOST_UP_TO = 3
const DAMAGED_UP_TO = 8

/** [P14, row 26] Every enterprise that still works may get between the lines. */
export function conflict(b: Books): void {
  if (!isActive(b.w, EVENT.borderConflict)) return
  // A lost enterprise makes a new list, so this one can be walked to its end.
  for (const trade of b.p.trades) if (trade.damage === null) assault(b, trade)
}

function assault(b: Books, trade: Trade): void {
  const { w, p, io } = b
  const event = EVENT.borderConflict
  if (!isTriggered(b, event, trade.id)) return
  const defence = rollDefence(w, p, raidDc(w, CONFLICT_DC), event, { host: trade.id }, io)
  const goods = defence.held ? [] : suffer(b, trade, event)
  tellOwner(b, { type: 'eventRolled', seat: p.seat, event, target: trade.id, defence, goods, influence: 0, levels: 0 })
  if (!defence.held) io.tell({ type: 'rumour', seat: p.seat, what: 'conflict', event })
}

/** The goods that are lost, where it is only goods. */
function suffer(b: Books, trade: Trade, event: number): readonly Goods[] {
  const { p, io } = b
  const severity = roll(p, 20, io)
  if (severity > DAMAGED_UP_TO) return steal(b, 'special', roll(p, 4, io) * RANK[trade.tier], event)
  if (severity <= LOST_UP_TO) loseTrade(b, trade.id, event)
  else damage(b, trade, roll(p, 6, io), event)
  return []
}
