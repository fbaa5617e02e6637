import { EVENT } from '../../data/events.ts'
import type { Trade } from '../../estate.ts'
import { combatBoost, triggerBoost } from '../boosts.ts'
import { rollDefence } from '../defence.ts'
import { eventOf } from '../events.ts'
import { roll, streamOf } from '../names.ts'
import { type Books, tellOwner } from './books.ts'
import { raidDc } from './hits.ts'
import { damage, loseTrade } from './losses.ts'

const LOST_UP_TO = 5
const DAMAGED_UP_TO = 10
const HITS_MAX = 2
/** [F-21] */
const SEA_DC = 13

/** [P14, row 16] Pirates look for one enterprise a round. */
export function piracy(b: Books): void {
  const { w, p, io } = b
  const event = EVENT.raidersOrPirates
  if (eventOf(w, event)?.branch !== 'pirates' || p.incidents.piracy16 >= HITS_MAX) return
  const trades = p.trades.filter((trade) => trade.damage === null)
  if (trades.length === 0) return
  const fortune = roll(p, 20, io) - triggerBoost(w, p, event, '')
  if (fortune > DAMAGED_UP_TO) return
  const trade = io.chance.pick(streamOf(p), trades)
  p.incidents.piracy16++
  if (isRepelled(b, trade)) return
  if (fortune <= LOST_UP_TO) loseTrade(b, trade.id, event)
  else damage(b, trade, roll(p, 6, io), event)
  io.tell({ type: 'rumour', seat: p.seat, what: 'piracy', event })
}

/** [F-21] Only who has ships of war can meet them at sea. */
function isRepelled(b: Books, { id }: Trade): boolean {
  const { w, p, io } = b
  if (combatBoost(p, 'sea') === 0) return false
  const event = EVENT.raidersOrPirates
  const defence = rollDefence(w, p, raidDc(w, SEA_DC), event, { host: id }, io)
  tellOwner(b, { type: 'eventRolled', seat: p.seat, event, target: id, defence, goods: [], influence: 0, levels: 0 })
  return defence.held
}
