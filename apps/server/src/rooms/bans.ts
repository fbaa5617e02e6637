import type { Person } from '../people/person.ts'
import { isPresent, type Participant, type Room } from './room.ts'

/** Somebody who wants to come in, with the mark of where they come from. */
export interface Arrival extends Person {
  readonly place?: string | undefined
  /** The same for all rooms, for seasons in which who meets whom how often matters. */
  readonly network?: string | undefined
}

/** How long a place is closed to new guests. */
export const BAN_MS = 24 * 3_600_000
/** A room remembers the last so many who were shown the door. */
const BANNED_MAX = 100

/** Whether somebody has been shown the door here, or is most likely the one who has. */
export function isBanned(room: Room, { accountId, place, claimedAt }: Arrival, now: number): boolean {
  if (room.banned.includes(accountId)) return true
  return (room.bans ?? []).some((ban) => {
    const isHere = ban.place === place && now - ban.at < BAN_MS
    // Who had an account before, or was in the room, is somebody else who lives there.
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
