import { randomBytes } from 'node:crypto'
import type { Environment } from '../src/environment.ts'

/** A machine whose clock somebody may set, which changes nothing about how much time has passed. */
export class TwoClocks implements Environment {
  #wall: number
  #elapsed = 5_000

  constructor(wall = 1_700_000_000_000) {
    this.#wall = wall
  }

  readonly now = () => this.#wall
  readonly elapsed = () => this.#elapsed
  readonly bytes = (count: number) => randomBytes(count)

  pass(ms: number): void {
    this.#wall += ms
    this.#elapsed += ms
  }

  /** Somebody sets the clock forwards, or back. */
  set(ms: number): void {
    this.#wall += ms
  }
}

const HOUR_MS = 3_600_000
/** By how much somebody may set a clock. */
export const JUMPS = [2 * HOUR_MS, -2 * HOUR_MS, 6_000, -6_000]
