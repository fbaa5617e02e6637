import type { Person } from '../people/person.ts'
import { isPresent, type Participant, type Room } from './room.ts'

/** Somebody who wants to join, with a keyed hash of where they come from. */
export interface Arrival extends Person {
  readonly place?: string | undefined
  /** A hash of the network that is the same in all rooms: seasons count how often people from one network meet. */
  readonly network?: string | undefined
}

/** How long new guests from a banned place are refused. */
export const BAN_MS = 24 * 3_600_000
/** How many of the last bans a room remembers. */
const BANNED_MAX = 100

/** Whether this account is banned from the room, or most likely belongs to somebody who is. */
export function isBanned(room: Room, { accountId, place, claimedAt }: Arrival, now: number): boolean {
  if (room.banned.includes(accountId)) return true
  return (room.bans ?? []).some((ban) => {
    const isHere = ban.place === place && now - ban.at < BAN_MS
    // Whoever had an account before the ban, or was in the room, is somebody else from the same place.
    const isAnother = ban.spared.includes(accountId) || (claimedAt != null && claimedAt < ban.at)
    return isHere && !isAnother
  })
}

/**
 * The room, closed to that account for good and to new guests from the same place for a day: a new guest costs nothing,
 * another address does.
 */
export function withBan(room: Room, { accountId, place }: Participant, now: number): Room {
  const banned = [...room.banned, accountId].slice(-BANNED_MAX)
  if (place === undefined) return { ...room, banned }
  const spared = room.people
    .filter((person) => person.place === place && person.accountId !== accountId && isPresent(person))
    .map((person) => person.accountId)
  const others = (room.bans ?? []).filter((ban) => ban.place !== place && now - ban.at < BAN_MS)
  return { ...room, banned, bans: [...others, { place, at: now, spared }].slice(-BANNED_MAX) }
}
