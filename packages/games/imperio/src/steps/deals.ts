import type { Io } from '@ludoteca/kernel'
import { copyDeal } from '../copy.ts'
import { WAR_SET_FAME } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import type { Frame } from '../frames.ts'
import { ownerId } from '../owners.ts'
import { fire } from '../rules/achievements/trigger.ts'
import { tellParties } from '../rules/deals/offers.ts'
import { resolveDeals } from '../rules/deals/resolve.ts'
import { listOf } from '../rules/list.ts'
import { modeOf, specialOf, whenOf } from '../rules/mode.ts'
import { report } from '../rules/news.ts'
import { setsOfAll } from '../rules/properties.ts'
import { changeFame, statsOf } from '../rules/resources.ts'
import type { State } from '../state.ts'

/** [2.4.8] Accepted deals are carried out, and everybody hears of them; that an offer expired, its parties alone. */
export function openDeals(s: State, io: Io<Fact>): Frame {
  const { settled, expired } = resolveDeals(s)
  for (const deal of expired) tellParties(s, deal, io)
  if (settled.length > 0) io.tell({ type: 'dealsUpdate', deals: listOf(settled, copyDeal), when: whenOf(s) })
  noteSets(s, io)
  fire(s, 'DEALS_RESOLVED')
  const { DEALS, DEALS_EMPTY } = modeOf(s).timersSec
  return { step: 'show', sec: settled.length > 0 ? DEALS : DEALS_EMPTY }
}

/** [4.7, 7.1.2] Sets that were not there at REVEAL are news; in Guerra de Distrito the first of an owner brings Fame. */
function noteSets(s: State, io: Io<Fact>): void {
  const isWar = specialOf(s) === 'GUERRA_DISTRITO'
  for (const [seat, sets] of setsOfAll(s).entries()) {
    const fresh = sets.filter((district) => !s.setsAtReveal[seat]?.includes(district))
    for (const district of fresh) report(s, 'SET_COMPLETED', { owner: seat, district })
    const [first] = fresh
    if (!isWar || first === undefined) continue
    changeFame(s, seat, WAR_SET_FAME)
    statsOf(s, seat).guerraSets++
    io.tell({ type: 'guerraSet', ownerId: ownerId(seat), district: first })
  }
}
