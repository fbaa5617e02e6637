import type { Belongings, Refusal } from '@ludoteca/kernel'
import type { Controls } from '../tables/ports.ts'

/** A match as a room hands it to the tables. */
export interface MatchToStart {
  readonly roomId: string
  readonly game: string
  readonly options: object
  readonly seats: readonly {
    readonly name: string
    readonly kind: 'human' | 'bot'
    readonly accountId: string | null
  }[]
  readonly serverSeed: string
  readonly contributions: readonly { readonly name: string; readonly entropy: string }[]
  /** Whether everybody may find it when it is over. */
  readonly listed: boolean
  readonly controls: Controls
  /** What each seat brings along. */
  readonly brought: readonly (Belongings | null)[]
}

/** What rooms need from tables. */
export interface TablesPort {
  start(match: MatchToStart): Promise<{ readonly matchId: string } | Refusal>
  /** Who plays which seat from now on; a match that this process does not have asks when it is opened. */
  control(matchId: string, controls: Controls): void
  /** Whether a newcomer may still take a seat. */
  lateJoin(matchId: string): Promise<boolean>
  abandon(matchId: string): Promise<void>
  /** The rooms of those matches that this process has. */
  readonly roomIds: readonly string[]
}
