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

/** Sent when an account may not be used any more. */
interface Suspended {
  readonly suspended: string
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
    if (!isSuspended(message)) return
    suspendHere(parts, message.suspended).catch((error: unknown) =>
      log.warn(traceOf(error), 'nobody could be told that they may not be here'),
    )
  })
}

/** Tells everybody who is connected with this account that it may not be used, in all processes. */
export async function suspendEverywhere(parts: Parts, accountId: string): Promise<void> {
  await suspendHere(parts, accountId)
  parts.notifications.send({ suspended: accountId } satisfies Suspended)
}

/** The same in this process. Anybody may send a notification to a database: only what is stored counts. */
async function suspendHere({ people, sockets }: Parts, accountId: string): Promise<void> {
  const person = await people.byId(accountId)
  const barred = person && people.refusalOf(person)
  if (barred) sockets.suspend(accountId, barred.params)
}

function isSuspended(message: unknown): message is Suspended {
  return isFields(message) && typeof message.suspended === 'string'
}
