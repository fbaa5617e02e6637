import type { DatabaseKind } from '../house.ts'
import { type Contestant, contest, type Score } from './contest.ts'
import { type Driven, Driver } from './driver.ts'
import type { RoomSize } from './plaza-room.ts'
import type { RawPlan } from './raw-plan.ts'
import { RawServer } from './raw-server.ts'
import type { Site } from './site.ts'
import { TrafficMeter } from './traffic.ts'
import { warmUp } from './warm-up.ts'

/** Twelve who play and eight who watch. */
export const FULL_ROOM: RoomSize = { seats: 12, watchers: 8 }
const PARTICIPANTS = FULL_ROOM.seats + FULL_ROOM.watchers

/** In which way commands come. */
export interface FanOutCase {
  readonly rooms: number
  /** How many moves may be under way in all rooms together. */
  readonly atOnce: number | 'all'
  /** How many moves each contestant makes before anything counts. */
  readonly warmUpMoves: number
}

/** What telling everybody costs. */
export interface FanOut extends Pick<FanOutCase, 'rooms' | 'atOnce'> {
  readonly database: DatabaseKind
  readonly framesPerCommand: number
  readonly bytesPerFrame: number
  readonly server: Score
  /** Processor time of the database's own processes, for each command. */
  readonly databaseCpuMicros: number
  /** A raw server that sends as many bytes, in one frame to everybody for each command. */
  readonly rawFanOut: Score
  /** A raw server that sends frames of the same number and size: several commands share one, as on the real server. */
  readonly rawSameFrames: Score
  /** Commands per processor second, as a share of the raw servers'. */
  readonly toRawFanOut: number
  readonly toRawSameFrames: number
}

/** How long, and how often. */
export interface FanOutSpec {
  readonly ms: number
  readonly rounds: number
  progress(): void
}

const SIZES_KEPT = 1000

/** Compares the servers with raw ones, all in the same rounds. */
export async function measureFanOut(
  sites: readonly Site[],
  { rooms, atOnce, warmUpMoves }: FanOutCase,
  { ms, rounds, progress }: FanOutSpec,
): Promise<FanOut[]> {
  const limit = atOnce === 'all' ? Number.POSITIVE_INFINITY : atOnce
  const raw = await RawServer.start(rooms, FULL_ROOM)
  const halls: Hall[] = []
  try {
    for (const site of sites) halls.push(await Hall.open(site, rooms, limit))
    for (const hall of halls) {
      await warmUp(warmUpMoves, (stretchMs) => hall.play(stretchMs))
      for (const plan of [hall.fanOut, hall.sameFrames]) {
        await warmUp(warmUpMoves, (stretchMs) => raw.rush(stretchMs, plan, limit))
      }
    }
    const contestants: Contestant[] = halls.flatMap((hall) => [
      { name: hall.name, run: () => hall.play(ms), cpuSeconds: hall.site.cpuSeconds },
      { name: `${hall.name} fan-out`, run: () => raw.rush(ms, hall.fanOut, limit), cpuSeconds: raw.cpuSeconds },
      { name: `${hall.name} frames`, run: () => raw.rush(ms, hall.sameFrames, limit), cpuSeconds: raw.cpuSeconds },
    ])
    const scores = await contest(contestants, rounds, progress)
    return halls.map((hall) => ({ rooms, atOnce, ...reportOf(hall, scores) }))
  } finally {
    for (const hall of halls) hall.leave()
    await raw.stop()
  }
}

function reportOf(hall: Hall, scores: Readonly<Record<string, Score>>): Omit<FanOut, keyof FanOutCase> {
  const server = scores[hall.name] as Score
  const rawFanOut = scores[`${hall.name} fan-out`] as Score
  const rawSameFrames = scores[`${hall.name} frames`] as Score
  return {
    database: hall.site.database,
    framesPerCommand: hall.framesPerCommand,
    bytesPerFrame: hall.bytesPerFrame,
    server,
    databaseCpuMicros: hall.databaseCpuMicros,
    rawFanOut,
    rawSameFrames,
    toRawFanOut: server.perCpuSecond / rawFanOut.perCpuSecond,
    toRawSameFrames: server.perCpuSecond / rawSameFrames.perCpuSecond,
  }
}

/** The rooms of one server, and what its people were sent. */
class Hall {
  readonly site: Site
  readonly #driver: Driver
  readonly #limit: number
  readonly #meter = new TrafficMeter(SIZES_KEPT)
  #moves = 0
  #databaseCpuSeconds = 0

  private constructor(site: Site, driver: Driver, limit: number) {
    this.site = site
    this.#driver = driver
    this.#limit = limit
  }

  static async open(site: Site, rooms: number, limit: number): Promise<Hall> {
    const hall = new Hall(site, new Driver(await site.rooms(rooms, FULL_ROOM)), limit)
    for (const { participants } of hall.#driver.rooms) for (const one of participants) one.meter = hall.#meter
    return hall
  }

  get name(): string {
    return this.site.database
  }

  get framesPerCommand(): number {
    return this.#meter.frames / this.#moves
  }

  get bytesPerFrame(): number {
    return this.#meter.bytes / this.#meter.frames
  }

  get databaseCpuMicros(): number {
    return (this.#databaseCpuSeconds * 1e6) / this.#moves
  }

  /** As many bytes for each command, but in a frame for each command and participant. */
  get fanOut(): RawPlan {
    return { kind: 'fan-out', bytes: Math.max(1, Math.round(this.#meter.bytes / this.#moves / PARTICIPANTS)) }
  }

  get sameFrames(): RawPlan {
    return { kind: 'frames', framesPerCommand: this.framesPerCommand, sizes: this.#meter.sizes }
  }

  async play(ms: number): Promise<Driven> {
    const before = await this.site.databaseCpuSeconds()
    const driven = await this.#driver.rush(ms, this.#limit)
    this.#databaseCpuSeconds += (await this.site.databaseCpuSeconds()) - before
    this.#moves += driven.moves
    return driven
  }

  leave(): void {
    this.#driver.leave()
  }
}
