import { refuse } from '@ludoteca/kernel'
import type { ClientPayload } from '@ludoteca/protocol'
import { namelessName } from '../people/nameless.ts'
import { numbered, otherNames } from './names.ts'
import { type Changed, findPresent, type Participant, type Room, withPerson } from './room.ts'
import { seatOf } from './seats.ts'

/** How many accounts must report a name before it is replaced. */
const REPORTS_NEEDED = 3
/** How many reports a room keeps: enough for everybody in it to report three others. */
const REPORTS_MAX = 60
/** How old an account must be for its reports to count: a new one may have been made for that. */
const ACCOUNT_MS_MIN = 24 * 3_600_000

/**
 * REPORT_NAME: one report by each account about each other one. The third takes the name away, in this room. Guests are
 * accepted and do not count: anybody can be three of them. Nor do several from one place count as more than one.
 */
export function reportName(
  room: Room,
  participantId: string,
  wish: ClientPayload<'REPORT_NAME'>,
  now: number,
): Changed {
  const reporter = findPresent(room, participantId)
  const target = findPresent(room, wish.targetId)
  if (reporter === undefined) return refuse('NOT_JOINED')
  if (target === undefined) return refuse('NOT_FOUND')
  if (target === reporter) return refuse('BAD_MESSAGE', { path: 'payload.targetId' })
  const [by, of] = [reporter.accountId, target.accountId]
  if (!hasSay(reporter, now) || room.reports.some((report) => report.by === by && report.of === of)) return room
  const { place } = reporter
  const report = { by, of, name: target.name, reason: wish.reason, ...(place !== undefined && { place }) }
  const reported = { ...room, reports: [...room.reports, report].slice(-REPORTS_MAX) }
  const isThird = !isMasked(room, of) && isMasked(reported, of)
  return isThird ? withPerson(reported, target.id, { name: maskFor(reported, target.id) }) : reported
}

/** Whether this account's name is replaced in this room. */
export function isMasked(room: Room, accountId: string): boolean {
  const about = room.reports.filter(({ of }) => of === accountId)
  return new Set(about.map(({ place, by }) => place ?? by)).size >= REPORTS_NEEDED
}

/** The name of somebody whose own name was replaced: with the number of their seat, if they have one. */
export function maskFor(room: Room, participantId: string): string {
  return numbered(namelessName(room.nameless ?? 'Player', seatOf(room, participantId)), otherNames(room, participantId))
}

function hasSay({ claimedAt }: Participant, now: number): boolean {
  return claimedAt != null && now - claimedAt >= ACCOUNT_MS_MIN
}
