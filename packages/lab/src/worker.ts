import type { FuzzSpec } from './fuzz/stretch.ts'
import { fuzzStretch as fuzz } from './fuzz/stretch.ts'
import { loadBox } from './load.ts'
import { type PlaytestSpec, playtestStretch as playtest } from './playtest/stretch.ts'
import type { Stretch } from './pool.ts'
import { type SimulationSpec, simulateStretch as simulate } from './simulate/stretch.ts'
import { type RungSpec, sweepStretch as sweep } from './sweep/stretch.ts'

interface Task<T> {
  readonly spec: T
  readonly stretch: Stretch
}

/** What runs in a worker thread: each function gets plain data and gives plain data back. */
export async function simulateStretch({ spec, stretch }: Task<SimulationSpec>) {
  return simulate(await loadBox(spec.game, spec.pack), spec, stretch)
}

export async function sweepStretch({ spec, stretch }: Task<RungSpec>) {
  return sweep(await loadBox(spec.game), spec, stretch)
}

export async function fuzzStretch({ spec, stretch }: Task<FuzzSpec>) {
  return fuzz(await loadBox(spec.game), spec, stretch)
}

export async function playtestStretch({ spec, stretch }: Task<PlaytestSpec>) {
  return playtest(await loadBox(spec.game), spec, stretch)
}
