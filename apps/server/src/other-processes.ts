import { isFields } from '@ludoteca/kernel'
import type { People } from './people/people.ts'
import { RoomRefresher } from './rooms/refresher.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Log } from './sockets/ports.ts'
import type { Sockets } from './sockets/sockets.ts'
import { traceOf } from './sockets/trace.ts'
import type { Notifications } from './storage/storage.ts'
import type { Tables } from './tables/tables.ts'

/** The parts that follow changes of other processes on the same database. */
interface Parts {
  readonly notifications: Notifications
  readonly tables: Tables
  readonly rooms: Rooms
  readonly people: People
  readonly sockets: Sockets
  readonly log: Log
}

/** The message to other processes that an account was warned or suspended. */
interface Sanctioned {
  readonly sanctioned: string
}

/** Subscribes the parts of this process to changes of other processes. */
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

/** Tells the connections of an account in all processes that it was warned or suspended. */
export async function tellEverywhere(parts: Parts, accountId: string): Promise<void> {
  await tellHere(parts, accountId)
  parts.notifications.send({ sanctioned: accountId } satisfies Sanctioned)
}

/** The same in this process. Notifications are not trusted: what is stored counts. */
async function tellHere({ people, sockets }: Parts, accountId: string): Promise<void> {
  const person = await people.byId(accountId)
  const barred = person && people.refusalOf(person)
  if (barred) sockets.suspend(accountId, barred.params)
  else if (person?.warning) sockets.warn(accountId, person.warning)
}

function isSanctioned(message: unknown): message is Sanctioned {
  return isFields(message) && typeof message.sanctioned === 'string'
}
