import type { DatabaseKind } from '../house.ts'
import type { Driver } from './driver.ts'
import { percentile } from './spread.ts'

/** How long it takes from the sending of a move until somebody else hears of it. */
export interface Latency {
  readonly database: DatabaseKind
  readonly rooms: number
  readonly participants: number
  /** Moves sent in a second: half of what was measured to be possible. */
  readonly movesPerSecond: number
  readonly moves: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
}

/** Sends moves at that pace, however long answers take. */
export async function measureLatency(
  database: DatabaseKind,
  driver: Driver,
  movesPerSecond: number,
  ms: number,
): Promise<Latency> {
  const { moves, latencies } = await driver.pace(ms, movesPerSecond)
  const sorted = [...latencies].sort((a, b) => a - b)
  return {
    database,
    rooms: driver.rooms.length,
    participants: driver.rooms[0]?.participants.length ?? 0,
    movesPerSecond,
    moves,
    p50Ms: percentile(sorted, 50),
    p99Ms: percentile(sorted, 99),
    maxMs: sorted.at(-1) ?? 0,
  }
}
