import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage, type StoragePlace, system } from '@ludoteca/server/parts'
import { layEmptyDatabase } from '@ludoteca/server/testing'
import type { DatabaseKind } from '../house.ts'
import { contest, type Score } from './contest.ts'
import type { Driver } from './driver.ts'
import { LogAppends } from './log-appends.ts'
import type { RoomSize } from './plaza-room.ts'
import { RawInserts } from './raw-inserts.ts'
import { RawServer } from './raw-server.ts'
import type { Site } from './site.ts'
import { TableMatches } from './table-matches.ts'
import { warmUp } from './warm-up.ts'

/** Four who play. */
export const SMALL_ROOM: RoomSize = { seats: 4, watchers: 0 }

/** How many moves a second are stored. */
export interface Durable {
  readonly database: DatabaseKind
  readonly rooms: number
  /** The log of moves by itself. */
  readonly log: Score
  /** Tables in this process: the log and the rules, without sockets. */
  readonly tables: Score
  /** Everything, over sockets. */
  readonly endToEnd: Score
  /** The same rows, inserted in groups by the same driver, and nothing else. */
  readonly rawInsert: Score
  /** As many sockets, to which every message is sent back. */
  readonly rawEcho: Score
  readonly logToRawInsert: number
  readonly tablesToRawInsert: number
  readonly endToEndToRawInsert: number
  readonly endToEndToRawEcho: number
}

/** How long, how often, in how many rooms. */
export interface DurableSpec {
  readonly ms: number
  readonly warmUpMoves: number
  readonly rounds: number
  readonly rooms: number
  progress(): void
}

/** Compares what is stored by tables and by the whole server with what could be, all in the same rounds. */
export async function measureDurable(site: Site, driver: Driver, spec: DurableSpec): Promise<Durable> {
  const { ms, warmUpMoves, rounds, rooms, progress } = spec
  const dir = await mkdtemp(join(tmpdir(), 'ludoteca-bench-'))
  const closing: (() => Promise<void>)[] = [() => rm(dir, { recursive: true, force: true })]
  const placeFor = async (name: string): Promise<StoragePlace> => {
    const databaseUrl = await site.anotherDatabase()
    if (databaseUrl !== undefined) return { databaseUrl }
    const dataDir = join(dir, name)
    await layEmptyDatabase(dataDir)
    return { dataDir }
  }
  try {
    const storage = await openStorage(await placeFor('tables'), system)
    closing.unshift(() => storage.close())
    const tables = await TableMatches.start(storage, rooms)
    closing.unshift(() => tables.close())
    const log = await LogAppends.open(await placeFor('log'), rooms)
    closing.unshift(() => log.close())
    const inserts = await RawInserts.open(await placeFor('inserts'))
    closing.unshift(() => inserts.close())
    const echo = await RawServer.start(rooms, SMALL_ROOM)
    closing.unshift(() => echo.stop())
    const runs = {
      tables: (duration: number) => tables.rush(duration),
      log: (duration: number) => log.rush(duration, tables.appends),
      rawInsert: (duration: number) => inserts.rush(duration, rooms, tables.appends),
      endToEnd: (duration: number) => driver.rush(duration),
      rawEcho: (duration: number) => echo.rush(duration, { kind: 'echo' }),
    }
    for (const run of Object.values(runs)) await warmUp(warmUpMoves, run)
    const scores = await contest(
      [
        { name: 'tables', run: () => runs.tables(ms), cpuSeconds: ownCpuSeconds },
        { name: 'log', run: () => runs.log(ms), cpuSeconds: ownCpuSeconds },
        { name: 'rawInsert', run: () => runs.rawInsert(ms), cpuSeconds: ownCpuSeconds },
        { name: 'endToEnd', run: () => runs.endToEnd(ms), cpuSeconds: site.cpuSeconds },
        { name: 'rawEcho', run: () => runs.rawEcho(ms), cpuSeconds: echo.cpuSeconds },
      ],
      rounds,
      progress,
    )
    return {
      database: site.database,
      rooms,
      ...scores,
      logToRawInsert: scores.log.perSecond / scores.rawInsert.perSecond,
      tablesToRawInsert: scores.tables.perSecond / scores.rawInsert.perSecond,
      endToEndToRawInsert: scores.endToEnd.perSecond / scores.rawInsert.perSecond,
      endToEndToRawEcho: scores.endToEnd.perSecond / scores.rawEcho.perSecond,
    }
  } finally {
    for (const close of closing) await close()
  }
}

async function ownCpuSeconds(): Promise<number> {
  const { user, system: inKernel } = process.cpuUsage()
  return (user + inKernel) / 1e6
}
