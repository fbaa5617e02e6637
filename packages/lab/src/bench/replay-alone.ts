import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Box } from '@ludoteca/kernel'
import { BARE_LOOP, bareLoop } from './bare-loop.ts'
import { Race } from './race.ts'
import { replayScripts, type Script, settingOf } from './random-play.ts'

/** Recorded moves to be replayed: plain data, so that a thread can be given it. */
export interface Replay {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly scripts: readonly Script[]
  readonly rounds: number
}

/** What a recorded move costs: in microseconds, and in terms of the bare loop, with which it took turns. */
export interface Replayed {
  readonly micros: number
  readonly toLoop: number
}

/**
 * What a recorded move costs in a thread where nothing else has been played. Where bots have thought, a match has
 * lived long; what it is made of is then put where collecting it is dear, and a replay, which is over in a moment, would
 * pay for that.
 */
export async function replayAlone(replay: Replay): Promise<Replayed> {
  const thread = new Worker(new URL('./replay-main.js', import.meta.url), { workerData: replay })
  const [replayed] = await once(thread, 'message')
  return replayed as Replayed
}

/** In a new thread the first dozen of rounds goes into compiling; with so many times as many the middle one is beyond it. */
const ROUNDS_TIMES = 10

/** The same in this thread. */
export function replayHere(box: Box, { options, seats, scripts, rounds }: Replay): Replayed {
  const setting = settingOf(box, options, seats)
  const contestant = { name: 'replay', run: () => replayScripts(setting, scripts, {}) }
  const moves = scripts.reduce((sum, { turns }) => sum + turns.length, 0)
  const race = new Race([contestant, bareLoop(moves)], ROUNDS_TIMES * rounds)
  return { micros: race.micros('replay'), toLoop: race.ratio('replay', BARE_LOOP) }
}
