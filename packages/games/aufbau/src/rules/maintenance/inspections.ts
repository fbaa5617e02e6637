import type { Defence } from '../../checks.ts'
import { EVENT } from '../../data/events.ts'
import { RANK } from '../../data/posts.ts'
import type { Office, Organization } from '../../estate.ts'
import type { Player } from '../../state.ts'
import { hidingBoost, triggerBoost } from '../boosts.ts'
import { sumOfRanks } from '../caps.ts'
import { checkBonus } from '../check-bonus.ts'
import { isActive } from '../events.ts'
import { removeLevels } from '../groups.ts'
import { roll } from '../names.ts'
import { type Books, book, tellOwner } from './books.ts'
import { isTriggered } from './hits.ts'
import { loseOffice } from './losses.ts'
import { tellOfGroups } from './people.ts'

const HIDING_DC = 14
const INSPECTION_DC = 15
const PURGE_TRIGGER = 4
const PURGES_MAX = 2

/** [P6, row 6] Cults with followers may be looked into, and hide what they can. */
export function cultInspection(b: Books): void {
  if (!isActive(b.w, EVENT.cultInspection)) return
  for (const organization of b.p.organizations) {
    const { kind, followers } = organization
    if (kind === 'cult' && followers.levels > 0 && !followers.inUnrest) inspectCult(b, organization)
  }
}

function inspectCult(b: Books, { id, followers }: Organization): void {
  const { p, io } = b
  const event = EVENT.cultInspection
  if (!isTriggered(b, event, id)) return
  const defence = influenceRoll(b, HIDING_DC, hidingBoost(p, id))
  const influence = defence.held ? 0 : roll(p, 6, io)
  const levels = defence.held ? 0 : removeLevels(followers, 1)
  book(b, 'event', String(event), 0, 0, -influence)
  tellOwner(b, { type: 'eventRolled', seat: p.seat, event, target: id, defence, goods: [], influence, levels })
  if (levels > 0) tellOfGroups(b, [{ host: id, levels: -levels, loyalty: 0 }], 'event', event)
}

/** [P7, row 12] Somebody at court falls from grace: the least first. */
export function courtPurge(b: Books): void {
  const { w, p, io } = b
  const event = EVENT.courtPurge
  if (!isActive(w, event) || p.incidents.officeLoss12 >= PURGES_MAX) return
  const office = leastCourtOffice(p)
  if (office === undefined || roll(p, 20, io) > PURGE_TRIGGER + triggerBoost(w, p, event, office.id)) return
  p.incidents.officeLoss12++
  loseOffice(b, office.id, event)
}

/** By tier, then by id [D-15]. */
function leastCourtOffice({ offices }: Readonly<Player>): Office | undefined {
  let least: Office | undefined
  for (const office of offices) {
    if (office.specialization !== 'courtOffice') continue
    if (least === undefined || isBelow(office, least)) least = office
  }
  return least
}

function isBelow(a: Office, b: Office): boolean {
  return RANK[a.tier] !== RANK[b.tier] ? RANK[a.tier] < RANK[b.tier] : a.id < b.id
}

/** [P11, row 39] Whoever holds offices must answer for them. */
export function provinceInspection(b: Books): void {
  const { w, p, io } = b
  const event = EVENT.inspection
  if (!isActive(w, event) || p.offices.length === 0) return
  const defence = influenceRoll(b, INSPECTION_DC)
  const influence = defence.held ? 0 : (roll(p, 6, io) + roll(p, 6, io)) * sumOfRanks(p.offices)
  book(b, 'event', String(event), 0, 0, -influence)
  tellOwner(b, { type: 'eventRolled', seat: p.seat, event, target: '', defence, goods: [], influence, levels: 0 })
  if (!defence.held) io.tell({ type: 'rumour', seat: p.seat, what: 'inspection', event })
}

/** [4.3] Such rolls take no modifiers of a DC. */
function influenceRoll({ w, p, io }: Books, dc: number, more = 0): Defence {
  const bonus = checkBonus(w, p, 'influence') + more
  const die = roll(p, 20, io)
  return { roll: die, bonus, dc, held: die + bonus >= dc }
}
