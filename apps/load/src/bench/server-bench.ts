import { availableParallelism, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { DatabaseKind } from '../house.ts'
import { Driver } from './driver.ts'
import { type Durable, measureDurable, SMALL_ROOM } from './durable.ts'
import { type FanOut, type FanOutCase, FULL_ROOM, measureFanOut } from './fan-out.ts'
import { type Latency, measureLatency } from './latency.ts'
import { Site } from './site.ts'
import { type Target, targetsOf } from './targets.ts'
import { measureTurnBytes, type TurnBytes } from './turn-bytes.ts'

/** How thoroughly to measure. */
export interface BenchSpec {
  readonly databases: readonly DatabaseKind[]
  /** How often every contestant runs, and how long each time. */
  readonly rounds: number
  readonly ms: number
  /** How many moves each contestant makes in rooms of four before that. */
  readonly warmUpMoves: number
  /** Ways in which commands come to rooms of 12 seats and 8 watchers. */
  readonly fanOut: readonly FanOutCase[]
  /** Rooms of four. */
  readonly rooms: number
  /** Turns of Ludomercatus that are weighed. */
  readonly turns: number
  /** Told how many steps of how many are done. */
  progress?(done: number, of: number): void
}

/** What the server can do. Absolute numbers depend on the machine; the ratios are measured in the same rounds. */
export interface ServerBench {
  readonly node: string
  readonly cores: number
  /** What the machine was busy with before, as an average over a minute. */
  readonly loadAverage: number
  readonly seconds: number
  readonly fanOut: readonly FanOut[]
  readonly durable: readonly Durable[]
  readonly latency: readonly Latency[]
  readonly bytes: TurnBytes
  readonly targets: readonly Target[]
}

/** What is measured when nobody says otherwise. */
export const FULL_BENCH: BenchSpec = {
  databases: ['pglite', 'postgres'],
  rounds: 7,
  ms: 1_000,
  warmUpMoves: 40_000,
  // The many first: one room alone is too slow to warm a server up.
  fanOut: [
    { rooms: 32, atOnce: 'all', warmUpMoves: 40_000 },
    { rooms: 1, atOnce: 'all', warmUpMoves: 4_000 },
    { rooms: 1, atOnce: 1, warmUpMoves: 1_000 },
  ],
  rooms: 500,
  turns: 150,
}
/** Rounds in which moves come at a pace are so many times as long: with many rooms all memory is looked through meanwhile. */
const PACED = { fullRoom: 4, smallRooms: 16 }

/** Measures the server against the least that could do the same, on the loopback interface. */
export async function benchServer(spec: BenchSpec): Promise<ServerBench> {
  const began = performance.now()
  const [loadAverage = 0] = loadavg()
  const sites: Site[] = []
  try {
    for (const database of spec.databases) sites.push(await Site.open(database))
    const measured = await new Measuring(spec, sites).all()
    const seconds = (performance.now() - began) / 1000
    const machine = { node: process.version, cores: availableParallelism(), loadAverage, seconds }
    return { ...machine, ...measured, targets: targetsOf(measured) }
  } finally {
    for (const site of sites) await site.close()
  }
}

/** What was measured, before it is judged. */
export type Measured = Pick<ServerBench, 'fanOut' | 'durable' | 'latency' | 'bytes'>

class Measuring {
  readonly #spec: BenchSpec
  readonly #sites: readonly Site[]
  readonly #latency: Latency[] = []
  #done = 0

  constructor(spec: BenchSpec, sites: readonly Site[]) {
    this.#spec = spec
    this.#sites = sites
  }

  async all(): Promise<Measured> {
    const fanOut: FanOut[] = []
    for (const way of this.#spec.fanOut) {
      fanOut.push(...(await measureFanOut(this.#sites, way, { ...this.#spec, progress: this.#step })))
    }
    for (const site of this.#sites) await this.#fullRoom(site, fanOut)
    const durable: Durable[] = []
    for (const site of this.#sites) durable.push(await this.#smallRooms(site))
    const bytes = await measureTurnBytes(this.#sites[0] as Site, this.#spec.turns)
    this.#step()
    return { fanOut, durable, latency: this.#latency, bytes }
  }

  /** One room of 20, at half the pace that it reached. */
  async #fullRoom(site: Site, fanOut: readonly FanOut[]): Promise<void> {
    const reached = fanOut.find(({ database, rooms }) => database === site.database && rooms === 1)
    if (reached === undefined) return
    const driver = new Driver(await site.rooms(1, FULL_ROOM))
    await this.#pace(site, driver, reached.server.perSecond, PACED.fullRoom)
    driver.leave()
  }

  async #smallRooms(site: Site): Promise<Durable> {
    const driver = new Driver(await site.rooms(this.#spec.rooms, SMALL_ROOM))
    this.#step()
    const durable = await measureDurable(site, driver, { ...this.#spec, progress: this.#step })
    await this.#pace(site, driver, durable.endToEnd.perSecond, PACED.smallRooms)
    driver.leave()
    return durable
  }

  async #pace(site: Site, driver: Driver, reached: number, length: number): Promise<void> {
    const { ms, rounds } = this.#spec
    this.#latency.push(await measureLatency(site.database, driver, reached / 2, { ms: ms * length, rounds }))
    this.#step()
  }

  readonly #step = (): void => {
    const { databases, rounds, fanOut } = this.#spec
    const steps = fanOut.length * rounds + databases.length * (3 + rounds) + 1
    this.#spec.progress?.(++this.#done, steps)
  }
}
