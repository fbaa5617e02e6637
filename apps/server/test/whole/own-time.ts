import { createHash } from 'node:crypto'
import { SeededChance } from '@ludoteca/kernel'
import type { Environment } from '../../src/environment.ts'

/** Time passes when it is told to and luck repeats itself, so that two runs differ only where they are made to. */
export interface OwnTime extends Environment {
  pass(ms: number): void
}

export function ownTime(): OwnTime {
  let time = 1_700_000_000_000
  let blocks = 0
  const block = () => createHash('sha256').update(`block ${++blocks}`).digest()
  return {
    now: () => time,
    elapsed: () => time,
    pass: (ms) => {
      time += ms
    },
    bytes: (count) => Buffer.concat(Array.from({ length: Math.ceil(count / 32) }, block)).subarray(0, count),
  }
}

/** Keys and back-off that are the same in every run. */
export function repeatableLuck(seed: string): () => number {
  const chance = new SeededChance(seed)
  return () => chance.int('random', 2 ** 30) / 2 ** 30
}
