import type { Clock } from './match-clock.ts'
import type { SaveStore } from './saves/save-store.ts'
import type { Terminal } from './terminal/terminal.ts'

/** Everything outside the match that playing needs. */
export interface Host {
  readonly terminal: Terminal
  readonly store: SaveStore
  readonly clock: Clock
  /** How long a bot's move stays on the screen before the next one. */
  readonly pauseMs: number
  /** The system's language setting. */
  readonly systemLanguage: string | undefined
  newSeed(): string
}
