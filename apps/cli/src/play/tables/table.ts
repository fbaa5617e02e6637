import type { Box, Names, Seat, Viewer } from '@ludoteca/kernel'
import type { Paint } from '../terminal/paint.ts'
import type { ShellWords } from '../words/shell-words.ts'

/** What a drawing is made from: one viewer's view, and how to speak and paint. */
export interface Scene<V = object> {
  readonly box: Box
  readonly view: V
  readonly viewer: Viewer
  readonly seats: readonly Seat[]
  readonly names: Names
  readonly columns: number
  /** How many rows there are for everything; endless in a file. */
  readonly rows: number
  /** How long until time is called; nothing where there is no limit. */
  readonly leftMs: number | undefined
  readonly paint: Paint
  readonly shell: ShellWords
}

/** Draws the table as lines, none wider than the scene's columns. */
export type DrawTable<V = object> = (scene: Scene<V>) => readonly string[]
