import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface InstructionCount {
  readonly instructionsPerMove: number
  /** Two runs, of which one plays more moves: what they differ in is the moves. */
  readonly moves: readonly [number, number]
  readonly instructions: readonly [number, number]
}

/** So many that by then the code is compiled, and only the moves count. */
const FEW = 100_000
const MANY = 200_000

/** Counts processor instructions per random move, which a busy machine does not change. Nothing without valgrind. */
export function countInstructions(): InstructionCount | undefined {
  if (spawnSync('valgrind', ['--version']).status !== 0) return undefined
  const instructions = [FEW, MANY].map(instructionsOf) as [number, number]
  const instructionsPerMove = (instructions[1] - instructions[0]) / (MANY - FEW)
  return { instructionsPerMove, moves: [FEW, MANY], instructions }
}

function instructionsOf(moves: number): number {
  const script = fileURLToPath(new URL('./instructions-main.js', import.meta.url))
  const node = [process.execPath, '--single-threaded', '--predictable', script, String(moves)]
  const tool = ['--tool=callgrind', '--callgrind-out-file=/dev/null', '--smc-check=all-non-file']
  const { stderr, status } = spawnSync('valgrind', [...tool, ...node], { encoding: 'utf8', maxBuffer: 1 << 26 })
  const counted = /Collected\s*:\s*(\d+)/.exec(stderr)
  if (status !== 0 || !counted) throw new Error('valgrind did not count the instructions')
  return Number(counted[1])
}
