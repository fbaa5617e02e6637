import { EVENT } from '../../data/events.ts'
import type { Domain } from '../../estate.ts'
import type { Player } from '../../state.ts'
import { boostedLoss, isFortified } from '../boosts.ts'
import { rollDefence } from '../defence.ts'
import { isActive } from '../events.ts'
import { roll, streamOf } from '../names.ts'
import { slotsUsed } from '../slots.ts'
import { type Books, tellOwner } from './books.ts'
import { raidDc } from './hits.ts'
import { steal } from './losses.ts'

const PLUNDER_DC = 15
const ATTACKS_MAX = 2

/** [P14, row 37] Mercenaries without pay look for domains with nothing built on them. */
export function plunder(b: Books): void {
  const { w, p, io } = b
  if (!isActive(w, EVENT.mercenaryPlunder)) return
  const open = p.domains.filter((domain) => isOpen(p, domain))
  while (open.length > 0 && p.incidents.plunder37 < ATTACKS_MAX) {
    p.incidents.plunder37++
    const [domain] = open.splice(io.chance.int(streamOf(p), open.length), 1)
    attack(b, domain as Domain)
  }
}

/** [11.1] With the full catalogue it takes more than any building to keep them away: something that defends. */
function isOpen(p: Readonly<Player>, post: Domain): boolean {
  return p.works === null ? slotsUsed(p, { kind: 'domain', post }) === 0 : !isFortified(p, post.id)
}

function lossOf(p: Readonly<Player>, { id }: Domain, loss: number): number {
  return boostedLoss(p, EVENT.mercenaryPlunder, id, loss)
}

function attack(b: Books, domain: Domain): void {
  const { w, p, io } = b
  const event = EVENT.mercenaryPlunder
  const defence = rollDefence(w, p, raidDc(w, PLUNDER_DC), event, { host: domain.id }, io)
  const goods = defence.held ? [] : steal(b, 'raw', lossOf(p, domain, roll(p, 6, io) + roll(p, 6, io)), event)
  const levels = defence.held ? 0 : Math.min(lossOf(p, domain, roll(p, 3, io)), domain.tenants.levels)
  if (levels > 0) b.fleeing.push({ domain, levels })
  tellOwner(b, { type: 'eventRolled', seat: p.seat, event, target: domain.id, defence, goods, influence: 0, levels })
  if (!defence.held) io.tell({ type: 'rumour', seat: p.seat, what: 'plunder', event })
}
