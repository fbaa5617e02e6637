import {
  type CardId,
  carcosa,
  cardOf,
  type Player,
  type RoleId,
  type Status,
  type StatusId,
  type View,
} from '@ludoteca/carcosa'
import { isRefusal, Match, type Seat } from '@ludoteca/kernel'

const SEATS = ['Ana', 'Beto', 'Carla', 'Dina'].map((name) => ({ name, kind: 'human' }))
const ROLES: readonly RoleId[] = ['SCOUT', 'HIGH_ROLLER', 'TANK', 'BRAWLER']

/** What a seat is called in these tests. */
export const names = (seat: Seat): string => SEATS[seat]?.name ?? String(seat)

/** The house as the first soul sees it: Explorador, Apostador, Tanque, Luchador, all as they begin. */
export function seenHouse(options: object = {}, changes: Partial<View> = {}): View {
  const match = Match.start(carcosa, { options: { roleDraw: 'FIXED', ...options }, seats: SEATS, seed: 'a seed' })
  if (isRefusal(match)) throw new Error(match.code)
  return { ...match.view(0), ...changes }
}

/** The same house with one soul otherwise. */
export function withSoul(view: View, seat: Seat, change: Partial<Player>): View {
  return { ...view, players: view.players.map((p, at) => (at === seat ? { ...p, ...change } : p)) }
}

/** A soul of that role, as it begins but for the changes. */
export function soul(role: RoleId, change: Partial<Player> = {}): Player {
  return { ...(seenHouse().players[ROLES.indexOf(role)] as Player), role, ...change }
}

/** A card of that kind; the nth of them. */
export function uidOf(card: CardId, nth = 0): number {
  for (let uid = 0, found = 0; uid < 200; uid++) if (cardOf(uid) === card && found++ === nth) return uid
  throw new Error(`no ${card}`)
}

/** A status with so much time left. */
export function status(id: StatusId, left: number, change: Partial<Status> = {}): Status {
  return { id, left, source: null, fresh: false, untilRoundEnd: false, ...change }
}
