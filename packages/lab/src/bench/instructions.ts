import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What is counted: so many random moves at a table, and then more of them. */
export interface CountedPlay {
  readonly game: string
  readonly options: object
  readonly seats: number
  /** Two runs, of which one plays more moves: what they differ in is the moves. */
  readonly moves: readonly [few: number, many: number]
}
export interface InstructionCount extends CountedPlay {
  readonly instructionsPerMove: number
  readonly instructions: readonly [number, number]
}

/**
 * So few moves that counting takes minutes, not hours, and so many that most of the code is compiled by the first of the two.
 * Several games, since a change may make one of them slow alone; those that take longest to load are left to the ratios.
 */
export const COUNTED_PLAYS: readonly CountedPlay[] = [
  { game: 'ludomercatus', options: {}, seats: 4, moves: [100_000, 200_000] },
  { game: 'banca', options: {}, seats: 4, moves: [10_000, 20_000] },
  { game: 'carcosa', options: {}, seats: 4, moves: [10_000, 20_000] },
]

/** Counts processor instructions per random move, which a busy machine does not change. Nothing without valgrind. */
export function countInstructions(): readonly InstructionCount[] | undefined {
  if (spawnSync('valgrind', ['--version']).status !== 0) return undefined
  return COUNTED_PLAYS.map((play) => {
    const [few, many] = play.moves
    const instructions: readonly [number, number] = [instructionsOf(play, few), instructionsOf(play, many)]
    return { ...play, instructions, instructionsPerMove: (instructions[1] - instructions[0]) / (many - few) }
  })
}

function instructionsOf({ game, options, seats }: CountedPlay, moves: number): number {
  const script = fileURLToPath(new URL('./instructions-main.js', import.meta.url))
  const play = [game, JSON.stringify(options), String(seats), String(moves)]
  const node = [process.execPath, '--single-threaded', '--predictable', script, ...play]
  const tool = ['--tool=callgrind', '--callgrind-out-file=/dev/null', '--smc-check=all-non-file']
  const { stderr, status } = spawnSync('valgrind', [...tool, ...node], { encoding: 'utf8', maxBuffer: 1 << 26 })
  const counted = /Collected\s*:\s*(\d+)/.exec(stderr)
  if (status !== 0 || !counted) throw new Error(`valgrind did not count the instructions of ${game}`)
  return Number(counted[1])
}
