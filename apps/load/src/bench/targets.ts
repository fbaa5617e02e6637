import type { DatabaseKind } from '../house.ts'
import type { Measured } from './server-bench.ts'

/** What was aimed at, and what was reached. */
export interface Target {
  readonly name: string
  readonly reached: number
  readonly atLeast?: number
  readonly atMost?: number
  readonly isMet: boolean
}

/** The embedded database works inside the server and on its processor: it is shown, and judged by what it stores. */
const JUDGED: DatabaseKind = 'postgres'
const FAN_OUT_MIN = 0.75
/** What a processor can do shows when it has enough to do: alone, a room waits for the database most of the time. */
const FAN_OUT_ROOMS = 32
const DURABLE_MIN = 0.5
const P99_MS_MAX = 50
const TURN_BYTES_MAX = 500

/** Compares what was measured with what was aimed at. */
export function targetsOf({ fanOut, durable, latency, bytes }: Measured): Target[] {
  return [
    ...fanOut
      .filter(({ database, rooms }) => database === JUDGED && rooms >= FAN_OUT_ROOMS)
      .map(({ database, rooms, toRawFanOut }) =>
        atLeast(`fan-out, ${rooms} rooms, ${database}`, toRawFanOut, FAN_OUT_MIN),
      ),
    ...durable.map(({ database, logToRawInsert }) =>
      atLeast(`grouped durable moves to raw inserts, ${database}`, logToRawInsert, DURABLE_MIN),
    ),
    ...latency
      .filter(({ database }) => database === JUDGED)
      .map(({ database, rooms, p99Ms }) => atMost(`p99 in ms, ${rooms} rooms, ${database}`, p99Ms, P99_MS_MAX)),
    atMost('bytes of an ordinary turn, watcher', bytes.ordinary.watcher.mean, TURN_BYTES_MAX),
    atMost('bytes of an ordinary turn, seat', bytes.ordinary.seat.mean, TURN_BYTES_MAX),
  ]
}

function atLeast(name: string, reached: number, least: number): Target {
  return { name, reached, atLeast: least, isMet: reached >= least }
}

function atMost(name: string, reached: number, most: number): Target {
  return { name, reached, atMost: most, isMet: reached <= most }
}
