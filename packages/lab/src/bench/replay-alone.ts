import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Box } from '@ludoteca/kernel'
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

/**
 * Microseconds per recorded move in a thread where nothing else has been played. Where bots have thought, a match has
 * lived long; what it is made of is then put where collecting it is dear, and a replay, which is over in a moment, would
 * pay for that.
 */
export async function replayAlone(replay: Replay): Promise<number> {
  const thread = new Worker(new URL('./replay-main.js', import.meta.url), { workerData: replay })
  const [micros] = await once(thread, 'message')
  return micros as number
}

/** In a new thread the first dozen of rounds goes into compiling; with so many times as many the middle one is beyond it. */
const ROUNDS_TIMES = 10

/** The same in this thread. */
export function replayHere(box: Box, { options, seats, scripts, rounds }: Replay): number {
  const setting = settingOf(box, options, seats)
  const contestant = { name: 'replay', run: () => replayScripts(setting, scripts, {}) }
  return new Race([contestant], ROUNDS_TIMES * rounds).micros('replay')
}
