import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import { loadBox } from '../../load.ts'
import { playSeated, settingOf } from '../random-play.ts'
import { flameGraph } from './flame.ts'
import { type AreaShare, areasOf, callTree, type FunctionShare, functionsOf } from './shares.ts'

/** What is looked at: one game, and who plays it. */
export interface ProfileSpec {
  readonly game: string
  readonly options: object
  /** Who plays which seat. */
  readonly bots: readonly string[]
  readonly moves: number
}
/** Where the time went. */
export interface ProfileReport extends ProfileSpec {
  readonly microsPerMove: number
  readonly areas: readonly AreaShare[]
  readonly functions: readonly FunctionShare[]
}
export interface Profiled {
  readonly report: ProfileReport
  /** A picture of all calls. */
  readonly flameGraph: string
  /** The samples, as the tools of browsers read them. */
  readonly profile: Profiler.Profile
}

/** Often enough that a function with one part in a thousand is seen a dozen times a second. */
const SAMPLING_MICROS = 100

/** Plays until all is compiled, then plays as much again and looks often at what is being done. */
export async function profilePlay(spec: ProfileSpec): Promise<Profiled> {
  const { game, options, bots, moves } = spec
  const box = await loadBox(game)
  const setting = settingOf(box, options, bots.length)
  const play = (seed: string) => playSeated(box, setting, bots, seed, moves)
  play('warm-up')
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLING_MICROS })
    await session.post('Profiler.start')
    const began = process.cpuUsage()
    const played = play('profile')
    const { user, system } = process.cpuUsage(began)
    const { profile } = await session.post('Profiler.stop')
    const tree = callTree(profile)
    const report = {
      ...spec,
      microsPerMove: (user + system) / played,
      areas: areasOf(tree),
      functions: functionsOf(tree),
    }
    return { report, flameGraph: flameGraph(`${game}: ${bots.join(', ')}; ${played} moves`, tree), profile }
  } finally {
    session.disconnect()
  }
}
