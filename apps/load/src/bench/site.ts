import { readdir, readFile } from 'node:fs/promises'
import { type DatabaseKind, House } from '../house.ts'
import { usageOf } from '../usage.ts'
import { Visitor } from '../visitor.ts'
import { PlazaRoom, type RoomSize } from './plaza-room.ts'

/** Rooms that are opened at the same time. */
const AT_ONCE = 20

/** One person may sit in many rooms: fewer accounts make the setting up shorter and the play no different. */
const TUNING = { sweepMs: 1_000, sockets: { perPersonMax: 100_000, perAddressMax: 100_000 } }

/** A server under test with its database, and the people who come to it. */
export class Site {
  readonly database: DatabaseKind
  readonly #house: House
  readonly #people: Visitor[] = []

  private constructor(database: DatabaseKind, house: House) {
    this.database = database
    this.#house = house
  }

  static async open(database: DatabaseKind): Promise<Site> {
    const house = await House.build(database, { tuning: TUNING })
    try {
      await house.open()
    } catch (error) {
      await house.tearDown()
      throw error
    }
    return new Site(database, house)
  }

  /** A URL for a database of one's own on the same server; nothing when there is no such server. */
  async anotherDatabase(): Promise<string | undefined> {
    return this.#house.postgres?.createDatabase()
  }

  /** So many people, always the same. */
  async people(count: number): Promise<readonly Visitor[]> {
    while (this.#people.length < count) this.#people.push(await Visitor.arrive(this.#house.server.url))
    return this.#people.slice(0, count)
  }

  /** Rooms with a match of plaza under way. */
  async rooms(count: number, size: RoomSize): Promise<PlazaRoom[]> {
    const people = await this.people(size.seats + size.watchers)
    const rooms: PlazaRoom[] = []
    while (rooms.length < count) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - rooms.length) }, () => PlazaRoom.open(people, size))
      rooms.push(...(await Promise.all(some)))
    }
    return rooms
  }

  readonly cpuSeconds = async (): Promise<number> => (await this.#house.server.usage()).cpuSeconds

  /** What the processes of the database have used; an embedded one has none. */
  async databaseCpuSeconds(): Promise<number> {
    const pid = this.#house.postgres?.pid
    if (pid === undefined) return 0
    let sum = 0
    for (const entry of await readdir('/proc')) {
      if (/^\d+$/.test(entry)) sum += await cpuSecondsIfOf(pid, Number(entry))
    }
    return sum
  }

  close(): Promise<void> {
    return this.#house.tearDown()
  }
}

/** What a process has used, if it is that one or a child of it. Processes may end while one looks. */
async function cpuSecondsIfOf(parent: number, pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const isOf = pid === parent || status.includes(`\nPPid:\t${parent}\n`)
    return isOf ? (await usageOf(pid)).cpuSeconds : 0
  } catch {
    return 0
  }
}
