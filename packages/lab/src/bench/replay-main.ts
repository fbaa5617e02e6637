import { parentPort, workerData } from 'node:worker_threads'
import { loadBox } from '../load.ts'
import { type Replay, replayHere } from './replay-alone.ts'

// The thread of `replayAlone`. Texts of recorded moves come from JSON, as those of a record do.
const { scripts, ...replay } = workerData as Replay
const box = await loadBox(replay.game)
parentPort?.postMessage(replayHere(box, { ...replay, scripts: JSON.parse(JSON.stringify(scripts)) }))
