import {
  cardOf,
  hasKeySlot,
  keyCapacity,
  kindOf,
  objectSlots,
  type Player,
  ROLE_OF,
  SANITY_FLOOR,
  STATUS_OF,
  type Status,
  slotItems,
  type Uid,
  type View,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import type { TableSeat } from '../../../match/shown.ts'
import { type ABSENCES, type MARKS, soulWords } from './words.ts'

/** A place for a thing: filled, free, or lost for good. */
export interface Slot {
  readonly uid: Uid | null
  readonly isLost: boolean
}

const free: Slot = { uid: null, isLost: false }
const lost: Slot = { uid: null, isLost: true }

/** Places for keys. Keys that were held before the Llavero went stay, beyond the last place. */
export function keySlotsOf(p: Readonly<Player>): Slot[] {
  const filled = p.keys.map((uid): Slot => ({ uid, isLost: false }))
  return hasKeySlot(p) ? padded(filled, keyCapacity(p), free) : filled
}

/** Places for objects and treasures, those given up at the end. */
export function objectSlotsOf(p: Readonly<Player>): Slot[] {
  const slots = objectSlots(p)
  const filled = slotItems(p).map((uid): Slot => ({ uid, isLost: false }))
  return padded(padded(filled, slots, free), Math.max(filled.length, slots) + lostSlots(p), lost)
}

/** How many places for objects were given up. */
export function lostSlots(p: Readonly<Player>): number {
  return ROLE_OF[p.role].objectSlots - objectSlots(p)
}

function padded(slots: readonly Slot[], length: number, with_: Slot): Slot[] {
  return [...slots, ...new Array<Slot>(Math.max(0, length - slots.length)).fill(with_)]
}

/** What takes no place: tales, then what is tied to the soul. */
export function boundOf({ items, soulbound }: Readonly<Player>): Uid[] {
  return [...items.filter((uid) => kindOf(cardOf(uid)) === 'TALE'), ...soulbound]
}

/** How long a status lasts, in words. */
export function timeLeft({ id, left, untilRoundEnd, fresh }: Readonly<Status>): string {
  if (untilRoundEnd) return soulWords.untilRoundEnd
  if (STATUS_OF[id].ticks === 'ROUND') return soulWords.rounds(left)
  return fresh ? `${soulWords.turns(left)} ${soulWords.fresh}` : soulWords.turns(left)
}

/** What else holds of a soul just now, besides its statuses. */
export type Mark = keyof typeof MARKS

/** Marks that are no news: what a soul is still able to do. */
export const QUIET_MARKS: readonly Mark[] = ['freeStep', 'secondDie']

/** [12.1.5] The marks of a soul. */
export function marksOf({ players, round, phase }: Pick<View, 'players' | 'round' | 'phase'>, seat: Seat): Mark[] {
  const p = players[seat] as Player
  const marks: Mark[] = []
  if (p.sanity === SANITY_FLOOR) marks.push('fallen')
  if (p.skipNextRound) marks.push('skips')
  if (p.shield > 0) marks.push('shield')
  if (p.protecting) marks.push('guard')
  if (p.moveBlockedRound === round) marks.push('frozen')
  if (p.yellowProtectionRound === round) marks.push('veiled')
  if (p.turnLocked && phase === 'PLAYER') marks.push('locked')
  if (p.role === 'SCOUT' && !p.freeMoveUsed && p.actionsLeft > 0 && phase === 'PLAYER') marks.push('freeStep')
  if (p.role === 'HIGH_ROLLER' && !p.doubleRollUsed) marks.push('secondDie')
  return marks
}

/** Why somebody who ought to play a soul does not: nobody is there, or the autopilot answers already. */
export function absenceOf(
  seat: Pick<TableSeat, 'control' | 'connected'> | undefined,
): keyof typeof ABSENCES | undefined {
  if (seat?.control === 'autopilot') return 'autopilot'
  return seat?.control === 'human' && !seat.connected ? 'away' : undefined
}
