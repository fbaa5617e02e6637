import { EVENT } from '../../data/events.ts'
import type { Player, World } from '../../state.ts'
import { eventOf, isActive } from '../events.ts'
import { hasOfficeOf } from '../holdings.ts'
import { officeInfluence } from '../pools.ts'
import { type Books, book } from './books.ts'
import { ranksAtWork } from './event-labor.ts'

type InfluenceOf = (p: Readonly<Player>) => number

/** [7.3] What a row gives or takes each round. */
const ROWS: readonly (readonly [event: number, influence: InfluenceOf])[] = [
  [EVENT.corruptionInquiry, inquiry],
  [EVENT.cultInspection, (p) => (hasOfficeOf(p, 'churchOversight') ? 6 : 0)],
  [EVENT.capitalBuilding, (p) => (hasOfficeOf(p, 'cityAdministration') ? 2 : 0)],
  [EVENT.courtPurge, (p) => (hasOfficeOf(p, 'courtOffice') ? 6 : 0)],
  [EVENT.neighbourConflict, (p) => (hasOfficeOf(p, 'courtOffice') ? 4 : 0)],
  [EVENT.holyDays, (p) => (hasCult(p) ? 6 : 0) + (hasOfficeOf(p, 'churchOversight') ? 6 : 0)],
  [EVENT.borderConflict, (p) => (ranksAtWork(p, 'spy') > 0 ? 4 : 0) + (hasOfficeOf(p, 'militaryOffice') ? 4 : 0)],
  [EVENT.hysteria, (p) => (hasCult(p) ? 6 : 0)],
  [EVENT.mercenaryPlunder, (p) => (p.troops.levels.mercenary > 0 ? 6 : 0) + (hasOfficeOf(p, 'militaryOffice') ? 6 : 0)],
  [EVENT.muster, (p) => (hasOfficeOf(p, 'militaryOffice') ? 4 : 0)],
]
/** [row 38] Gold and influence per rank of a blessed cult. */
const MIRACLE = 6

/** [3.2.2, P11] What events do to influence, in this order. */
export function influenceOfEvents(b: Books): void {
  const { w, p } = b
  if (w.events.length === 0) return
  for (const [event, influence] of ROWS) {
    if (isActive(w, event)) book(b, 'event', String(event), 0, 0, influence(p))
  }
  const blessing = MIRACLE * blessedRank(w, p)
  book(b, 'event', String(EVENT.miracle), blessing, 0, blessing)
}

/** [row 18] Offices are watched, and those who work in the dark gain. */
function inquiry(p: Readonly<Player>): number {
  let offices = 0
  for (const office of p.offices) offices += officeInfluence(office)
  const hidden = ranksAtWork(p, 'underworld') + ranksAtWork(p, 'spy') + ranksAtWork(p, 'cult')
  return 2 * hidden - Math.floor(offices / 2)
}

/** [row 38] There is one cult at most. */
function blessedRank(w: Readonly<World>, p: Readonly<Player>): number {
  return eventOf(w, EVENT.miracle)?.miracle ? ranksAtWork(p, 'cult') : 0
}

function hasCult(p: Readonly<Player>): boolean {
  return ranksAtWork(p, 'cult') > 0
}
