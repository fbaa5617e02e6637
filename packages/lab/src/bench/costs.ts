import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Box, drawAny, hashState, isRefusal, Match, Position, SeededChance } from '@ludoteca/kernel'
import { playOut } from '../play-out.ts'
import type { Contestant } from './race.ts'
import type { Script, Setting } from './random-play.ts'

/** Few enough to stay in the processor's cache, as the positions of a search do. */
const STATES = 64

/** What it costs to copy a position, to take a snapshot of a match, to write it down and to hash a state. */
export function positionCosts(setting: Setting, scripts: readonly Script[]): Contestant[] {
  const states = statesOf(setting, scripts)
  const { game } = setting
  const match = matchOf(setting, scripts[0] as Script)
  const each = (times: number, work: (state: object) => unknown) => () => {
    for (let i = 0; i < times; i++) for (const state of states) work(state)
    return times * states.length
  }
  const snapshots = (times: number, work: () => unknown) => () => {
    for (let i = 0; i < times; i++) work()
    return times
  }
  return [
    { name: 'copy a position', run: each(1000, (state) => game.copy(state)) },
    { name: 'hash a state', run: each(20, hashState) },
    { name: 'snapshot of a match', run: snapshots(5000, () => match.snapshot()) },
    { name: 'snapshot as JSON', run: snapshots(1000, () => JSON.stringify(match.snapshot())) },
  ]
}

/** Copies of positions taken all along some matches, evenly spread. */
function statesOf(setting: Setting, scripts: readonly Script[]): object[] {
  const every = Math.ceil(scripts.reduce((sum, { turns }) => sum + turns.length, 0) / STATES)
  const states: object[] = []
  let moves = 0
  for (const { seed, turns } of scripts) {
    const position = Position.setup(setting.game, setting.config, setting.seats, new SeededChance(seed).unrecorded())
    for (const { seat, move } of turns) {
      if (moves++ % every === 0) states.push(structuredClone(position.state))
      position.apply(seat, move)
    }
  }
  return states
}

function matchOf(setting: Setting, { seed, turns }: Script) {
  const match = startMatch(setting, seed)
  for (const { seat, move } of turns) match.submit(seat, move)
  return match
}

/** A match with these options, fresh from the box. */
export function startMatch({ game, config, seats }: Setting, seed: string) {
  const infos = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}`, kind: 'random' }))
  const match = Match.start(game, { options: config, seats: infos, seed })
  if (isRefusal(match)) throw new Error(`the benchmark's options are refused: ${match.code}`)
  return match
}

/** How many moves a long match has, and in how many parts it is looked at. */
export interface Length {
  readonly moves: number
  readonly parts: number
}

/** Processor time per move in µs of each part of one long match with log and hashes. */
export function longMatch(setting: Setting, { moves: all, parts }: Length): readonly number[] {
  for (let attempt = 0; ; attempt++) {
    const match = startMatch(setting, `long:${attempt}`)
    const dice = new SeededChance(`long:${attempt}:dice`).unrecorded()
    const micros: number[] = []
    while (micros.length < parts && !match.outcome()) {
      const began = process.cpuUsage()
      let moves = 0
      for (; moves < all / parts && !match.outcome(); moves++) {
        const turn = drawAny(match.position.state, match.decisions, dice)
        if (turn) match.submit(turn.seat, turn.move)
      }
      const { user, system } = process.cpuUsage(began)
      micros.push((user + system) / moves)
    }
    if (match.seq === all) return micros
  }
}

export interface HeapGrowth {
  readonly matches: number
  /** Memory in use after a fifth of the matches and after all of them, in bytes. */
  readonly early: number
  readonly late: number
}

/** Whether a long simulation piles anything up. */
export function heapGrowth(box: Box, { config, seats }: Setting, matches: number): HeapGrowth {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const bots = Array.from({ length: seats }, () => 'normal' as const)
  let early = 0
  for (let match = 0; match < matches; match++) {
    if (match === Math.floor(matches / 5)) early = used()
    playOut(box, { config, bots, seed: `heap:${match}`, movesMax: 1000 })
  }
  return { matches, early, late: used() }
}
