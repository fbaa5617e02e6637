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
  /** Of all moves together. */
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
  /** Of each round by itself: one with a major collection of the server's memory stands out. */
  readonly p99MsOfRounds: readonly number[]
}

/** How long moves are sent in each round. */
export interface LatencySpec {
  readonly ms: number
  readonly rounds: number
}

/** Sends moves at that pace, however long answers take. */
export async function measureLatency(
  database: DatabaseKind,
  driver: Driver,
  movesPerSecond: number,
  { ms, rounds }: LatencySpec,
): Promise<Latency> {
  const all: number[] = []
  const p99MsOfRounds: number[] = []
  let moves = 0
  for (let round = 0; round < rounds; round++) {
    const driven = await driver.pace(ms, movesPerSecond)
    moves += driven.moves
    const sorted = [...driven.latencies].sort((a, b) => a - b)
    p99MsOfRounds.push(percentile(sorted, 99))
    for (const latency of sorted) all.push(latency)
  }
  all.sort((a, b) => a - b)
  return {
    database,
    rooms: driver.rooms.length,
    participants: driver.rooms[0]?.participants.length ?? 0,
    movesPerSecond,
    moves,
    p50Ms: percentile(all, 50),
    p99Ms: percentile(all, 99),
    maxMs: all.at(-1) ?? 0,
    p99MsOfRounds,
  }
}
