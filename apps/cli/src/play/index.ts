export interface PlayArgs {
  readonly game?: string
  readonly seats?: string
  readonly seed?: string
  readonly options: readonly string[]
  readonly resume?: string
  readonly lang?: string
}

/** Plays a match in the terminal. */
export async function runPlay(_args: PlayArgs): Promise<number> {
  throw new Error('playing in the terminal is not built yet')
}
