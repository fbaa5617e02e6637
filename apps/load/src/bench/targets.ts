import type { Measured } from './server-bench.ts'

/** What was aimed at, and what was reached. */
export interface Target {
  readonly name: string
  readonly reached: number
  readonly atLeast?: number
  readonly atMost?: number
  readonly isMet: boolean
}

const FAN_OUT_MIN = 0.75
const DURABLE_MIN = 0.5
const P99_MS_MAX = 50
const TURN_BYTES_MAX = 500

/** Compares what was measured with what was aimed at. */
export function targetsOf({ fanOut, durable, latency, bytes }: Measured): Target[] {
  return [
    ...fanOut
      .filter(({ atOnce }) => atOnce === 'all')
      .map(({ database, rooms, toRawFanOut }) =>
        atLeast(`fan-out, ${rooms} rooms, ${database}`, toRawFanOut, FAN_OUT_MIN),
      ),
    ...durable.flatMap(({ database, logToRawInsert, tablesToRawInsert }) => [
      atLeast(`moves stored by the log to raw inserts, ${database}`, logToRawInsert, DURABLE_MIN),
      atLeast(`moves stored by tables to raw inserts, ${database}`, tablesToRawInsert, DURABLE_MIN),
    ]),
    ...latency.map(({ database, rooms, p99Ms }) => atMost(`p99 in ms, ${rooms} rooms, ${database}`, p99Ms, P99_MS_MAX)),
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
