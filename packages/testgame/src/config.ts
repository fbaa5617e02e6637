import { flag, int, type OptionSpecs, one } from '@ludoteca/kernel'

export interface Config {
  readonly rounds: number
  /** Whether decisions carry a clock. Without one the table waits for whoever goes on. */
  readonly clocks: boolean
  readonly clockSec: number
  /** Bytes of filler in every view; they change with every public move, so that every update carries them. */
  readonly pad: number
  readonly undo: 'none' | 'own'
  /** Every other round votes for a candidate instead of a mood. */
  readonly elections: boolean
  /** The last round ends with the watchers' awards. */
  readonly awards: boolean
}

export const options: OptionSpecs<Config> = {
  rounds: { domain: int(1, 10_000), default: 3 },
  clocks: { domain: flag, default: true },
  clockSec: { domain: int(1, 60), default: 20 },
  pad: { domain: int(0, 2000), default: 0 },
  undo: { domain: one(['none', 'own']), default: 'none' },
  elections: { domain: flag, default: true },
  awards: { domain: flag, default: true },
}
