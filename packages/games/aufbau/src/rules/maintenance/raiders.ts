import { EVENT } from '../../data/events.ts'
import type { Domain } from '../../estate.ts'
import { boostedLoss } from '../boosts.ts'
import { rollDefence } from '../defence.ts'
import { eventOf } from '../events.ts'
import { roll } from '../names.ts'
import { type Books, tellOwner } from './books.ts'
import { isTriggered, raidDc } from './hits.ts'
import { steal } from './losses.ts'

const RAID_DC = 13

/** [P14, row 16] Raiders may come to each domain. */
export function raiders(b: Books): void {
  if (eventOf(b.w, EVENT.raidersOrPirates)?.branch !== 'raiders') return
  for (const domain of b.p.domains) raid(b, domain)
}

function raid(b: Books, { id }: Domain): void {
  const { w, p, io } = b
  const event = EVENT.raidersOrPirates
  if (!isTriggered(b, event, id)) return
  const defence = rollDefence(w, p, raidDc(w, RAID_DC), event, { host: id }, io)
  const goods = defence.held ? [] : steal(b, 'raw', boostedLoss(p, event, id, roll(p, 6, io)), event)
  tellOwner(b, { type: 'eventRolled', seat: p.seat, event, target: id, defence, goods, influence: 0, levels: 0 })
  if (!defence.held) io.tell({ type: 'rumour', seat: p.seat, what: 'raid', event })
}
