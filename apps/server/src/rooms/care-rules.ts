import { tidyName } from '../people/names.ts'
import { numbered, otherNames } from './names.ts'
import { maskFor } from './reports.ts'
import { type Changed, findAccount, type Room, withPerson } from './room.ts'

/** Sets the notice that everybody in the room sees, from an administrator; null removes it. */
export function withNotice(room: Room, text: string | null, now: number): Room {
  const { notice: _, ...rest } = room
  return text === null ? rest : { ...rest, notice: { text, at: now } }
}

/**
 * The room with another name for this account, which its person cannot change: a given name,
 * or by their seat. A match that runs keeps the names it began with.
 */
export function withNameInstead(room: Room, accountId: string, name: string | null): Changed {
  const person = findAccount(room, accountId)
  if (person === undefined) return room
  const tidy = name === null ? undefined : tidyName(name)
  const shown = tidy === undefined ? maskFor(room, person.id) : numbered(tidy, otherNames(room, person.id))
  return withPerson(room, person.id, { name: shown, nameLocked: true })
}

/** The room in which this account may choose its name again. */
export function withNameFreed(room: Room, accountId: string): Room {
  const person = findAccount(room, accountId)
  return person === undefined ? room : withPerson(room, person.id, { nameLocked: false })
}
