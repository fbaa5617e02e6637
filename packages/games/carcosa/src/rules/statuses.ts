import type { Io, Seat } from '@ludoteca/kernel'
import { STATUS_ROUNDS, TRAP_TURNS } from '../data/constants.ts'
import type { MonsterId } from '../data/monsters.ts'
import { STATUS_OF, type StatusId, type TrapId } from '../data/statuses.ts'
import type { Fact } from '../facts.ts'
import type { Monster, Player, State, Status } from '../state.ts'

export function statusOf({ statuses }: Readonly<Player>, id: StatusId): Status | undefined {
  for (let i = 0; i < statuses.length; i++) if ((statuses[i] as Status).id === id) return statuses[i]
  return undefined
}
export function hasStatus(p: Readonly<Player>, id: StatusId): boolean {
  return statusOf(p, id) !== undefined
}
/** The web or the sack this soul is caught in. */
export function trapOf({ statuses }: Readonly<Player>): Status | undefined {
  for (let i = 0; i < statuses.length; i++) {
    const status = statuses[i] as Status
    if (status.id === 'TRAPPED_SPIDER' || status.id === 'TRAPPED_SACK') return status
  }
  return undefined
}
export function isTrapped(p: Readonly<Player>): boolean {
  return p.statuses.length > 0 && trapOf(p) !== undefined
}
export function isKidnapped(p: Readonly<Player>): boolean {
  return hasStatus(p, 'TRAPPED_SACK')
}

/** [D-13] The longer remaining time counts. */
export function giveStatus(s: State, seat: Seat, id: StatusId, io: Io<Fact>, left = STATUS_ROUNDS): void {
  const p = s.players[seat] as Player
  const had = statusOf(p, id)
  if (had) had.left = Math.max(had.left, left)
  else p.statuses.push({ id, left, source: null, fresh: false, untilRoundEnd: false })
  io.tell({ type: 'statusGained', seat, status: id, left: had?.left ?? left })
}

/** [7.4] Catches a soul that is not yet caught. [D-53] A turn in which no attempt is possible any more does not count. */
export function trap(s: State, seat: Seat, id: TrapId, source: MonsterId, io: Io<Fact>): void {
  const p = s.players[seat] as Player
  const fresh = s.active === seat && (p.escapeTried || !mayActFreely(s, p))
  p.statuses.push({ id, left: TRAP_TURNS, source, fresh, untilRoundEnd: false })
  io.tell({ type: 'statusGained', seat, status: id, left: TRAP_TURNS })
}
/** [5.3] Free actions need an action left, unless the options relax it. */
export function mayActFreely({ config }: Readonly<State>, { actionsLeft, turnLocked }: Readonly<Player>): boolean {
  return actionsLeft >= 1 || (config.freeActionsAtZero && !turnLocked)
}

/** [7.5] A stun of one own turn: the open slot if it is his, otherwise his next one. */
export function stun(s: State, seat: Seat, io: Io<Fact>): void {
  const p = s.players[seat] as Player
  giveStatus(s, seat, 'STUN', io, 1)
  if (s.active === seat) loseTurn(p)
}
/** [7.5] A stun until the end of the round, for those whose slot has not passed. */
export function stunForRound(s: State, seat: Seat, io: Io<Fact>): void {
  const p = s.players[seat] as Player
  giveStatus(s, seat, 'STUN', io, 1)
  const status = statusOf(p, 'STUN') as Status
  status.untilRoundEnd = true
  loseTurn(p)
}
/** Nothing but ending the turn is left. */
export function loseTurn(p: Player): void {
  p.actionsLeft = 0
  p.turnLocked = true
}

type Ended = Extract<Fact, { type: 'statusEnded' }>['why']

/** Ends a status; whoever leaves the sack is no longer carried. */
export function endStatus(s: State, seat: Seat, id: StatusId, why: Ended, io: Io<Fact>): void {
  const { statuses } = s.players[seat] as Player
  const at = statuses.findIndex((status) => status.id === id)
  if (at < 0) return
  statuses.splice(at, 1)
  if (id === 'TRAPPED_SACK') letGo(s.monsters, seat)
  io.tell({ type: 'statusEnded', seat, status: id, why })
}
function letGo(monsters: readonly Monster[], victim: Seat): void {
  for (const monster of monsters) if (monster.victim === victim) monster.victim = null
}

/** [3.5, 6.1] Removes all own statuses, good and bad. Actions stay as they are [7.5]. */
export function clearStatuses(s: State, seat: Seat, io: Io<Fact>): void {
  const { statuses } = s.players[seat] as Player
  while (statuses.length > 0) endStatus(s, seat, (statuses[statuses.length - 1] as Status).id, 'CLEARED', io)
}

/** [K8] */
export function ticksByRound({ id }: Readonly<Status>): boolean {
  return STATUS_OF[id].ticks === 'ROUND'
}
