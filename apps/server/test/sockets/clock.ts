import type { Environment } from '../../src/environment.ts'

/** A clock that stands until it is set. */
export class Clock implements Environment {
  ms = 1_000_000
  readonly now = () => this.ms
  readonly elapsed = () => this.ms
  readonly bytes = (count: number) => new Uint8Array(count)
}
