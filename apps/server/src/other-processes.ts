import { isFields } from '@ludoteca/kernel'
import type { People } from './people/people.ts'
import { RoomRefresher } from './rooms/refresher.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Log } from './sockets/ports.ts'
import type { Sockets } from './sockets/sockets.ts'
import { traceOf } from './sockets/trace.ts'
import type { Notifications } from './storage/storage.ts'
import type { Tables } from './tables/tables.ts'

/** The parts that must follow what other processes on the same database do. */
interface Parts {
  readonly notifications: Notifications
  readonly tables: Tables
  readonly rooms: Rooms
  readonly people: People
  readonly sockets: Sockets
  readonly log: Log
}

/** Sent when an account is warned or may not be used any more. */
interface Sanctioned {
  readonly sanctioned: string
}

/** Has this process read again what the others say they have changed. */
export function followOthers(parts: Parts): void {
  const { notifications, tables, rooms, log } = parts
  const refresher = new RoomRefresher(rooms, (error) => log.warn(traceOf(error), 'changed rooms were not read'))
  notifications.subscribe(({ matches, rooms: roomIds, missed }) => {
    tables.catchUp(
      matches.map(({ id }) => id),
      missed,
    )
    if (missed) refresher.refreshAll()
    else refresher.refresh(roomIds)
  })
  notifications.subscribeToMessages((message) => {
    rooms.takeMessage(message)
    if (!isSanctioned(message)) return
    tellHere(parts, message.sanctioned).catch((error: unknown) =>
      log.warn(traceOf(error), 'nobody could be told that they are warned or may not be here'),
    )
  })
}

/** Tells whoever is connected with this account what was done about it, in all processes. */
export async function tellEverywhere(parts: Parts, accountId: string): Promise<void> {
  await tellHere(parts, accountId)
  parts.notifications.send({ sanctioned: accountId } satisfies Sanctioned)
}

/** The same in this process. Anybody may send a notification to a database: only what is stored counts. */
async function tellHere({ people, sockets }: Parts, accountId: string): Promise<void> {
  const person = await people.byId(accountId)
  const barred = person && people.refusalOf(person)
  if (barred) sockets.suspend(accountId, barred.params)
  else if (person?.warning) sockets.warn(accountId, person.warning)
}

function isSanctioned(message: unknown): message is Sanctioned {
  return isFields(message) && typeof message.sanctioned === 'string'
}
