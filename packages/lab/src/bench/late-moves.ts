import { drawAny, SeededChance } from '@ludoteca/kernel'
import { startMatch } from './costs.ts'
import { median } from './race.ts'
import type { Setting } from './random-play.ts'

/** Enough moves for the processor's clock, few enough that both matches share what else the machine does. */
const BATCH = 50
/** Until these have been played, all moves are slow because the machine is still learning. */
const WARM_UP = 2
const PAIRS = 12

/**
 * What a move in the last quarter of long random matches costs, in terms of one in the first. A match that begins and
 * one that ends take turns, batch by batch, so that both pay alike for work of others. The middle batches are compared:
 * a collection of garbage costs as much as several batches, and comes to one of the two by chance.
 */
export function lastQuarterToFirst(setting: Setting, moves: number): number {
  const names = longNames(setting, moves, WARM_UP + PAIRS + 1)
  const early: number[] = []
  const late: number[] = []
  for (let pair = 0; pair < WARM_UP + PAIRS; pair++) {
    const young = new RandomMatch(setting, names[pair] as string)
    const old = new RandomMatch(setting, names[pair + 1] as string)
    old.play((moves * 3) / 4)
    for (let played = 0; played < moves / 4; played += BATCH) {
      const youngMicros = young.play(BATCH)
      const oldMicros = old.play(BATCH)
      if (pair < WARM_UP) continue
      early.push(youngMicros)
      late.push(oldMicros)
    }
  }
  return median(late) / median(early)
}

/** Names of matches that go on for so long. */
function longNames(setting: Setting, moves: number, count: number): readonly string[] {
  const names: string[] = []
  for (let i = 0; names.length < count; i++) {
    const match = new RandomMatch(setting, `long ${i}`)
    match.play(moves)
    if (match.seq === moves) names.push(`long ${i}`)
  }
  return names
}

/** A match with log and hashes; its name decides all of it. */
class RandomMatch {
  readonly #match: ReturnType<typeof startMatch>
  readonly #dice: SeededChance

  constructor(setting: Setting, name: string) {
    this.#match = startMatch(setting, name)
    this.#dice = new SeededChance(`${name}:dice`).unrecorded()
  }

  get seq(): number {
    return this.#match.seq
  }

  /** Goes on for so many moves; says how many microseconds of the processor they took. */
  play(moves: number): number {
    const match = this.#match
    const began = process.cpuUsage()
    for (let i = 0; i < moves && !match.outcome(); i++) {
      const turn = drawAny(match.position.state, match.decisions, this.#dice)
      if (turn) match.submit(turn.seat, turn.move)
    }
    const { user, system } = process.cpuUsage(began)
    return user + system
  }
}
